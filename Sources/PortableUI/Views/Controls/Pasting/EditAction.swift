/// What a view that has the keyboard does for one of the clipboard's commands, and those around it do where it does
/// nothing.
struct EditAction: Equatable {
  /// Who does it, the innermost first: each does what it was told last.
  private(set) var owners: [EditActor]

  init(_ owner: EditActor) { owners = [owner] }

  func inside(_ outer: EditAction?) -> EditAction {
    var all = self
    all.owners += outer?.owners ?? []
    return all
  }

  @MainActor
  func perform() { _ = owners.contains { $0.act() } }

  static func == (lhs: EditAction, rhs: EditAction) -> Bool {
    lhs.owners.elementsEqual(rhs.owners, by: ===)
  }
}

/// Does one of the clipboard's commands for a view, and returns whether there was anything to do.
@MainActor
final class EditActor {
  var act: @MainActor () -> Bool = { false }

  nonisolated init() {}
}
