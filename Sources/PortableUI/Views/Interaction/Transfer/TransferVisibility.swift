/// Who may take a value in one form.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let reach: Int

  /// Everybody.
  public static let all = TransferRepresentationVisibility(reach: 3)

  /// Programs of the same developers. None are known to be that here: as ``ownProcess``.
  public static let team = TransferRepresentationVisibility(reach: 2)

  /// Programs of the same group. None are known to be that here: as ``ownProcess``.
  public static let group = TransferRepresentationVisibility(reach: 1)

  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Whether those who belong to `audience` see it.
  func reaches(_ audience: TransferRepresentationVisibility) -> Bool { reach >= audience.reach }
}

extension TransferRepresentation {
  /// The same, seen only by some.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  /// The same, in which a value goes only where `condition` says so of it.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { way in
      let before = way.condition
      way.condition = { before($0) && condition($0) }
    }
  }

  /// The same, where a file of a value is called `fileName` unless a person calls it otherwise.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// The same, where a file of a value is called what `fileName` says of it, unless a person calls it otherwise.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  private func changed(
    _ change: @escaping @Sendable (inout TransferWay<Item>) -> Void
  ) -> ChangedTransferRepresentation<Self> {
    ChangedTransferRepresentation(representation: self, change: change)
  }
}

/// A representation of which something is said besides.
struct ChangedTransferRepresentation<Representation: TransferRepresentation>:
  PrimitiveTransferRepresentation
{
  typealias Item = Representation.Item

  let representation: Representation
  let change: @Sendable (inout TransferWay<Item>) -> Void

  var ways: [TransferWay<Item>] {
    representation.allWays.map { way in
      var way = way
      change(&way)
      return way
    }
  }
}
