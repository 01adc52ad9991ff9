/// What a view lets assistive technologies do with it, and what becomes of that.
struct DeclaredAction {
  let kind: AccessibilityActionKind
  let perform: () -> Void
}
