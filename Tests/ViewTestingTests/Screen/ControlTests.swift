import Foundation
import PortableUI
import Testing
import ViewTesting

/// One of each control.
struct ControlsSample: View {
  @State var isOn = false
  @State var volume = 0.25
  @State var color = "Red"
  @State var size = 1
  @State var edits: [String] = []

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      Slider(value: $volume, in: 0...2, step: 0.5) { edits.append($0 ? "begin" : "end") }
        .accessibilityLabel("Volume")
      Picker("Colour", selection: $color) {
        ForEach(["Red", "Green"], id: \.self) { Text($0) }
      }
      Picker("Size", selection: $size) {
        Text("S").tag(0)
        Text("M").tag(1)
      }
      .pickerStyle(.segmented)
      ProgressView("Loading", value: 0.4)
      Image(systemName: "network")
      Text(edits.joined(separator: " ")).accessibilityIdentifier("edits")
    }
    .padding()
  }
}

@MainActor
struct ControlTests {
  @Test func `a label for a control and its title together is the control's`() throws {
    struct Sample: View {
      @State var isOn = false
      @State var color = "Red"

      var body: some View {
        HStack {
          Text("Colour")
          Picker(selection: $color) {
            ForEach(["Red", "Green"], id: \.self) { Text($0) }
          } label: {
            EmptyView()
          }
          .accessibilityLabel("Colour")
        }
        Toggle("Wi-Fi", isOn: $isOn).accessibilityLabel("Network")
      }
    }
    let screen = Screen(Sample())
    try screen.select("Green", in: "Colour")
    try screen.toggle("Network")
    #expect(try screen.value(of: .picker("Colour")) == "Green")
    #expect(try screen.value(of: .toggle("Network")) == "on")
  }

  @Test func `a toggle is switched by its name, or by a tap`() throws {
    let screen = Screen(ControlsSample())
    #expect(try screen.value(of: "Wi-Fi") == "off")
    try screen.toggle("Wi-Fi")
    #expect(try screen.value(of: "Wi-Fi") == "on")
    try screen.tap(.toggle("Wi-Fi"))
    #expect(try screen.value(of: .toggle("Wi-Fi")) == "off")
    try screen.doubleTap("Wi-Fi")
    #expect(try screen.value(of: .toggle("Wi-Fi")) == "off")
  }

  @Test func `a slider is taken, moved and let go`() throws {
    let screen = Screen(ControlsSample())
    try screen.slide("Volume", to: 1.4)
    #expect(try screen.value(of: "Volume") == "1.5")
    #expect(screen.texts.contains("begin end"))
  }

  @Test func `a picker is set to one of its options`() throws {
    let screen = Screen(ControlsSample())
    #expect(try screen.value(of: "Colour") == "Red")
    try screen.select("Green", in: "Colour")
    #expect(try screen.value(of: "Colour") == "Green")
    try screen.select("S", in: .picker("Size"))
    #expect(try screen.value(of: "Size") == "S")
  }

  @Test func `progress and pictures are found by role`() throws {
    let screen = Screen(ControlsSample())
    #expect(screen.exists(.progress))
    #expect(screen.exists(.progress("Loading")))
    #expect(try screen.value(of: .progress) == "40%")
    #expect(screen.exists(.image("network")))
    #expect(!screen.exists(.image("wifi")))
  }

  @Test func `an identifier finds what carries it, and a name that nothing has is one`() throws {
    let screen = Screen(
      Text("a").frame(width: 60, height: 40).accessibilityIdentifier("box"),
      size: CGSize(width: 100, height: 100))
    #expect(screen.exists(.identifier("box")))
    #expect(try screen.frame(of: "box") == CGRect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test func `return in a field submits it`() throws {
    let log = TextLog()
    let screen = Screen(
      TextField("Query", text: .constant("")).onSubmit { log.texts.append("submitted") })
    try screen.submit("Query")
    try screen.type("\n", into: "Query")
    #expect(log.texts == ["submitted", "submitted"])
  }

  @Test func `taps reach what waits for as many`() throws {
    let log = TextLog()
    let screen = Screen(
      Text("Card")
        .onTapGesture(count: 2) { log.texts.append("twice") }
        .padding()
        .onTapGesture { log.texts.append("once") })
    try screen.tap("Card")
    #expect(log.texts == ["once"])
    try screen.doubleTap("Card")
    #expect(log.texts == ["once", "twice"])
  }

  @Test func `three taps reach what waits for three, or press a button as often`() throws {
    let log = TextLog()
    let screen = Screen(
      VStack {
        Text("Card").onTapGesture(count: 3) { log.texts.append("thrice") }
        Button("Press") { log.texts.append("pressed") }
      })
    try screen.tap("Card", count: 3)
    #expect(log.texts == ["thrice"])
    #expect(throws: ScreenError.self) { try screen.tap("Card", count: 2) }
    try screen.tap("Press", count: 3)
    #expect(log.texts == ["thrice", "pressed", "pressed", "pressed"])
  }

  @Test func `what lets taps through does not cover`() throws {
    let log = TextLog()
    func screen(letsThrough: Bool) -> Screen {
      Screen(
        ZStack {
          Button("Under") { log.texts.append("pressed") }
          Color.red.opacity(0.1).allowsHitTesting(!letsThrough)
        })
    }
    try screen(letsThrough: true).tap("Under")
    #expect(log.texts == ["pressed"])
    #expect(throws: ScreenError.self) { try screen(letsThrough: false).tap("Under") }
  }

  @Test func `a stretched view is where it is seen`() throws {
    let screen = Screen(
      Text("a").frame(width: 40, height: 20).accessibilityIdentifier("box").scaleEffect(2),
      size: CGSize(width: 200, height: 100))
    #expect(try screen.frame(of: "box") == CGRect(x: 60, y: 30, width: 80, height: 40))
  }

  @Test func `redacted words are not read`() {
    let screen = Screen(Text("secret").redacted(reason: .placeholder))
    #expect(screen.texts == [])
    #expect(!screen.svg().contains("secret"))
    #expect(screen.tree.contains("text \"secret\" (redacted)"))
  }

  @Test func `every control is in the tree`() throws {
    let screen = Screen(ControlsSample(), size: CGSize(width: 300, height: 400))
    #expect(screen.tree == controlsTree)
    try show(screen, as: "controls")
  }

  @Test func `looks are drawn`() throws {
    let screen = Screen(
      VStack(spacing: 12) {
        Text("Looks").font(.title).bold()
        Label("Favourites", systemImage: "star")
        HStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        Button("Delete", role: .destructive) {}
        Divider()
        HStack {
          Circle().fill(Color.teal).frame(width: 44, height: 44)
          RoundedRectangle(cornerRadius: 10).stroke(Color.purple, lineWidth: 3)
            .frame(width: 80, height: 44)
          Capsule().fill(Color.orange).frame(width: 80, height: 44)
        }
        Text("A longer text that wraps into several lines, centred, and is cut after the second.")
          .multilineTextAlignment(.center).lineLimit(2).foregroundColor(.secondary)
        ProgressView()
        Text("Clipped and pale").padding().background(Color.yellow).clipShape(Capsule())
          .opacity(0.6)
        Text("Not there yet").redacted(reason: .placeholder)
      }
      .padding(), size: CGSize(width: 340, height: 520), colorScheme: .dark)
    let picture = screen.svg()
    #expect(picture.contains("<clipPath id=\"clip1\">"))
    #expect(picture.contains("opacity=\"0.6\""))
    #expect(picture.contains("text-anchor=\"middle\""))
    try show(screen, as: "looks")
  }

  /// Writes a picture to be looked at, where somebody asks for it.
  private func show(_ screen: Screen, as name: String) throws {
    guard let path = ProcessInfo.processInfo.environment["SCREEN_PICTURES"] else { return }
    try Data(screen.svg().utf8).write(to: URL(fileURLWithPath: "\(path)/\(name).svg"))
  }
}

private let controlsTree = """
  screen 300×400
    text "Wi-Fi" at 16, 79, 42×22
    toggle "Wi-Fi" = "off" at 233, 74.5, 51×31
    slider "Volume" = "0.25" at 16, 113.5, 268×28
    text "Colour" at 76.5, 155.5, 50×22
    picker "Colour" = "Red" at 134.5, 149.5, 89×34
    text "Size" at 16, 196.5, 34.5×22
    picker "Size" = "M" at 58.5, 191.5, 225.5×32
    text "Loading" at 16, 231.5, 62×22
    progress "Loading" = "40%" at 16, 261.5, 268×4
    image "network" at 139, 273.5, 22×22
    text #edits at 150, 303.5, 0×22
  """
