public import Foundation

/// A type that has values to show: in a gallery of previews, say, or in a test of all states.
///
/// An enumeration says no more than that it is one. Its samples are a value for each case whose values
/// have samples themselves:
///
///     enum ProfileState: Sampled {
///       case loading
///       case loaded(Profile)
///       case failed(any Error)
///     }
///
///     extension Profile: Sampled {
///       static let samples = [Profile(name: "Blob")]
///     }
///
///     for state in ProfileState.samples {
///       let screen = Screen(ProfileView(state: state))
///     }
///
/// What belongs to the main actor has samples there, `extension Loader: @MainActor Sampled`, and states that
/// hold it have theirs where the main actor asks.
///
/// ``StateSamples`` says which cases have none, and why.
public protocol Sampled {
  /// The values, the most usual first.
  static var samples: [Self] { get }
}

extension Sampled {
  /// A value for each case of an enumeration; nothing for other types, which write their own.
  public static var samples: [Self] { StateSamples(of: Self.self).values }
}

extension Bool: Sampled {
  /// Both.
  public static var samples: [Bool] { [true, false] }
}

extension Int: Sampled {
  /// A few, a single one, none, and many.
  public static var samples: [Int] { [3, 1, 0, 1_234_567] }
}

extension Double: Sampled {
  /// A part, none, the whole, and more.
  public static var samples: [Double] { [0.5, 0, 1, 1_234.5] }
}

extension String: Sampled {
  /// Few words, none, and many.
  public static var samples: [String] {
    ["Sample", "", "A longer sample of words, which may need more than one line to be shown in"]
  }
}

extension Date: Sampled {
  /// A morning in winter.
  public static var samples: [Date] { [Date(timeIntervalSince1970: 1_768_467_600)] }
}

extension URL: Sampled {
  /// An address that nobody has.
  public static var samples: [URL] { [URL(string: "https://example.com/sample")!] }
}

extension UUID: Sampled {
  /// The same ones every time.
  public static var samples: [UUID] {
    (1...3).map { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $0)) }
  }
}

extension Optional: Sampled where Wrapped: Sampled {
  /// Those of what is wrapped, and none.
  public static var samples: [Wrapped?] { Wrapped.samples.map(Optional.some) + [nil] }
}

extension Array: Sampled where Element: Sampled {
  /// All samples of the elements, and no element.
  public static var samples: [[Element]] { [Element.samples, []] }
}

extension Set: Sampled where Element: Sampled {
  /// All samples of the elements, and no element.
  public static var samples: [Set<Element>] { [Set(Element.samples), []] }
}

extension Dictionary: Sampled where Key: Sampled, Value: Sampled {
  /// A sample for each sample of the keys, and nothing.
  public static var samples: [[Key: Value]] {
    guard let value = Value.samples.first else { return [[:]] }
    return [
      Dictionary(Key.samples.map { ($0, value) }, uniquingKeysWith: { first, _ in first }), [:],
    ]
  }
}
