/// Something that is kept of a view while it is not there.
protocol SavedRowState {}

/// What was kept of the views that are being made again.
@MainActor
enum SavedRowStates {
  /// Who knows; nobody while nothing is made again.
  static var current: (any SavedRowStateSource)?
}

/// Knows what was kept of views that are made again.
@MainActor
protocol SavedRowStateSource: AnyObject {
  /// What was kept of the view that `node` stands for.
  func state(for node: Node) -> (any SavedRowState)?
}

/// The objects behind a view's property wrappers, as far as they are worth keeping.
@MainActor
struct SavedSlots: SavedRowState {
  let slots: [(any SavableSlot)?]

  init?(_ slots: ContiguousArray<AnyObject?>) {
    let kept = slots.map { slot in
      (slot as? any SavableSlot).flatMap { $0.isWorthSaving ? $0 : nil }
    }
    if kept.allSatisfy({ $0 == nil }) { return nil }
    self.slots = kept
  }
}

/// An object behind a property wrapper that may be kept while its view is not there.
@MainActor
protocol SavableSlot: AnyObject {
  /// Whether a new one would be another.
  var isWorthSaving: Bool { get }

  /// The one to go on with, in a new node of the view.
  func renewed(for node: Node) -> AnyObject
}
