import Foundation
import PortableUI
import Testing
import ViewTesting

/// How several equal things are told apart.
@MainActor
struct RegionTests {
  @Test func `a position counts in reading order, from 0`() throws {
    let screen = Screen(Basket())
    try screen.tap(.button("Remove").at(2))
    #expect(screen.texts.filter { $0 != "Remove" } == ["Bread", "Milk", "loud"])
    try screen.tap(.button("Remove").at(0))
    #expect(screen.texts.filter { $0 != "Remove" } == ["Milk", "loud"])
  }

  @Test func `a row is what stands beside something`() throws {
    let screen = Screen(Basket())
    try screen.tap(.button("Remove", in: .row("Milk")))
    #expect(screen.texts.filter { $0 != "Remove" } == ["Bread", "Tea", "loud"])
    #expect(screen.exists(.button("Remove", in: .row("Tea"))))
    #expect(!screen.exists(.button("Remove", in: .row("Milk"))))
    #expect(!screen.exists(.button("Remove", in: .row("loud"))))
  }

  @Test func `what is inside of something is told by its name or identifier`() throws {
    let screen = Screen(Basket())
    try screen.tap(.button("Remove", in: "Tea row"))
    #expect(!screen.exists("Tea"))
    try screen.tap(.button("Remove").in(.inside(.identifier("Milk row"))))
    #expect(!screen.exists("Milk"))
    #expect(screen.exists(.text("Bread", in: "Bread row")))
    #expect(!screen.exists(.text("loud", in: "Bread row")))
  }

  @Test func `a point tells which, or is tapped itself`() throws {
    let screen = Screen(Basket())
    let second = try screen.frame(of: .button("Remove").at(1))
    let middle = CGPoint(x: second.midX, y: second.midY)
    #expect(try screen.frame(of: .button("Remove").at(middle)) == second)
    try screen.tap(at: middle)
    #expect(!screen.exists("Milk"))
  }

  @Test func `so many are there, and no more`() {
    let screen = Screen(Basket())
    #expect(screen.exists(.button("Remove").at(2)))
    #expect(!screen.exists(.button("Remove").at(3)))
  }

  @Test func `an identifier on a control belongs to the control`() throws {
    let screen = Screen(Controls())
    try screen.toggle(.identifier("wifi"))
    #expect(try screen.value(of: .identifier("wifi")) == "on")
    try screen.tap(.identifier("wifi"))
    #expect(try screen.value(of: .identifier("wifi")) == "off")
    #expect(try screen.frame(of: .identifier("wifi")) == screen.frame(of: .toggle("Wi-Fi")))
    try screen.slide(.identifier("volume"), to: 0.75)
    #expect(try screen.value(of: .identifier("volume")) == "0.75")
    try screen.select("Dark", in: .identifier("theme"))
    #expect(try screen.value(of: .identifier("theme")) == "Dark")
    #expect(try screen.value(of: .identifier("progress")) == "50%")
    #expect(screen.tree.contains("toggle \"Wi-Fi\" #wifi"))
    #expect(!screen.tree.contains("group #wifi"))
  }

  @Test func `around a control with room, too`() throws {
    let screen = Screen(Controls())
    try screen.toggle(.identifier("padded"))
    #expect(try screen.value(of: "Padded") == "on")
    try screen.slide(.identifier("framed"), to: 1)
    #expect(try screen.value(of: "Framed") == "1")
  }
}

private struct Basket: View {
  @State private var items = ["Bread", "Milk", "Tea"]

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { item in
        HStack {
          Text(item)
          Button("Remove") { items.removeAll { $0 == item } }
        }
        .accessibilityIdentifier("\(item) row")
      }
      Text("loud")
    }
  }
}

private struct Controls: View {
  @State private var isOn = false
  @State private var isPadded = false
  @State private var volume = 0.5
  @State private var framed = 0.5
  @State private var theme = "Light"

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("wifi")
      Slider(value: $volume) { Text("Volume") }.accessibilityIdentifier("volume")
      Picker("Theme", selection: $theme) {
        Text("Light").tag("Light")
        Text("Dark").tag("Dark")
      }
      .accessibilityIdentifier("theme")
      ProgressView("Loading", value: 0.5).accessibilityIdentifier("progress")
      Toggle("Padded", isOn: $isPadded).padding(30).accessibilityIdentifier("padded")
      Slider(value: $framed) { Text("Framed") }
        .frame(width: 80, height: 100, alignment: .top).padding(.trailing, 200)
        .accessibilityIdentifier("framed")
    }
  }
}
