/// What `@CaseProperties` adds to an enum, as source.
struct CaseMembers {
  private let declaration: EnumSource
  private let access: String
  private let isComparable: Bool

  init(of declaration: EnumSource, access: String, isComparable: Bool) {
    (self.declaration, self.access) = (declaration, access)
    self.isComparable = isComparable
  }

  var source: String {
    var parts = [lines { isOwn($0.propertyName) ? "" : property(of: $0) }]
    if !isOwn("StateCase") { parts.append(mirror) }
    if !isOwn("stateCase") { parts.append(mirrored) }
    if isComparable, !isOwn("==") { parts.append(comparison) }
    return parts.joined(separator: "\n")
  }

  private func isOwn(_ name: String) -> Bool { declaration.ownNames.contains(name) }

  /// A text for each case, between the conditions that the cases stand between.
  private func lines(_ text: (EnumSource.Case) -> String) -> String {
    declaration.items.map { item in
      switch item {
      case .one(let one): text(one)
      case .condition(let condition): condition
      }
    }.joined(separator: "\n")
  }

  // MARK: Properties

  private func property(of one: EnumSource.Case) -> String {
    let attributes = one.attributes.map { $0 + "\n" }.joined()
    guard !one.payloads.isEmpty else {
      return """
        \(attributes)/// Whether it is `\(one.plainName)`.
        \(access)nonisolated var \(one.propertyName): Bool {
          if case .\(one.name) = self { return true }
          return false
        }
        """
    }
    return """
      \(attributes)/// What `\(one.plainName)` holds; nil in other cases. A value makes it that case.
      \(access)nonisolated var \(one.name): (\(one.payloadType))? {
        get {
          guard case .\(one.name)\(one.bindings("value")) = self else { return nil }
          return \(one.value)
        }
        set {
          guard let newValue else { return }
          self = .\(one.name)(\(one.arguments))
        }
      }
      """
  }

  // MARK: The mirror

  private var mirror: String {
    """
    /// The cases without what they hold.
    \(access)nonisolated enum StateCase: Swift.CaseIterable, Swift.Hashable, Swift.Sendable {
    \(lines { "case \($0.name)" })
    }
    """
  }

  /// The case that it is. Cases that are not on all systems cannot be named on all.
  private var mirrored: String {
    let limited = declaration.cases.filter { $0.availability != nil }
    let asked = limited.dropLast().map { one in
      "if \(one.availability ?? ""), case .\(one.name) = self { return .\(one.name) }"
    }
    let rest = limited.last.map { ["default:"] + asked + ["return .\($0.name)"] } ?? []
    let named = lines { $0.availability == nil ? "case .\($0.name): return .\($0.name)" : "" }
    return """
      /// Which case it is.
      \(access)nonisolated var stateCase: StateCase {
        switch self {
      \(([named] + rest).joined(separator: "\n"))
        }
      }
      """
  }

  // MARK: The comparison

  private var comparison: String {
    """
    /// Whether both are the same case with the same payload, as far as that can be compared.
    \(access)static func == (one: Self, other: Self) -> Swift.Bool {
    \(lines(pair))
      return false
    }
    """
  }

  private func pair(_ one: EnumSource.Case) -> String {
    let condition = one.availability.map { $0 + ", " } ?? ""
    let pattern = "(.\(one.name)\(one.bindings("a")), .\(one.name)\(one.bindings("b")))"
    let parts = one.payloads.indices.map { "VSM.PayloadComparison.areAlike(a\($0), b\($0))" }
    let result = parts.isEmpty ? "true" : parts.joined(separator: " && ")
    return "if \(condition)case \(pattern) = (one, other) { return \(result) }"
  }
}

extension EnumSource.Case {
  var plainName: String { name.filter { $0 != "`" } }

  /// What its property is called: `loaded`, or `isLoading` where it holds nothing.
  var propertyName: String {
    payloads.isEmpty ? "is" + plainName.prefix(1).uppercased() + plainName.dropFirst() : plainName
  }

  /// A payload by itself, or a tuple with the labels.
  fileprivate var payloadType: String {
    if payloads.count == 1 { return payloads[0].type }
    return payloads.map { ($0.label.map { $0 + ": " } ?? "") + $0.type }.joined(separator: ", ")
  }

  /// What takes the payloads apart, under the name and a number.
  fileprivate func bindings(_ name: String) -> String {
    if payloads.isEmpty { return "" }
    return "(" + payloads.indices.map { "let \(name)\($0)" }.joined(separator: ", ") + ")"
  }

  fileprivate var value: String {
    if payloads.count == 1 { return "value0" }
    let parts = payloads.enumerated().map { ($1.label.map { $0 + ": " } ?? "") + "value\($0)" }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  fileprivate var arguments: String {
    payloads.enumerated().map { index, payload in
      let label = payload.label.map { $0 + ": " } ?? ""
      return label + (payloads.count == 1 ? "newValue" : "newValue.\(index)")
    }.joined(separator: ", ")
  }
}
