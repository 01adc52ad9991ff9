public import Observation
public import PortableCombine

nonisolated extension View {
  /// Gives `object` to every view inside that asks for one of its type with `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0[ObjectKey<T>.self] = object }
  }

  /// Gives `object` to every view inside that asks for one of its type with
  /// `@Environment(Type.self)`; `nil` takes back what was given further out.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0[ObjectKey<T>.self] = object }
  }
}
