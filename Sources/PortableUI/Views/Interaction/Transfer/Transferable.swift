/// A value that can go elsewhere: into another view or window, onto the clipboard, into another program.
///
///     struct Note: Codable, Transferable {
///       var title: String
///
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .note)
///         ProxyRepresentation(exporting: \.title)
///       }
///     }
///
/// It says in which forms it goes, the best one first. Whoever takes it reads the first form that both know;
/// so one that loses nothing stands before one that is only words.
public protocol Transferable: Sendable {
  /// All of its forms.
  associatedtype Representation: TransferRepresentation

  /// The forms in which it goes, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form, or several, in which a value goes elsewhere.
///
/// Those that there are, are made of data, files, what encodes and decodes, and of other values. One of an
/// app's own has them in its `body`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item: Transferable

  /// What it is made of.
  associatedtype Body: TransferRepresentation

  /// What it is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable {
  /// Nothing goes anywhere.
  public static var transferRepresentation: Never { preconditionFailure("There is no value.") }
}

extension Never: TransferRepresentation {
  /// There is no such value.
  public typealias Item = Never
}

/// Makes one representation of those that are written one below the other.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A form of the value.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// The first form.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  /// Those before, and the next one.
  public static func buildPartialBlock<
    Before: TransferRepresentation, Next: TransferRepresentation
  >(
    accumulated: Before, next: Next
  ) -> TupleTransferRepresentation<Item, Before, Next>
  where Before.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(before: accumulated, next: next)
  }
}

/// Several forms of one value, the best one first.
public struct TupleTransferRepresentation<
  Item: Transferable, Before: TransferRepresentation, Next: TransferRepresentation
> where Before.Item == Item, Next.Item == Item {
  let before: Before
  let next: Next
}

extension TupleTransferRepresentation: PrimitiveTransferRepresentation {
  var ways: [TransferWay<Item>] { before.allWays + next.allWays }
}
