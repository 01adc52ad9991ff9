import Threads

/// A transition that is made of views. Only these know what it does.
///
/// An object: the same one that lets a view come may let it go.
final class OwnTransition: Sendable {
  let content: Handover<Any>

  /// What it is: the views of one may become those of another of the same kind.
  let kind: ObjectIdentifier

  init<Content>(_ content: Content) {
    self.content = Handover(content)
    kind = ObjectIdentifier(Content.self)
  }
}
