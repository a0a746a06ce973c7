import Roundel
import RoundelUIKit
import UIKit

/// Paper with the tools under the finger.
///
/// A drag draws. A finger that is held opens the tools where it is. On the button in the corner a
/// quick stroke chooses one as well.
final class CanvasViewController: ScreenViewController {
    private let paper = PaperView()
    private let (tool, hint) = (UILabel(style: .title2), UILabel(style: .body, color: .quiet))
    private lazy var paperMenu = interaction()
    private lazy var buttonMenu = interaction()
    private lazy var button = UIButton(disc: paper.sketch.brush.symbol, named: Words.drawingTools) {
        [unowned self] in buttonMenu.open()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        paper.accessibilityLabel = Words.canvas
        hint.text = Words.drawing
        // A drag on the paper draws, so that a stroke cannot choose there.
        paperMenu.settings.acceptsStrokes = false
        paper.addInteraction(paperMenu)
        button.addInteraction(buttonMenu)
        paper.onChange = { [unowned self] in showTool() }
        let stage = UIView()
        stage.fill(with: paper)
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(button)
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -Sketch.margin),
            button.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -Sketch.margin),
        ])
        let texts = UIStackView(arrangedSubviews: [tool, hint])
        (texts.axis, texts.spacing) = (.vertical, 4)
        showTool()
        show(stage, with: [texts])
    }

    /// Shows what the finger draws with, also in the menus.
    private func showTool() {
        let sketch = paper.sketch
        tool.text = sketch.title
        paper.accessibilityValue = sketch.title
        button.configuration?.image = UIImage(
            systemName: sketch.brush.symbol,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)
        )
        button.tintColor = sketch.ink.color
        for menu in [paperMenu, buttonMenu] { menu.reloadMenu() }
    }

    private func interaction() -> RadialMenuInteraction {
        RadialMenuInteraction { [unowned self] _ in
            UIMenu(children: brushes + [colors, clear])
        }
    }

    private var brushes: [UIMenuElement] {
        Brush.allCases.map { brush in
            UIAction(
                title: brush.name,
                image: UIImage(systemName: brush.symbol),
                state: brush == paper.sketch.brush ? .on : .off
            ) { [unowned self] _ in paper.sketch.brush = brush }
        }
    }

    private var colors: UIMenu {
        let inks = Ink.allCases.map { ink in
            let image = UIImage(systemName: "circle.fill")
            return UIAction(
                title: ink.name,
                image: image?.withTintColor(ink.color, renderingMode: .alwaysOriginal),
                state: ink == paper.sketch.ink ? .on : .off
            ) { [unowned self] _ in paper.sketch.ink = ink }
        }
        return UIMenu(title: Words.color, image: UIImage(systemName: "paintpalette"), children: inks)
    }

    private var clear: UIAction {
        UIAction(
            title: Words.clear,
            image: UIImage(systemName: "trash"),
            attributes: paper.sketch.lines.isEmpty ? [.destructive, .disabled] : .destructive
        ) { [unowned self] _ in paper.sketch.clear() }
    }
}

/// Paper on which a finger draws.
private final class PaperView: UIView {
    /// Called when the sketch has changed.
    var onChange: () -> Void = {}
    var sketch = Sketch() {
        didSet {
            guard sketch != oldValue else { return }
            picture.drawing = sketch.drawing
            onChange()
        }
    }
    private let picture = DrawingView(Sketch().drawing)
    private var finger: UITouch?
    private var start = CGPoint.zero
    private var isDrawing = false

    init() {
        super.init(frame: .zero)
        let sheet = SuperellipseView()
        sheet.exponent = Sketch.exponent
        sheet.isUserInteractionEnabled = false
        sheet.contentView.fill(with: picture)
        fill(with: sheet)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.first else { return }
        (finger, start, isDrawing) = (touch, touch.location(in: self), false)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger, touches.contains(finger) else { return }
        for sample in event?.coalescedTouches(for: finger) ?? [finger] { draw(to: sample.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

    /// Leaves no drag to what is around the paper, such as the swipe back in a page since iOS 26, which
    /// would take the finger away from the touches above.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }

    private func end(_ touches: Set<UITouch>) {
        if let finger, touches.contains(finger) { self.finger = nil }
    }

    private func draw(to location: CGPoint) {
        func point(_ location: CGPoint) -> CGPoint {
            CGPoint(x: location.x / bounds.width, y: location.y / bounds.width)
        }
        if !isDrawing {
            guard hypot(location.x - start.x, location.y - start.y) > Sketch.slop else { return }
            isDrawing = true
            sketch.begin(at: point(start))
        }
        sketch.extend(to: point(location))
    }
}
