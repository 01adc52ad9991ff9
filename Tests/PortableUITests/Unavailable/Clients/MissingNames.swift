import Foundation
import PortableUI

// What SwiftUI has and PortableUI has not, as apps write it. Each line that is refused says so.

struct Item: Identifiable, Hashable {
  let id = 1
  var name = ""
  var children: [Item]?
}

struct TextDocument {
  var text = ""
}

struct Stated: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Item.name)]) var rows: [Item]  // refused: no Core
  @Query(sort: \Item.name, order: .reverse) private var items: [Item]  // refused: no SwiftData
  @Query private var all: [Item]  // refused: no SwiftData
  @Environment(\.undoManager) var undoManager  // refused: Keep the steps
  @Environment(\.managedObjectContext) private var context  // refused: no Core Data
  @Environment(\.requestReview) private var requestReview  // refused: no shop
  @Environment(\.isFocused) var isFocused: Bool  // refused: Use FocusState
  var body: some View { Text("") }
}

struct Waves: TextRenderer {}  // refused: Draw with Canvas
struct Old: NSViewRepresentable {}  // refused: There is no AppKit here

struct Scrolled: View {
  let items: [Item]

  var body: some View {
    VStack {
      Text("Scrolled").bold()
      ScrollView {
        LazyVStack { ForEach(items) { Text($0.name) } }
          .padding()
      }
      .scrollIndicatorsFlash(onAppear: true)  // refused: are the desktop's
      .scrollIndicators(.hidden)
    }
    .padding()
  }
  var flashed: some View {
    ScrollView { Text("a") }.scrollIndicatorsFlash(onAppear: true)  // refused: are the desktop's
  }
}

struct Moved: View {
  @Namespace private var space
  @State private var count = 0
  let item: Item

  var body: some View {
    Text(item.name)
      .navigationTitle("Item")
      .navigationTransition(.zoom(sourceID: item.id, in: space))  // refused: Pages change
      .padding()
  }
  var source: some View {
    Text("a").matchedTransitionSource(id: item.id, in: space).padding()  // refused: Pages change
  }
  var marked: AttributedString {
    var words = AttributedString("a")
    words.backgroundColor = .yellow  // refused: foregroundColor
    words.underlineStyle = Text.LineStyle(pattern: .dash)  // refused: .single
    return words
  }
  var relative: some View {
    Text("a")
      .containerRelativeFrame(.horizontal, count: 3, spacing: 8)  // refused: Use GeometryReader
  }
  var relativeWidth: some View {
    Text("a")
      .containerRelativeFrame(.horizontal) { width, _ in width }  // refused: Use GeometryReader
  }
  var inset: some View {
    Text("a").safeAreaPadding(.horizontal, 20).padding()  // refused: Use safeAreaInset
  }
  var contained: some View {
    Text("a").containerBackground(.blue.opacity(0.3), for: .navigation)  // refused: Use background
  }
  var containedColor: some View {
    Text("a").containerBackground(for: .window) { Color.red }  // refused: Use background
  }
}

struct Dragged: View {
  @State private var isOver = false
  @State private var text = ""
  let item: Item

  var body: some View {
    Text(item.name)
      .springLoadingBehavior(.enabled)  // refused: Use draggable(_:)
      .padding()
  }
  var dragged: some View {
    Text("a").dragConfiguration(1)  // refused: Use draggable(_:)
  }
  var continued: some View {
    Text("a").onContinueUserActivity("a.b") { activity in  // refused: Nothing is handed on
      print(activity.userInfo)
    }
  }
  var pasted: some View {
    Text("a").exportableToServices(text)  // refused: Use copyable(_:)
  }
}

struct Barred: View {
  let start: Date
  @State private var isShown = false
  @State private var text = ""
  let items: [Item]

  var body: some View {
    NavigationStack {
      Text("a")
        .toolbar { Button("a") {} }
    }
  }
  var titled: some View { Text("a").toolbarTitleMenu { Button("a") {} } }  // refused: Put a Menu
  var minimized: some View {
    TabView { Text("b") }.tabBarMinimizeBehavior(.onScrollDown)  // refused: Tabs stand
  }
  var documented: some View {
    Text("b").navigationDocument(URL(filePath: "/"))  // refused: Put a Menu
  }
  var striped: some View {
    List { Text("b") }.alternatingRowBackgrounds()  // refused: Use listRowSeparator
  }
  var sized: some View { Text("a").presentationSizing(.fitted) }  // refused: A sheet looks
  var split: some View {
    HSplitView {  // refused: Use NavigationSplitView
      Text("a")
      Text("b")
    }
    .padding()
  }
  var wheel: some View {
    Picker("a", selection: $text) { Text("b") }.pickerStyle(.wheel)  // refused: Use .menu
  }
  var wheelType: some View {
    Picker("a", selection: $text) { Text("b") }
      .pickerStyle(WheelPickerStyle())  // refused: Use the style .menu
  }
  var glass: some View {
    Button("a") {}.buttonStyle(.glassProminent).padding()  // refused: Use .bordered
  }
  var mesh: some View {
    MeshGradient(  // refused: Use LinearGradient
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .white]
    )
    .frame(width: 100)
  }
  var separatorColour: some View {
    Rectangle().fill(.separator).frame(height: 1)  // refused: Use .tint
  }
  var styled: some View {
    TextEditor(text: $text).textEditorStyle(.plain)  // refused: A TextEditor looks
  }
  var lettered: some View {
    Text("a").font(.body.smallCaps()).bold()  // refused: fonts are
  }
  var ring: some View {
    Circle().size(width: 9, height: 9).stroke(.red).frame(width: 20)  // refused: Write a
  }
  var mixed: some View {
    Circle().fill(Color.red.mix(with: .blue, by: 0.5))  // refused: Use Color
  }
  var keyed: some View {
    Text("a").toolbar {
      ToolbarItemGroup(placement: .keyboard) { Button("a") {} }  // refused: Use .primaryAction
    }
  }
  var smooth: some View {
    Image("a").resizable().interpolation(.high).scaledToFit()  // refused: smoothly
  }
}

struct Heard: View {
  @Namespace private var names
  var body: some View {
    Text("a")
      .accessibilityLinkedGroup(id: 1, in: names)  // refused: Use accessibilityElement
      .padding()
  }
  var zoomed: some View {
    Text("a").accessibilityZoomAction { _ in }  // refused: Make a Button
  }
  var rotor: some View {
    Text("a").accessibilityRotor("Rows", entries: [Item()], entryLabel: \.name)  // refused: do not
  }
}

struct Phone: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate  // refused: An app begins
  var body: some Scene {
    WindowGroup { Text("a") }
      .windowLevel(.floating)  // refused: The desktop places
      .defaultSize(width: 3, height: 3)
  }
  var less: some Scene { WindowGroup { Text("a") }.commandsRemoved() }  // refused: Use commands
  var menus: some Scene {
    MenuBarExtra("a", systemImage: "star") {  // refused: no place for a menu
      Button("a") {}
      Divider()
    }
    .menuBarExtraStyle(.window)
  }
  var documents: some Scene {
    DocumentGroup(newDocument: TextDocument()) { file in  // refused: Use WindowGroup
      TextEditor(text: file.$document.text)
    }
  }
  var formatting: some Scene {
    WindowGroup { Text("a") }.commands {
      TextFormattingCommands()  // refused: Use CommandMenu
    }
  }
}

final class Delegate: NSObject {}
