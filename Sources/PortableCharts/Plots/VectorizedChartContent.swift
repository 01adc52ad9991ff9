import PortableUI
import Threads

/// Marks of all elements of a collection, of which each modifier can ask the element.
@preconcurrency @MainActor
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What there is a mark for.
  associatedtype DataElement
}

/// Content that makes a mark of each element.
@MainActor
protocol ElementContent<DataElement> {
  associatedtype DataElement

  /// Adds a mark for each element, after `change` has said something of it.
  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void)
}

extension VectorizedChartContent {
  /// Adds the marks of its elements.
  func gather(into marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    if let content = self as? any ElementContent<DataElement> {
      content.addMarks(to: &marks, change: change)
    } else if let content = body as? any VectorizedChartContent<DataElement> {
      content.gather(into: &marks, change: change)
    } else {
      stop(
        "\(Self.self) was asked for the marks of its elements.", facts: ["its body": Body.self],
        fix: "Give it a body that is a plot of the same elements: a BarPlot, a LinePlot, …")
    }
  }
}

/// A collection, and the mark that each of its elements becomes.
struct ElementMarks<DataElement> {
  private let elements: [DataElement]
  private let mark: (DataElement) -> Mark

  init(_ data: some Collection<DataElement>, mark: @escaping (DataElement) -> Mark) {
    elements = Array(data)
    self.mark = mark
  }

  func add(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    marks.reserveCapacity(marks.count + elements.count)
    for element in elements {
      var mark = mark(element)
      change(element, &mark)
      marks.append(mark)
    }
  }
}

/// Content that is a mark of each element, and no more.
@MainActor
protocol ElementMarksContent: VectorizedChartContent, PrimitiveChartContent, ElementContent {
  var elements: ElementMarks<DataElement> { get }
}

extension ElementMarksContent {
  func addMarks(to marks: inout [Mark]) { elements.add(to: &marks) { _, _ in } }

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    elements.add(to: &marks, change: change)
  }
}
