#!/bin/bash
# Copies pictures of views from Tests/Goldens/Pictures into the documentation catalogues.
#
#   Scripts/documentation/views.sh                                  copies the existing ones again
#   Scripts/documentation/views.sh RoundelUIKit uikit-menu-ring …   adds some
#
# A catalogue has each picture in light (NAME.svg) and in dark (NAME~dark.svg); ![…](NAME) shows
# both. The dark ones are not goldens: a run of StandInPicturesTests leaves them in
# .build/pictures/views, and Tests/Goldens/Pictures/variants.txt has their hashes.
set -euo pipefail
cd "$(dirname "$0")/../.."
goldens=Tests/Goldens/Pictures
variants=.build/pictures/views

copy() {
    local resources=Sources/$1/$1.docc/Resources name=$2
    [ -d "Sources/$1/$1.docc" ] || { echo "no module $1 with a catalogue" >&2; exit 1; }
    [ -f "$goldens/$name.svg" ] || { echo "no picture $goldens/$name.svg" >&2; exit 1; }
    [ -f "$variants/$name-dark.svg" ] || {
        echo "no picture $variants/$name-dark.svg: run swift test --filter PictureGoldenTests first" >&2
        exit 1
    }
    mkdir -p "$resources"
    cp "$goldens/$name.svg" "$resources/$name.svg"
    cp "$variants/$name-dark.svg" "$resources/$name~dark.svg"
}

if [ $# -gt 0 ]; then
    module=$1
    shift
    for name in "$@"; do copy "$module" "$name"; done
    exit
fi
for dark in Sources/*/*.docc/Resources/*~dark.svg; do
    [ -e "$dark" ] || continue
    module=${dark#Sources/}
    copy "${module%%/*}" "$(basename "$dark" '~dark.svg')"
done
