/// Content of an axis whose type is forgotten.
public struct AnyAxisContent {
  private let content: any AxisContent

  /// Forgets the type of `content`.
  public init<Content: AxisContent>(_ content: Content) { self.content = content }

  /// Forgets the type of `content`.
  public init<Content: AxisContent>(erasing content: Content) { self.init(content) }
}

extension AnyAxisContent: AxisContent, PrimitiveAxisContent {
  /// It draws itself.
  public typealias Body = Never

  func addPlans(to plans: inout [AxisMarksPlan]) { content.gather(into: &plans) }
}
