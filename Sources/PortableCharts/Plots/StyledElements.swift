/// A plot of which something is said for each element.
struct StyledElements<Content: VectorizedChartContent> {
  let content: Content
  let change: (Content.DataElement, inout MarkStyle) -> Void
}

extension StyledElements: VectorizedChartContent, PrimitiveChartContent, ElementContent {
  typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark]) { addMarks(to: &marks) { _, _ in } }

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks) { element, mark in
      self.change(element, &mark.style)
      change(element, &mark)
    }
  }
}

extension VectorizedChartContent {
  /// Says something of the mark of each element.
  func styled(
    _ change: @escaping (DataElement, inout MarkStyle) -> Void
  ) -> StyledElements<Self> {
    StyledElements(content: self, change: change)
  }
}
