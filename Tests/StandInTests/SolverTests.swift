import Foundation
import StandInTestSupport
import Testing
import UIKit

@Suite struct SolverTests {
    struct System {
        var variableCount: Int
        var constraints: [(expression: StandInExpression, relation: StandInRelation, priority: Float)] = []

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            variableCount = Int.random(in: 1...8, using: &random)
            for _ in 0..<Int.random(in: 1...14, using: &random) {
                var expression = StandInExpression(
                    constant: Double(Int.random(in: -100...100, using: &random))
                )
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let variable = Int.random(in: 0..<variableCount, using: &random)
                    expression.terms[variable, default: 0] +=
                        [-2, -1, 1, 1, 2].randomElement(using: &random) ?? 1
                }
                let relation = [StandInRelation.lessOrEqual, .equal, .greaterOrEqual].randomElement(
                    using: &random
                )
                let priority = [1000, 1000, 750, 500, 250].randomElement(using: &random) as Float?
                constraints.append((expression, relation ?? .equal, priority ?? 1000))
            }
            constraints.sort { $0.priority > $1.priority }
        }

        /// The solver after all constraints, and which of them it accepted.
        func solved() -> (StandInSolver, [Bool]) {
            var solver = StandInSolver(priorities: Set(constraints.map(\.priority)))
            let taken = constraints.map { solver.add($0.expression, $0.relation, priority: $0.priority) }
            return (solver, taken)
        }
    }

    private func error(
        _ entry: (StandInExpression, StandInRelation, Float),
        _ solver: StandInSolver
    ) -> Double {
        let sum = entry.0.terms.reduce(entry.0.constant) { $0 + $1.value * solver.value(of: $1.key) }
        switch entry.1 {
        case .equal: return abs(sum)
        case .lessOrEqual: return max(0, sum)
        case .greaterOrEqual: return max(0, -sum)
        }
    }

    @Test func `accepted required constraints hold in random systems`() {
        for seed in 1...300 as ClosedRange<UInt64> {
            let system = System(seed: seed)
            let (solver, taken) = system.solved()
            for (entry, isTaken) in zip(system.constraints, taken) where entry.priority == 1000 && isTaken {
                #expect(error(entry, solver) < 1e-6, "seed \(seed)")
            }
            let optional = zip(system.constraints, taken).filter { $0.0.priority < 1000 }
            #expect(optional.allSatisfy { $0.1 }, "seed \(seed)")
        }
    }

    @Test func `a refused constraint changes nothing`() {
        for seed in 1...200 as ClosedRange<UInt64> {
            let system = System(seed: seed)
            let (solver, taken) = system.solved()
            var without = system
            without.constraints = zip(system.constraints, taken).filter(\.1).map(\.0)
            let (other, _) = without.solved()
            for variable in 0..<system.variableCount {
                #expect(solver.value(of: variable) == other.value(of: variable), "seed \(seed)")
            }
        }
    }

    @Test func `a value is determined if no other value is as good`() {
        var (free, fixed) = (0, 0)
        for seed in 1...150 as ClosedRange<UInt64> {
            let system = System(seed: seed)
            let (solver, _) = system.solved()
            for variable in 0..<system.variableCount {
                // A request for another value, with a lower priority than all others, changes only
                // variables that are not determined.
                let isMoved = [-1.0, 1].contains { step in
                    let target = solver.value(of: variable) + step
                    var priorities = Set(system.constraints.map(\.priority))
                    priorities.insert(1)
                    var probe = StandInSolver(priorities: priorities)
                    for entry in system.constraints {
                        _ = probe.add(entry.expression, entry.relation, priority: entry.priority)
                    }
                    _ = probe.add(StandInExpression([variable: 1], constant: -target), .equal, priority: 1)
                    return abs(probe.value(of: variable) - solver.value(of: variable)) > 1e-5
                }
                #expect(solver.isDetermined(variable) == !isMoved, "seed \(seed), variable \(variable)")
                if isMoved { free += 1 } else { fixed += 1 }
            }
        }
        #expect(free > 50 && fixed > 50)
    }

    @Test func `one strong error outweighs many weak ones`() {
        var solver = StandInSolver(priorities: [750, 250])
        let weak = (0..<50).map { _ in
            solver.add(StandInExpression([0: 1], constant: -10), .equal, priority: 250)
        }
        let strong = solver.add(StandInExpression([0: 1], constant: -3), .equal, priority: 750)
        #expect(strong && weak.allSatisfy { $0 })
        #expect(abs(solver.value(of: 0) - 3) < 1e-9)
    }

    /// Writes random systems and their solutions for `Scripts/check_solver.py`, one JSON object a
    /// line.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["ROUNDEL_SOLVER_DUMP"] != nil))
    func `systems are written for the comparison with other solvers`() throws {
        let path = try #require(ProcessInfo.processInfo.environment["ROUNDEL_SOLVER_DUMP"])
        var lines: [String] = []
        for seed in 1...500 as ClosedRange<UInt64> {
            let system = System(seed: seed)
            let (solver, taken) = system.solved()
            let constraints = zip(system.constraints, taken).map { entry, isTaken in
                [
                    "terms": entry.expression.terms.sorted { $0.key < $1.key }.map {
                        [Double($0.key), $0.value]
                    },
                    "constant": entry.expression.constant, "relation": entry.relation.rawValue,
                    "priority": Int(entry.priority), "taken": isTaken,
                ] as [String: Any]
            }
            let values = (0..<system.variableCount).map(solver.value)
            let object: [String: Any] = ["seed": Int(seed), "constraints": constraints, "values": values]
            lines.append(String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self))
        }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
}
