/// A change that this thread tells of, from the beginning to ``end()``.
@usableFromInline
package struct Told {
  /// The number of the change.
  package let number: Int

  /// The number of the change that was being told of when this one began.
  package let cause: Int?

  /// Begins to tell of the next change.
  @usableFromInline
  package init() {
    number = StateEvents.nextNumber()
    cause = Telling.begin(number)
  }

  /// Everybody has been told.
  @usableFromInline
  package func end() { _ = Telling.begin(cause) }
}
