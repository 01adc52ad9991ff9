import PortableUI

/// Content that is one mark.
@MainActor
protocol MarkContent: PrimitiveChartContent {
  var mark: Mark { get }
}

extension MarkContent {
  func addMarks(to marks: inout [Mark]) { marks.append(mark) }
}

/// Content of which something is said.
struct StyledContent<Content: ChartContent> {
  let content: Content
  let change: (inout Mark) -> Void
}

extension StyledContent: PrimitiveChartContent {
  func addMarks(to marks: inout [Mark]) {
    let first = marks.count
    content.gather(into: &marks)
    for index in first..<marks.count { change(&marks[index]) }
  }
}

extension ChartContent {
  /// Says something of each of the marks.
  func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledContent<Self> {
    StyledContent(content: self) { change(&$0.style) }
  }
}
