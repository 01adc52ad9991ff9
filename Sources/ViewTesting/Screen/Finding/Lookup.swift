public import Foundation

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
    var region: Region?
    var position: Int?
    var point: Point?

    /// A point that can be hashed.
    struct Point: Hashable, Sendable {
      let x: Double
      let y: Double
    }

    private init(
      role: Role? = nil, name: String? = nil, identifier: String? = nil, in region: Region? = nil
    ) {
      self.role = role
      self.name = name
      self.identifier = identifier
      self.region = region
    }

    /// Whatever has this name.
    public static func named(_ name: String, in region: Region? = nil) -> Lookup {
      Lookup(name: name, in: region)
    }

    /// Whatever carries this accessibility identifier.
    ///
    /// One on a toggle, a slider, a picker or a sign of progress belongs to that, and not to the label
    /// beside it.
    public static func identifier(_ identifier: String, in region: Region? = nil) -> Lookup {
      Lookup(identifier: identifier, in: region)
    }

    /// Whatever has this role, and the name where one is given.
    public static func role(
      _ role: Role, _ name: String? = nil, in region: Region? = nil
    ) -> Lookup {
      Lookup(role: role, name: name, in: region)
    }

    /// The text of these words.
    public static func text(_ words: String, in region: Region? = nil) -> Lookup {
      .role(.text, words, in: region)
    }
    /// The button of this name.
    public static func button(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.button, name, in: region)
    }
    /// The tab of this name: the button that chooses its page.
    public static func tab(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.tab, name, in: region)
    }
    /// The text field of this name.
    public static func textField(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.textField, name, in: region)
    }
    /// The toggle of this name.
    public static func toggle(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.toggle, name, in: region)
    }
    /// The stepper of this name.
    public static func stepper(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.stepper, name, in: region)
    }
    /// The slider of this name.
    public static func slider(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.slider, name, in: region)
    }
    /// The picker of this name.
    public static func picker(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.picker, name, in: region)
    }
    /// The date picker of this name.
    public static func datePicker(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.datePicker, name, in: region)
    }
    /// The colour picker of this name.
    public static func colorPicker(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.colorPicker, name, in: region)
    }
    /// The image of this name.
    public static func image(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.image, name, in: region)
    }
    /// The row of a list that says this, alone or beside other things.
    public static func row(_ words: String, in region: Region? = nil) -> Lookup {
      .role(.row, words, in: region)
    }
    /// The one sign of progress.
    public static let progress = Lookup.role(.progress)
    /// The one scroll view.
    public static let scrollArea = Lookup.role(.scrollArea)
    /// The sign of progress of this name.
    public static func progress(_ name: String, in region: Region? = nil) -> Lookup {
      .role(.progress, name, in: region)
    }
  }
}

extension Screen.Lookup {
  /// Of several such things the one at `position`, in reading order; the first is at 0.
  ///
  ///     try screen.tap(.button("Remove").at(2))
  public func at(_ position: Int) -> Screen.Lookup {
    var lookup = self
    lookup.position = position
    return lookup
  }

  /// Of several such things the one that covers `point` of the screen.
  public func at(_ point: CGPoint) -> Screen.Lookup {
    var lookup = self
    lookup.point = Point(x: Double(point.x), y: Double(point.y))
    return lookup
  }

  /// Of several such things those in a part of the screen.
  ///
  ///     try screen.tap(.button("Remove").in(.row("Milk")))
  public func `in`(_ region: Screen.Region) -> Screen.Lookup {
    var lookup = self
    lookup.region = region
    return lookup
  }
}

extension Screen.Lookup: ExpressibleByStringInterpolation {
  /// A string is a name.
  public init(stringLiteral name: String) { self = .named(name) }
}

extension Screen.Lookup: CustomStringConvertible {
  /// The lookup in a sentence: `button "Retry"`.
  public var description: String {
    let thing =
      identifier.map { "identifier \"\($0)\"" }
      ?? [role?.words, name.map { "\"\($0)\"" }].compactMap { $0 }.joined(separator: " ")
    let which = [
      region?.description, point.map { "at \($0.x.text), \($0.y.text)" },
      position.map { "at position \($0)" },
    ]
    return ([thing] + which.compactMap { $0 }).joined(separator: " ")
  }
}
