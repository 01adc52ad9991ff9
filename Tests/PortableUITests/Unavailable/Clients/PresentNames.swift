import Foundation
import PortableUI

// Names of which some forms are missing, or that an app has defined for itself.

/// An app's own, called as one of SwiftUI's that is missing.
struct Keyframe {
  let time: Double
}

enum Spring { case coil }

extension View {
  func scrollTarget(isEnabled: Bool) -> some View { opacity(isEnabled ? 1 : 0) }

  func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of: @escaping (CGSize) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    background(GeometryReader { proxy in Color.clear.onAppear { action(of(proxy.size)) } })
  }
}

struct ScaleKey: EnvironmentKey {
  static let defaultValue = 2.0
}

extension EnvironmentValues {
  var displayScale: Double {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

extension Font {
  static func custom(_ name: String, size: CGFloat) -> Font { .system(size: size) }
}

struct Badge: Shape {
  var size = 2.0
  var scale = 1.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addEllipse(in: rect.insetBy(dx: size * scale, dy: size))
    return path
  }
}

struct Screenful: View {
  @Environment(\.displayScale) private var displayScale
  @State private var choice = 1
  @State private var name = ""
  let frames = [Keyframe(time: 1)]
  let spring = Spring.coil

  var body: some View {
    VStack {
      Picker("Choice", selection: $choice) { Text("1").tag(1) }
        .pickerStyle(.segmented)
      Badge(size: 3).fill(.red).offset(x: 2).frame(width: 20).scaleEffect(displayScale)
      ScrollView { Text("a").font(.custom("Body", size: 12)) }
        .scrollTarget(isEnabled: true)
        .onGeometryChange(for: Double.self) {
          Double($0.width)
        } action: {
          print($0)
        }
      Text("b").accessibilityLabel("c").foregroundStyle(.secondary).transition(.opacity)
      Button("d") {}.buttonStyle(.bordered).keyboardShortcut("k")
      Rectangle().fill(.tint).opacity(0.4)
      Image("e").resizable().renderingMode(.template).scaledToFit()
    }
    .animation(.default, value: choice)
    .environment(\.displayScale, 3)
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("f") { name = "" } }
    }
  }
}
