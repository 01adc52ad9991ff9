/// A node that tells the nodes inside it apart: by the elements of a `ForEach`, or by the values that its
/// views stand for in a picker.
@MainActor
protocol TaggingNode: Node {
  /// What the child there stands for; `nil` where nobody said.
  func tag(ofChild index: Int) -> AnyHashable?
}
