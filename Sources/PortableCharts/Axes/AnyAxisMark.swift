/// A mark of an axis whose type is forgotten.
public struct AnyAxisMark {
  private let mark: any AxisMark

  /// Forgets the type of `mark`.
  public init<Mark: AxisMark>(_ mark: Mark) { self.mark = mark }

  /// Forgets the type of `mark`.
  public init<Mark: AxisMark>(erasing mark: Mark) { self.init(mark) }
}

extension AnyAxisMark: AxisMark, PrimitiveAxisMark {
  /// It draws itself.
  public typealias Body = Never

  func addParts(to parts: inout [AxisPart]) { mark.gather(into: &parts) }
}
