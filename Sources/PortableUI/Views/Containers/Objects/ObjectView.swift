/// A view that shows an object, for as long as it is there.
package struct ObjectView: View, PrimitiveView {
  let object: any ShownObject

  /// A view that shows `object`, which can be shown in one place at a time.
  package init(_ object: any ShownObject) { self.object = object }

  package func makeNode(at place: Place) -> NodeOf<Self> { ObjectNode(self, at: place) }
}

extension ObjectView: @MainActor Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}
