/// The photos that a person has picked.
public struct Selection: Equatable, Sendable {
  /// The one that was picked last stands last.
  public private(set) var photos: [Photo] = []

  /// Whether `photo` is among them.
  func contains(_ photo: Photo) -> Bool { photos.contains { $0.id == photo.id } }

  /// The selection once `action` was done.
  func after(_ action: SelectionAction) -> Selection {
    var selection = self
    switch action {
    case .tap(let photo) where contains(photo): selection.photos.removeAll { $0.id == photo.id }
    case .tap(let photo): selection.photos.append(photo)
    case .clear: selection.photos = []
    }
    return selection
  }
}

/// What can be done with a selection.
public enum SelectionAction: Sendable {
  /// Picks a photo, or does not any more.
  case tap(Photo)
  case clear
}
