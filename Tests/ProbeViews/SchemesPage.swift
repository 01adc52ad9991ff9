import Foundation
public import PortableUI

/// Light and dark parts beside each other, and a window that is what its views want.
public struct SchemesPage: View {
  @State private var wanted: ColorScheme?
  @State private var hasDark = true

  /// The page as it is at first.
  public init() {}

  /// The parts.
  public var body: some View {
    VStack(spacing: 0) {
      SchemePart(name: "Usual")
      SchemePart(name: "Dark").environment(\.colorScheme, hasDark ? .dark : .light)
      SchemePart(name: "Light").environment(\.colorScheme, .light)
      HStack {
        Button("Dark window") { wanted = .dark }
        Button("Usual window") { wanted = nil }
        Button("Swap") { hasDark.toggle() }
      }
      .padding()
    }
    .preferredColorScheme(wanted)
  }
}

/// What is to be seen in a part, on a ground that follows its scheme.
struct SchemePart: View {
  let name: String
  @Environment(\.colorScheme) private var scheme
  @State private var text = "text"

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(name) is \(scheme)")
      HStack {
        Button("Press") {}
        Button("Main") {}.buttonStyle(.borderedProminent)
        Toggle("On", isOn: .constant(false))
        Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
        Slider(value: .constant(0.5))
      }
      HStack {
        TextField("Field", text: $text)
        Text("second").foregroundStyle(.secondary)
        Text("red").foregroundStyle(.red)
        Circle().fill(.blue).frame(width: 20, height: 20)
      }
    }
    .padding(8)
    .background(Color(.named(.window)))
  }
}
