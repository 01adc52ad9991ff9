public import Foundation

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing: it may not be dropped there.
  case forbidden
  /// It is there then, too.
  case copy
  /// It is there then, and not any more where it was.
  case move
}

/// What is to become of something that is dropped.
public struct DropProposal: Sendable {
  /// What is to become of it.
  public let operation: DropOperation

  /// A proposal of `operation`.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is held over a view, or dropped on it.
public struct DropInfo {
  /// Where it is in the view.
  public let location: CGPoint

  /// All that there is of it.
  let items: [NSItemProvider]

  /// Whether something of it is of one of these kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What of it is of one of these kinds. It can be read once it is dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in contentTypes.contains { item.offer(of: $0) != nil } }
  }

  /// Whether something of it is of one of the kinds of these names.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }

  /// What of it is of one of the kinds of these names.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// Decides about what is held over a view, and takes it.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether it may be dropped there at all. By itself it may.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes what was dropped. Returns whether it has.
  func performDrop(info: DropInfo) -> Bool

  /// Something has come over the view.
  func dropEntered(info: DropInfo)

  /// It has moved over the view. Returns what would become of it there; `nil` for the same as before.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// It has left the view, or was dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// The same as before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
