#!/usr/bin/env python3
"""Renders the demo's app icon: makes the PNG of the asset catalogue from AppIcon.svg.

Chromium renders it with 1024 by 1024 pixels. Apple accepts no icon with an alpha channel, and
Chromium writes one, so the picture is written again without it. Run this script after a change of
Tests/RoundelDemoTests/AppIcon.swift and `ROUNDEL_RECORD_GOLDENS=1 swift test --filter AppIconTests`,
which writes the SVG.
"""
import pathlib
import struct
import subprocess
import tempfile
import zlib

BROWSER = "/usr/bin/chromium-headless-shell"
SIDE = 1024
DEMO = pathlib.Path(__file__).resolve().parent.parent / "Examples/RoundelDemo"


def draw(svg, png):
    """Renders an SVG into a PNG with Chromium."""
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [
                BROWSER, "--headless", "--no-sandbox", "--no-first-run", "--hide-scrollbars", "--disable-gpu",
                f"--user-data-dir={profile}", "--force-device-scale-factor=1",
                f"--window-size={SIDE},{SIDE}", f"--screenshot={png}", svg.as_uri(),
            ],
            check=True, capture_output=True,
        )


def chunks(png):
    """The chunks of a PNG, as names and contents."""
    place = 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place:place + 4])
        yield png[place + 4:place + 8], png[place + 8:place + 8 + length]
        place += 12 + length


def pixels(png):
    """The lines of a PNG with eight bits a channel, as bytes, and how many channels there are."""
    parts = list(chunks(png))
    width, height, depth, kind = struct.unpack(">IIBB", parts[0][1][:10])
    assert (width, height, depth) == (SIDE, SIDE, 8), "the picture has another form than expected"
    channels = {2: 3, 6: 4}[kind]
    data = zlib.decompress(b"".join(content for name, content in parts if name == b"IDAT"))
    lines, above, stride = [], bytes(width * channels), width * channels
    for row in range(height):
        start = row * (stride + 1)
        above = unfilter(data[start], bytearray(data[start + 1:start + 1 + stride]), above, channels)
        lines.append(above)
    return lines, channels


def unfilter(kind, line, above, step):
    """Undoes the filter of a line."""
    for index in range(len(line)):
        left = line[index - step] if index >= step else 0
        corner = above[index - step] if index >= step else 0
        up = above[index]
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        elif kind == 4:
            near = left + up - corner
            guess = min((left, up, corner), key=lambda value: abs(near - value))
        else:
            guess = 0
        line[index] = (line[index] + guess) & 255
    return bytes(line)


def opaque(png):
    """The same picture without an alpha channel."""
    lines, channels = pixels(png)
    above = bytes(SIDE * 3)
    rows = []
    for line in lines:
        if channels == 4:
            assert all(alpha == 255 for alpha in line[3::4]), "the icon has to be opaque"
            colors = bytearray(SIDE * 3)
            for channel in range(3):
                colors[channel::3] = line[channel::4]
            line = bytes(colors)
        # The difference from the line above compresses best where colours change slowly.
        rows.append(b"\x02" + bytes((value - up) & 255 for value, up in zip(line, above)))
        above = line
    data = zlib.compress(b"".join(rows), 9)

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0") + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def main():
    icon = DEMO / "RoundelDemo/Assets.xcassets/AppIcon.appiconset/AppIcon.png"
    with tempfile.TemporaryDirectory() as folder:
        png = pathlib.Path(folder) / "icon.png"
        draw(DEMO / "AppIcon.svg", png)
        icon.write_bytes(opaque(png.read_bytes()))
    print(f"{icon.name}: {icon.stat().st_size} bytes")


main()
