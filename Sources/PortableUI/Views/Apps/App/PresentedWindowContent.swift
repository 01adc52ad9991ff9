import PortableCombine

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let content: (Binding<Data?>) -> Content
  @Environment(\.presentedValue) private var presented

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }
}

extension PresentedWindowContent: View {
  /// The content for the value of the window around it.
  public var body: some View {
    if let presented { PresentedValueView(presented: presented, content: content) }
  }
}

/// Follows the value of a window.
struct PresentedValueView<Data: Codable & Hashable, Content: View>: View {
  @ObservedObject var presented: PresentedValue
  let content: (Binding<Data?>) -> Content

  var body: Content {
    content(
      Binding {
        presented.current?.base as? Data
      } set: {
        presented.current = $0.map { AnyHashable($0) }
      })
  }
}

/// What a window shows, where its kind shows values.
final class PresentedValue: ObservableObject {
  @Published var current: AnyHashable?

  init(_ value: AnyHashable?) { current = value }
}

extension EnvironmentValues {
  var presentedValue: PresentedValue? {
    get { self[PresentedValueKey.self] }
    set { self[PresentedValueKey.self] = newValue }
  }
}

enum PresentedValueKey: EnvironmentKey { static var defaultValue: PresentedValue? { nil } }
