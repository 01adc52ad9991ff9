/// The view that an animator, a transition or a label for assistive technologies changes, as it is without that.
public struct PlaceholderContentView<Value> {
  let erased: ErasedContent

  init(erased: ErasedContent) { self.erased = erased }

  init<Content: View>(_ content: Content) { erased = ErasedContent(content) }
}

extension PlaceholderContentView: View, PrimitiveView, ErasedView {
  package static var isSingle: Bool { false }

  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }

}
