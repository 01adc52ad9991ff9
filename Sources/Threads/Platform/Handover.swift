/// Carries a value to another thread.
///
/// SAFETY: states and actions need not be `Sendable`. They are handed over, not shared: who gives
/// one does not touch it again, and a lock or a queue orders the giving before the use.
package struct Handover<Content>: @unchecked Sendable {
  /// What is carried.
  package let content: Content

  /// Packs `content`.
  package init(_ content: Content) { self.content = content }
}
