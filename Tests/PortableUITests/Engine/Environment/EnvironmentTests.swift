import Foundation
import PortableUI
import Testing

@MainActor
struct EnvironmentTests {
  @Test func `disabled inside disabled stays disabled, and inside enabled does not`() {
    let inspector = Rig(Nested())
    #expect(inspector.texts.first == "on on")
    inspector.tap("outer")
    #expect(inspector.texts.first == "off off")
    inspector.tap("inner")
    #expect(inspector.texts.first == "off off")
    inspector.tap("outer")
    #expect(inspector.texts.first == "on off")
  }

  @Test func `values made of values further out follow them in the same frame, however deep`() {
    let inspector = Rig(Deep())
    #expect(inspector.texts.first == "theme 20")
    let frames = inspector.graph.counts.frames
    #expect(inspector.bodies(of: DeepReader.self) { inspector.tap("change") } == 1)
    #expect(inspector.texts.first == "theme 120")
    #expect(inspector.graph.counts.frames == frames + 1)
  }

  @Test func `a key that is set only at times is seen by those inside when it is`() {
    let inspector = Rig(Sometimes())
    #expect(inspector.texts.first == "theme 1")
    inspector.tap("set")
    #expect(inspector.texts.first == "theme 7")
    inspector.tap("set")
    #expect(inspector.texts.first == "theme 1")
  }

  @Test func `the value of the innermost modifier counts`() {
    let inspector = Rig(ThemeText().environment(\.theme, 1).environment(\.theme, 2))
    #expect(inspector.texts == ["theme 1"])
  }

  @Test func `what a view sees when nothing was set`() {
    let values = EnvironmentValues()
    #expect(values.isEnabled && values.colorScheme == .light && values.font == nil)
    #expect(values.redactionReasons.isEmpty)
    #expect(values.locale.identifier == "en_US" && values.theme == -1)
  }

  @Test func `a screen hands its values to everything on it`() {
    var values = EnvironmentValues()
    values.theme = 9
    #expect(Rig(ThemeText(), environment: values).texts == ["theme 9"])
  }

  @Test func `moving to another branch takes over its environment`() {
    let inspector = Rig(Swapping())
    inspector.tap("swap")
    #expect(inspector.texts.first == "theme 2")
  }
}

private struct ThemeText: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("theme \(theme)") }
}

private struct EnabledText: View {
  @Environment(\.isEnabled) private var isOutside
  let inner: Bool

  var body: some View {
    EnabledWord(outer: isOutside).disabled(inner)
  }
}

private struct EnabledWord: View {
  let outer: Bool
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("\(outer ? "on" : "off") \(isEnabled ? "on" : "off")") }
}

private struct Nested: View {
  @State private var isOuter = false
  @State private var isInner = false

  var body: some View {
    VStack {
      EnabledText(inner: isInner).disabled(isOuter)
      Button("outer") { isOuter.toggle() }
      Button("inner") { isInner.toggle() }
    }
  }
}

private struct DeepReader: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("theme \(theme)") }
}

private struct Lifted: View {
  let levels: Int

  var body: some View {
    if levels == 0 {
      DeepReader()
    } else {
      AnyView(Lifted(levels: levels - 1)).transformEnvironment(\.theme) { $0 += 1 }
    }
  }
}

private struct Deep: View {
  @State private var theme = 0

  var body: some View {
    VStack {
      Lifted(levels: 20).environment(\.theme, theme)
      Button("change") { theme = 100 }
    }
  }
}

private struct Sometimes: View {
  @State private var isSet = false

  var body: some View {
    VStack {
      ThemeText().transformEnvironment(\.self) { if isSet { $0.theme = 7 } }
      Button("set") { isSet.toggle() }
    }
    .environment(\.theme, 1)
  }
}

private struct Swapping: View {
  @State private var isSecond = false

  var body: some View {
    VStack {
      if isSecond {
        ThemeText().environment(\.theme, 2)
      } else {
        ThemeText().environment(\.theme, 1)
      }
      Button("swap") { isSecond.toggle() }
    }
  }
}
