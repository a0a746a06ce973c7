#!/bin/bash
# Tests Scripts/check-apple.sh: plants one fault after another in a copy of the sources, two at the
# same time. Each must be refused, with the kind of message that Xcode gives. Run that script first:
# it rebuilds the standard library.
set -euo pipefail
cd "$(dirname "$0")/../.."

# refuse SYSTEM FILE SED MESSAGE: edits the file, and expects the system to refuse it with the
# message.
refuse() {
    local system=$1 file=$2 edit=$3 message=$4 work
    work=$(mktemp -d)
    trap "rm -rf '$work'" EXIT
    mkdir "$work/tree"
    cp -R Sources Examples README.md README.ja.md Documentation "$work/tree"
    sed -i -E "$edit" "$work/tree/$file"
    if cmp -s "$file" "$work/tree/$file"; then
        echo "planting changed nothing: $edit in $file" >&2
        return 1
    fi
    if ROUNDEL_TREE=$work/tree ROUNDEL_OUT=$work/out Scripts/check-apple.sh "$system" >"$work/log" 2>&1; then
        echo "accepted on $system: $edit in $file" >&2
        return 1
    fi
    grep -qE "$message" "$work/log" || {
        echo "refused on $system, but with another message: $edit in $file" >&2
        grep error "$work/log" >&2
        return 1
    }
}

swiftui=Sources/RoundelSwiftUI
uikit=Sources/RoundelUIKit
demo=Examples/RoundelDemo/RoundelDemo

# The faults: the arguments of each `refuse`.
plants() {
    plant() { printf '%s\0' "$@"; }
    # API newer than the deployment version.
    plant iOS $swiftui/Shared/View+Compatibility.swift 's/if #available\(iOS 17, .*visionOS 26.*/if true {/' \
        "'sensoryFeedback\(_:trigger:\)' is only available in iOS 17"
    plant macOS $swiftui/Shared/View+Compatibility.swift 's/if #available\(iOS 17, .*visionOS 26.*/if true {/' \
        "'sensoryFeedback\(_:trigger:\)' is only available in macOS 14"
    plant visionOS $swiftui/Shared/View+Compatibility.swift 's/visionOS 26/visionOS 1/' \
        "'sensoryFeedback\(_:trigger:\)' is only available in visionOS 26"
    plant tvOS $uikit/Shared/UIView+Traits.swift '/guard #available/d' "is only available in tvOS 17"
    # API that the system does not have.
    plant tvOS $uikit/Shared/DetentHaptics.swift 's/!os\(tvOS\) && //' "'UISelectionFeedbackGenerator' is unavailable in tvOS"
    plant visionOS $uikit/Shared/DetentHaptics.swift 's/ && !os\(visionOS\)//' \
        "'UISelectionFeedbackGenerator' is unavailable in visionOS"
    plant tvOS $uikit/Shared/TurnDriver+Scroll.swift 's/#if os\(tvOS\)/#if os(watchOS)/' "is unavailable in tvOS"
    plant tvOS $swiftui/Shared/Bridging.swift 's/^import SwiftUI$/import SwiftUI\n@MainActor func drag() { _ = DragGesture() }/' \
        "'DragGesture' is unavailable in tvOS"
    plant tvOS $swiftui/Shared/Bridging.swift \
        's/^import SwiftUI$/import SwiftUI\n@MainActor func slider(_ v: Binding<Double>) { _ = Slider(value: v, in: 0...1) { Text("") } }/' \
        "'Slider' is unavailable in tvOS"
    plant watchOS $swiftui/Shared/TurnKey.swift 's/#if !os\(watchOS\) && !os\(tvOS\)/#if !os(tvOS)/' "is unavailable in watchOS"
    plant iOS $swiftui/Shared/TurnKey.swift 's/#if os\(macOS\) \|\|/#if os(iOS) || os(macOS) ||/' "unavailable in iOS"
    plant macOS $swiftui/Shared/TurnInput.swift 's/#if os\(watchOS\) \|\| os\(Linux\)/#if os(macOS)/' "is unavailable in macOS"
    plant iOS $uikit/Shared/Bridging.swift 's/^import UIKit$/import UIKit\nlet screen = UISlider()/' "main actor-isolated|nonisolated"
    plant tvOS $uikit/Shared/Bridging.swift 's/^import UIKit$/import UIKit\n@MainActor let slider = UISlider()/' "'UISlider' is unavailable in tvOS"
    plant visionOS $uikit/Shared/Bridging.swift 's/^import UIKit$/import UIKit\n@MainActor let impact = UIImpactFeedbackGenerator(style: .light)/' \
        "'UIImpactFeedbackGenerator' is unavailable in visionOS"
    plant visionOS $uikit/Shared/Bridging.swift 's/^import UIKit$/import UIKit\n@MainActor func scale() -> CGFloat { UIScreen.main.scale }/' \
        "'UIScreen' is unavailable in visionOS"
    # A framework that the system does not have.
    plant macOS $uikit/Shared/ScrollPolicy.swift 's/^#if canImport\(UIKit\).*/#if true/' "no such module 'UIKit'"
    # A conformance that the geometry types have only on newer systems.
    plant iOS $uikit/Menu/CircularMenuView+Types.swift 's/public func hash\(into hasher/func digest(into hasher/' \
        "does not conform to protocol 'Hashable'"
    # Isolation.
    plant iOS $uikit/Shared/DetentHaptics.swift 's/@MainActor final class/final class/' "main actor-isolated"
    plant iOS $uikit/Shared/Observation.swift 's/MainActor.assumeIsolated \{ action\(\) \}/action()/' "main actor-isolated"
    # Code of apps that is on the main actor.
    plant iOS $swiftui/Menu/MenuWords.swift 's/position: (@escaping )?@MainActor/position: \1@Sendable/' "main actor-isolated"
    # Names and labels.
    plant iOS $uikit/Circumference/HelperPath.swift 's/addLayoutGuide\(guide\)/addLayoutGuide(to: guide)/' \
        "extraneous argument label|incorrect argument label"
    plant iOS $swiftui/Shared/TurnInput.swift 's/\.allowsHitTesting\(/.allowsHitTest(/' "has no member 'allowsHitTest'"
    # Objective-C.
    plant iOS $uikit/Shared/Selectors.swift 's/@objc private func fire/private func fire/' "is not exposed to Objective-C"
    plant iOS $uikit/Shared/Selectors.swift 's/#selector\(fire\)/#selector(missing)/' "cannot find 'missing'"
    plant iOS $uikit/Wheel/WheelView.swift 's/@IBDesignable open class WheelView/@IBDesignable open class WheelView/; s/public var angleTextStyle/@IBInspectable public var angleTextStyle/' \
        "cannot be marked '@IBInspectable'"
    plant tvOS $uikit/Wheel/WheelView.swift 's/public required init\?\(coder/public init?(coder/' "'required'"
    # Deprecated API.
    plant iOS $uikit/Menu/CircularMenuView.swift '/@available\((iOS|tvOS), deprecated/d' "'traitCollectionDidChange' was deprecated in iOS 17"
    # Faults that the compiler finds after type checking.
    plant iOS $uikit/Shared/Bridging.swift \
        's/^import UIKit$/import UIKit\nfinal class N {}\nactor A { func g(_ n: N) {} }\nfunc f(_ a: A) async { let n = N(); await a.g(n); print(n) }/' \
        "sending 'n' risks causing data races"
    plant iOS $uikit/Shared/Bridging.swift 's/^import UIKit$/import UIKit\nfunc f() -> Int { }/' "missing return"
    # Enumerations of frameworks may get new cases.
    plant iOS $uikit/Shared/Bridging.swift \
        's/^import UIKit$/import UIKit\nfunc f(_ s: UIUserInterfaceLayoutDirection) -> Int { switch s { case .leftToRight: 0; case .rightToLeft: 1 } }/' \
        "switch covers known cases|may have additional unknown values"
    # watchOS has a UIKit with few declarations.
    plant watchOS $uikit/Wheel/WheelView.swift 's/ && !os\(watchOS\)//' "cannot find type|no such module"
    # Declarations with package access are not visible outside the package.
    plant iOS README.md 's/^import RoundelSwiftUI$/import RoundelSwiftUI\nimport Roundel\nlet p = Point2D.onCubic/' "is inaccessible|has no member"
    # Examples are checked with exactly the imports that they show.
    plant iOS $uikit/RoundelUIKit.docc/Settings.md 's/^let dial = WheelView\(\)$/import UIKit\nlet dial = WheelView()/' "cannot find 'WheelView'"
    plant iOS README.md 's/^import RoundelSwiftUI$//' "cannot find"
    plant iOS $swiftui/Shared/CoreTypes.swift '/@_exported/d' "not available due to missing import of defining module 'Roundel'"
    plant iOS $demo/SwiftUI/PhotoScreen.swift 's/import RoundelSwiftUI//' "cannot find"
}

if [ $# -gt 0 ]; then refuse "$@"; exit; fi
plants | xargs -0 -n 4 -P 2 Scripts/apple/planted.sh
echo "all $(plants | tr -cd '\0' | wc -c | awk '{ print $1 / 4 }') planted faults are refused"
