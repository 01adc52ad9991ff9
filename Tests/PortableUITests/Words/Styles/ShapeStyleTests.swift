import PortableUI
import Testing
import ViewTesting

@MainActor struct ShapeStyleTests {
  private func paint(_ style: some ShapeStyle) -> Paint? {
    Inspector(Circle().fill(style)).only(\.shape)?.content.fill
  }

  /// Red where one may act, grey where not.
  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.isEnabled ? .red : .gray
    }
  }

  @Test func `a style whose type is forgotten paints as it did`() {
    #expect(paint(AnyShapeStyle(.blue)) == .color(.blue))
    #expect(paint(AnyShapeStyle(.thickMaterial)) == .material(.thick))
    #expect(paint(AnyShapeStyle(AnyShapeStyle(Warning()))) == .color(.red))
    let disabled = Inspector(Circle().fill(AnyShapeStyle(Warning())).disabled(true))
    #expect(disabled.only(\.shape)?.content.fill == .color(.gray))
  }

  @Test func `one of several styles is chosen`() throws {
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Circle().fill(isOn ? AnyShapeStyle(.yellow) : AnyShapeStyle(.ultraThinMaterial))
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let stage = Inspector(Lamp())
    #expect(stage.only(\.shape)?.content.fill == .material(.ultraThin))
    try stage.screen.tap("Switch")
    #expect(stage.only(\.shape)?.content.fill == .color(.yellow))
  }

  @Test func `each material hides more than the one before`() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .bar, .ultraThick]
    let strengths = materials.map(\.strength)
    #expect(strengths == strengths.sorted() && Set(strengths).count == 6)
    #expect(strengths.allSatisfy { $0 > 0 && $0 < 1 })
  }

  @Test func `materials are styles by name`() {
    #expect(paint(.ultraThinMaterial) == .material(.ultraThin))
    #expect(paint(.thinMaterial) == .material(.thin))
    #expect(paint(.regularMaterial) == .material(.regular))
    #expect(paint(.thickMaterial) == .material(.thick))
    #expect(paint(.ultraThickMaterial) == .material(.ultraThick))
    #expect(paint(.bar) == .material(.bar))
  }

  @Test func `every style can be more transparent`() {
    #expect(paint(.blue.opacity(0.5)) == .color(.blue.opacity(0.5)))
    #expect(paint(.secondary.opacity(0.5)) == .color(.secondary.opacity(0.5)))
    #expect(paint(.tint.opacity(0.2)) == .color(.accentColor.opacity(0.2)))
    #expect(paint(Warning().opacity(0.5)) == .color(.red.opacity(0.5)))
    guard case .material(let pane) = paint(.thinMaterial.opacity(0.5)) else {
      Issue.record("It is another paint.")
      return
    }
    #expect(pane.strength == Material.thin.strength / 2)
    let faint = Gradient(colors: [.red.opacity(0.5), .blue.opacity(0.5)])
    #expect(
      paint(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
        == paint(.linearGradient(faint, startPoint: .top, endPoint: .bottom)))
  }
}
