extension Screen {
  /// What a test looks for on a screen: a name, or a role and a name.
  ///
  ///     try screen.tap("Retry")
  ///     try screen.tap(.button("Retry"))
  ///     #expect(screen.exists(.progress))
  ///
  /// A name is what assistive technologies would say: an accessibility label, else the words of a
  /// text or inside a button, else the prompt of a text field. A name that nothing on the screen
  /// has is taken for an accessibility identifier.
  public struct Lookup: Hashable, Sendable {
    let role: Role?
    let name: String?
    let identifier: String?

    private init(role: Role? = nil, name: String? = nil, identifier: String? = nil) {
      self.role = role
      self.name = name
      self.identifier = identifier
    }

    /// Whatever has this name.
    public static func named(_ name: String) -> Lookup { Lookup(name: name) }

    /// Whatever carries this accessibility identifier.
    public static func identifier(_ identifier: String) -> Lookup {
      Lookup(identifier: identifier)
    }

    /// Whatever has this role, and the name where one is given.
    public static func role(_ role: Role, _ name: String? = nil) -> Lookup {
      Lookup(role: role, name: name)
    }

    /// The text of these words.
    public static func text(_ words: String) -> Lookup { .role(.text, words) }
    /// The button of this name.
    public static func button(_ name: String) -> Lookup { .role(.button, name) }
    /// The text field of this name.
    public static func textField(_ name: String) -> Lookup { .role(.textField, name) }
    /// The toggle of this name.
    public static func toggle(_ name: String) -> Lookup { .role(.toggle, name) }
    /// The slider of this name.
    public static func slider(_ name: String) -> Lookup { .role(.slider, name) }
    /// The picker of this name.
    public static func picker(_ name: String) -> Lookup { .role(.picker, name) }
    /// The image of this name.
    public static func image(_ name: String) -> Lookup { .role(.image, name) }
    /// The one sign of progress.
    public static let progress = Lookup.role(.progress)
    /// The one scroll view.
    public static let scrollArea = Lookup.role(.scrollArea)
    /// The sign of progress of this name.
    public static func progress(_ name: String) -> Lookup { .role(.progress, name) }
  }
}

extension Screen.Lookup: ExpressibleByStringInterpolation {
  /// A string is a name.
  public init(stringLiteral name: String) { self = .named(name) }
}

extension Screen.Lookup: CustomStringConvertible {
  /// The lookup in a sentence: `button "Retry"`.
  public var description: String {
    if let identifier { return "identifier \"\(identifier)\"" }
    return [role?.words, name.map { "\"\($0)\"" }].compactMap { $0 }.joined(separator: " ")
  }
}
