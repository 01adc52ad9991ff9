import Foundation
import PortableUI
import Testing
import ViewTesting

/// What a person asks of all apps, as views are told of it.
@MainActor struct WishesTests {
  private struct Reader: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isReadAloud
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel

    var body: some View {
      Text(verbatim: "\(reducesMotion) \(isReadAloud) \(contrast) \(scale) \(pixel)")
    }
  }

  @Test func `by default nothing is asked for`() {
    #expect(Screen(Reader()).texts == ["false false standard 1.0 1.0"])
  }

  @Test func `each wish is told by itself`() {
    #expect(Screen(Reader(), wishes: .lessMotion).texts == ["true false standard 1.0 1.0"])
    #expect(Screen(Reader(), wishes: .readAloud).texts == ["false true standard 1.0 1.0"])
    #expect(
      Screen(Reader(), wishes: [.moreContrast]).texts == ["false false increased 1.0 1.0"])
  }

  @Test func `a part of a screen may have finer dots, and never none`() {
    #expect(
      Screen(Reader().environment(\.displayScale, 2)).texts == ["false false standard 2.0 0.5"])
    #expect(
      Screen(Reader().environment(\.displayScale, 0)).texts == ["false false standard 1.0 1.0"])
  }

  private struct Schemes: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }

  @Test func `the older names of looks still mean them`() {
    #expect(Screen(Schemes().colorScheme(.dark)).texts == ["dark"])
    let (older, newer) = (
      Screen(Button("A") {}.buttonStyle(.borderedProminent).accentColor(.red)),
      Screen(Button("A") {}.buttonStyle(.borderedProminent).tint(.red))
    )
    #expect(older.svg() == newer.svg())
    #expect(older.svg() != Screen(Button("A") {}.buttonStyle(.borderedProminent)).svg())
  }
}
