import Foundation
import PortableUI

// What SwiftUI has and PortableUI has not, as apps write it. Each line that is refused says so.

struct Item: Identifiable, Hashable {
  let id = 1
  var name = ""
  var children: [Item]?
}

struct Stated: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Item.name)]) var rows: [Item]  // refused: no Core
  @Query(sort: \Item.name, order: .reverse) private var items: [Item]  // refused: no SwiftData
  @Query private var all: [Item]  // refused: no SwiftData
  @Environment(\.undoManager) var undoManager  // refused: Keep the steps
  @Environment(\.managedObjectContext) private var context  // refused: no Core Data
  @Environment(\.requestReview) private var requestReview  // refused: no shop
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
      .scrollTarget(isEnabled: true)  // refused: Use scrollTargetLayout
      .scrollIndicators(.hidden)
    }
    .padding()
  }
  var aimed: some View {
    ScrollView { Text("a") }.scrollTarget(isEnabled: true)  // refused: Use scrollTargetLayout
  }
}

struct Moved: View {
  @Namespace private var space
  @State private var count = 0
  let item: Item

  var body: some View {
    Text(item.name)
      .navigationTitle("Item")
      .glassEffectID(item.id, in: space)  // refused: do not melt
      .padding()
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
  var activated: some View {
    TabView { Text("b") }.tabViewSearchActivation(.automatic)  // refused: Tabs stand
  }
  var documented: some View {
    Text("b").navigationDocument(URL(filePath: "/"))  // refused: Put a Menu
  }
  var grave: some View {
    Text("a").dialogIcon(Image(systemName: "star"))  // refused: Say it in the title
  }
  var wheel: some View {
    Picker("a", selection: $text) { Text("b") }.pickerStyle(.wheel)  // refused: Use .menu
  }
  var wheelType: some View {
    Picker("a", selection: $text) { Text("b") }
      .pickerStyle(WheelPickerStyle())  // refused: Use the style .menu
  }
  var card: some View {
    Button("a") {}.buttonStyle(.card).padding()  // refused: Use .bordered
  }
  var exposed: some View {
    Circle().fill(Color.red.exposureAdjust(0.5))  // refused: Use Color
  }
  var keyed: some View {
    Text("a").toolbar {
      ToolbarItemGroup(placement: .bottomOrnament) { Button("a") {} }  // refused: Use .primary
    }
  }
  var accented: some View {
    Image("a").widgetAccentedRenderingMode(nil).scaledToFit()  // refused: colours of the screen
  }
}

struct Painted: View {
  @Namespace private var names

  var body: some View {
    Text("a").customAttribute(1)  // refused: Draw with Canvas
  }
  var shaded: some View {
    Color.red.colorEffect(1).padding()  // refused: no shaders
  }
  var bent: some View {
    Color.red.distortionEffect(1, maxSampleOffset: .zero)  // refused: no shaders
  }
  var melted: some View {
    Text("a").glassEffectID(1, in: names).padding()  // refused: do not melt
  }
  var extended: some View {
    Image("a").resizable().backgroundExtensionEffect()  // refused: do not melt
  }
  var active: some View {
    Text("a").materialActiveAppearance(.active)  // refused: Use background
  }
  var bright: some View {
    Image("a").resizable().allowedDynamicRange(.high)  // refused: colours of the screen
  }
  var exposed: some View {
    Color.red.exposureAdjust(2).padding()  // refused: with the parts of both
  }
}

struct Heard: View {
  var body: some View {
    Text("a")
      .accessibilityActivationPoint(.top)  // refused: Make a Button
      .padding()
  }
  var touched: some View { Text("a").accessibilityDirectTouch() }  // refused: do not ask for it
  var quick: some View {
    Text("a").accessibilityDragPoint(.center, description: "here")  // refused: do not ask for it
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
  var placed: some Scene {
    WindowGroup { Text("a") }.defaultLaunchBehavior(.suppressed)  // refused: The desktop places
  }
  var menus: some Scene {
    MenuBarExtra("a", systemImage: "star") {  // refused: no place for a menu
      Button("a") {}
      Divider()
    }
    .menuBarExtraStyle(.window)
  }
  var restored: some Scene {
    WindowGroup { Text("a") }.restorationBehavior(.disabled)  // refused: The desktop places
  }
  var formatting: some Scene {
    WindowGroup { Text("a") }.commands {
      TextFormattingCommands()  // refused: A field has letters
    }
  }
}

final class Delegate: NSObject {}

struct Late: View {
  var body: some View { Text("a") }
  var old: some View { Text("a").invalidatableContent() }  // refused: Use redacted
  var platter: some View { Text("a").listRowPlatterColor(.red) }  // refused: desktop chooses
  var index: some View { Text("a").typeSelectEquivalent("A") }  // refused: Letters find
  var wide: some View { Text("a").backgroundExtensionEffect() }  // refused: Use glassEffect
  var found: some View { Text("a").findNavigator(isPresented: true) }  // refused: Find words
  var turned: some View { Text("a").digitalCrownRotation(1) }  // refused: No desktop has
}
