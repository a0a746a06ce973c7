import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a source file where a fault can be planted.
final class MutantFinder: SyntaxVisitor {
    private(set) var regions: [Region] = []
    private let converter: SourceLocationConverter
    private let source: [UInt8]

    /// How many regions the present node lies in: those inside another belong to it.
    private var depth = 0

    /// Whether the present body has to give every stored property a value.
    private var isInitializer = false

    static func regions(of text: String, file: String) throws -> [Region] {
        let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
        let finder = MutantFinder(tree: tree, text: text, file: file)
        finder.walk(tree)
        return finder.regions.filter { !$0.mutants.isEmpty }
    }

    private init(tree: some SyntaxProtocol, text: String, file: String) {
        converter = SourceLocationConverter(fileName: file, tree: tree)
        source = Array(text.utf8)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Regions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.signature)
        guard let body = node.body else { return .skipChildren }
        let returns = node.signature.returnClause != nil && !isBuilder(node.attributes)
        visitBody(body.statements, isValue: returns)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.signature)
        guard let body = node.body else { return .skipChildren }
        isInitializer = true
        visitBody(body.statements, isValue: false)
        isInitializer = false
        return .skipChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGetter = node.accessorSpecifier.tokenKind == .keyword(.get)
        if let body = node.body { visitBody(body.statements, isValue: isGetter) }
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let statements) = node.accessors else { return .visitChildren }
        let binding = node.parent?.as(PatternBindingSyntax.self)
        let declaration = binding?.parent?.parent?.as(VariableDeclSyntax.self)
        // The body of a SwiftUI view is a result builder without saying so.
        let isView = binding?.pattern.trimmedDescription == "body"
        visitBody(statements, isValue: !isView && !isBuilder(declaration?.attributes ?? []))
        return .skipChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        guard depth == 0, !(node.parent?.is(EnumCaseElementSyntax.self) ?? false) else {
            return .visitChildren
        }
        open(.expression, node.value)
        walk(node.value)
        depth -= 1
        return .skipChildren
    }

    private func visitBody(_ statements: CodeBlockItemListSyntax, isValue: Bool) {
        guard depth == 0 else { return walk(statements) }
        let only = statements.count == 1 ? statements.first?.item : nil
        let isExpression = only?.is(ExprSyntax.self) ?? false
        let returns = statements.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.return)
        }
        open(isValue && isExpression && !returns ? .value : .statements, statements)
        walk(statements)
        depth -= 1
    }

    private func open(_ form: Region.Form, _ node: some SyntaxProtocol) {
        depth += 1
        regions.append(Region(form: form, range: bytes(node)))
    }

    private func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.trimmedDescription.hasSuffix("Builder") }
    }

    // MARK: Faults

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
            return .visitChildren
        }
        let name = token.text
        for (kind, other) in Self.replacements[name] ?? [] { add(kind, token, other) }
        if ["-", "/"].contains(name) {
            let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
            add(.swapped, node, "\(right) \(name) (\(left))")
        }
        return .visitChildren
    }

    private static let replacements: [String: [(Mutant.Kind, String)]] = [
        "<": [(.boundary, "<="), (.comparison, ">")], "<=": [(.boundary, "<"), (.comparison, ">=")],
        ">": [(.boundary, ">="), (.comparison, "<")], ">=": [(.boundary, ">"), (.comparison, "<=")],
        "==": [(.comparison, "!=")], "!=": [(.comparison, "==")],
        "&&": [(.logic, "||")], "||": [(.logic, "&&")],
        "+": [(.sign, "-")], "-": [(.sign, "+")], "+=": [(.sign, "-=")], "-=": [(.sign, "+=")],
        "*": [(.arithmetic, "/")], "/": [(.arithmetic, "*")], "%": [(.arithmetic, "/")],
        "..<": [(.boundary, "...")], "...": [(.boundary, "..<")],
    ]

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.operator.text {
        case "-": add(.sign, node, node.expression.trimmedDescription)
        case "!": add(.logic, node, node.expression.trimmedDescription)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription
        let isZero = Double(text.filter { $0 != "_" }) == 0
        add(.constant, node, isZero ? "(\(text) + 1)" : "(1.02 * \(text))")
        return .skipChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.constant, node, "(\(node.trimmedDescription) + 1)")
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.constant, node, node.literal.tokenKind == .keyword(.true) ? "false" : "true")
        return .skipChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        let (first, second) = (node.thenExpression.trimmedDescription, node.elseExpression.trimmedDescription)
        add(.condition, node, "\(node.condition.trimmedDescription) ? \(second) : \(first)")
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .visitChildren }
        switch node.declName.baseName.text {
        case "isFinite": add(.guardRemoved, node, "true")
        case "isNaN": add(.guardRemoved, node, "false")
        case "finiteOrZero", "magnitude": add(.guardRemoved, node, base.trimmedDescription)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard case .expression(let condition) = node.condition else { return .visitChildren }
        let isGuard = node.parent?.parent?.is(GuardStmtSyntax.self) ?? false
        add(isGuard ? .guardRemoved : .condition, condition, isGuard ? "true" : "false")
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        if name == "min" || name == "max" {
            add(.extremum, node.calledExpression, name == "min" ? "max" : "min")
        } else if node.arguments.count > 1 {
            swapArguments(of: node)
        }
        return .visitChildren
    }

    /// Swaps two neighbours that look alike: names and members, no literals and no closures.
    private func swapArguments(of node: FunctionCallExprSyntax) {
        let arguments = Array(node.arguments)
        for (first, second) in zip(arguments, arguments.dropFirst()) {
            let values = [first.expression, second.expression]
            let alike = values.allSatisfy { $0.is(DeclReferenceExprSyntax.self) }
            guard alike || values.allSatisfy({ $0.is(MemberAccessExprSyntax.self) }) else { continue }
            let range = bytes(first.expression).lowerBound..<bytes(second.expression).upperBound
            let (from, to) = (bytes(first.expression).upperBound, bytes(second.expression).lowerBound)
            let between = String(decoding: source[from..<to], as: UTF8.self)
            add(.swapped, range, values[1].trimmedDescription + between + values[0].trimmedDescription)
            return
        }
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard !isInitializer, case .expr(let expression) = node.item else { return .visitChildren }
        // The only statement of a body may be its value.
        let isAlone = node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        let isAssignment =
            expression.as(InfixOperatorExprSyntax.self).map {
                $0.operator.is(AssignmentExprSyntax.self) || $0.operator.trimmedDescription.hasSuffix("=")
            } ?? false
        if isAssignment || (!isAlone && expression.is(FunctionCallExprSyntax.self)) {
            add(.dropped, node.item, isAlone ? "()" : "")
        }
        return .visitChildren
    }

    private func add(_ kind: Mutant.Kind, _ node: some SyntaxProtocol, _ replacement: String) {
        add(kind, bytes(node), replacement)
    }

    private func add(_ kind: Mutant.Kind, _ range: Range<Int>, _ replacement: String) {
        guard depth > 0 else { return }
        let line = converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line
        let original = String(decoding: source[range], as: UTF8.self).split(separator: "\n").joined(
            separator: " "
        )
        regions[regions.count - 1].mutants.append(
            Mutant(kind: kind, range: range, replacement: replacement, line: line, original: original)
        )
    }

    private func bytes(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
