public import PortableUI

/// Marks for each element of a collection.
extension ForEach: ChartContent where Content: ChartContent {
  /// They draw themselves.
  public typealias Body = Never
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  func addMarks(to marks: inout [Mark]) {
    for element in data { content(element).gather(into: &marks) }
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Marks for each element, told apart by the element's own identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, making: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element, told apart by the property at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, making: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: \.self, making: content)
  }
}
