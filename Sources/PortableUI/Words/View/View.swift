import Threads

/// A part of the screen, described as a value.
///
/// A view is cheap and short-lived: `body` is called again whenever something it read has changed,
/// and only the difference reaches the screen. What lives on lives in `@State` and its kin.
@preconcurrency @MainActor
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The view's content, made of its properties and nothing else.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is no such view.
  public typealias Body = Never

  /// Nobody has a value of this type to ask.
  public nonisolated var body: Never { self }
}

nonisolated extension View where Body == Never {
  /// Views that show themselves have no content of other views; asking for it stops the program.
  public var body: Never {
    stop(
      "The body of \(Self.self) was asked for.", facts: [:],
      fix: "Use \(Self.self) inside another view's body; it shows itself.")
  }
}
