import Foundation

/// One form in which values go elsewhere, and come back: what every representation is made of.
struct TransferWay<Item: Transferable>: Sendable {
  let type: UTType

  /// Makes what goes, where values go in this form.
  var export: (@Sendable (Item) async throws -> TransferContent)?

  /// Makes a value of what came, where they come in it.
  var take: (@Sendable (TransferContent) async throws -> Item)?

  var visibility = TransferRepresentationVisibility.all

  /// Whether a value goes in this form.
  var condition: @Sendable (Item) -> Bool = { _ in true }

  /// What a file with the value is called.
  var fileName: @Sendable (Item) -> String? = { _ in nil }

  /// Whether it comes in data of `type`.
  func takes(_ type: UTType) -> Bool { take != nil && type.conforms(to: self.type) }

  /// Whether `item` goes in this form to whoever sees that much.
  func gives(_ item: Item, to audience: TransferRepresentationVisibility) -> Bool {
    export != nil && visibility.reaches(audience) && condition(item)
  }
}

/// A representation of ours, which knows its ways instead of a body.
protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation where Body == Never {
  var ways: [TransferWay<Item>] { get }
}

extension PrimitiveTransferRepresentation {
  /// It is made of nothing else.
  public var body: Never { preconditionFailure("\(Self.self) is made of nothing else.") }
}

extension TransferRepresentation {
  /// The forms of all that it is made of, in order.
  var allWays: [TransferWay<Item>] {
    if let primitive = self as? any PrimitiveTransferRepresentation<Item> { return primitive.ways }
    return ways(in: body)
  }

  private func ways<Inner: TransferRepresentation>(in inner: Inner) -> [TransferWay<Item>] {
    inner.allWays as? [TransferWay<Item>] ?? []
  }
}

extension Transferable {
  /// The forms in which values of this type go and come.
  static var ways: [TransferWay<Self>] {
    transferRepresentation.allWays as? [TransferWay<Self>] ?? []
  }

  /// The form in which a value of this type is best made of something that is there in several.
  static func bestWay(from types: [UTType]) -> (way: TransferWay<Self>, type: UTType)? {
    for way in ways {
      // Of two of that kind, the one that says exactly this.
      let fitting = types.filter(way.takes)
      if let type = fitting.first(where: { $0 == way.type }) ?? fitting.first { return (way, type) }
    }
    return nil
  }
}
