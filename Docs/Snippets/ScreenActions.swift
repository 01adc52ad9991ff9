// What a person does on a screen, line by line.

import Foundation
import PortableUI
import ViewTesting

struct Settings: View {
  @State private var name = "Ada"
  @State private var isLoud = false
  @State private var volume = 0.5
  @State private var theme = "Light"
  @State private var basket = ["Bread", "Milk", "Tea"]
  @State private var likes = 0
  @State private var isAsking = false

  var body: some View {
    ScrollView {
      VStack {
        TextField("Name", text: $name).onSubmit { name += "!" }
        Toggle("Loud", isOn: $isLoud).accessibilityIdentifier("loud")
        Slider(value: $volume) { Text("Volume") }
        Picker("Theme", selection: $theme) {
          Text("Light").tag("Light")
          Text("Dark").tag("Dark")
        }
        Text("Likes: \(likes)").onTapGesture(count: 2) { likes += 1 }
        ForEach(basket, id: \.self) { item in
          HStack {
            Text(item)
            Button("Remove") { basket.removeAll { $0 == item } }
          }
        }
        Button("Forget all") { isAsking = true }.keyboardShortcut("f")
        Spacer(minLength: 900)
        Button("Help") {}
      }
    }
    .alert("Forget all?", isPresented: $isAsking) {
      Button("Forget", role: .destructive) { basket = [] }
      Button("Keep", role: .cancel) {}
    }
  }
}

let screen = Screen(Settings())

// snippet.tapping
try screen.tap("Forget all")
try screen.tap("Keep")
try screen.doubleTap("Likes: 0")
try screen.tap("Likes: 1", count: 2)
try screen.tap(at: CGPoint(x: 365, y: 58))
// snippet.end
precondition(screen.exists("Likes: 2"))

// snippet.typing
try screen.type(" Lovelace", into: "Name")
try screen.set("Grace", in: "Name")
try screen.submit("Name")
try screen.clear("Name")
// snippet.end

// snippet.choosing
try screen.toggle("Loud")
try screen.toggle(.identifier("loud"))
try screen.select("Dark", in: "Theme")
try screen.slide("Volume", to: 0.75)
// snippet.end
let volume = try screen.value(of: "Volume")
precondition(volume == "0.75")

// snippet.moving
try screen.drag("Volume", by: CGSize(width: -60, height: 0))
try screen.drag("Bread", by: CGSize(width: 0, height: -120))
try screen.swipe(.down)
try screen.scroll(to: "Help")
try screen.scroll(to: "Name")
// snippet.end

// snippet.keys
try screen.press("f", modifiers: .command)
try screen.press(.escape)
try screen.press("f", modifiers: .command)
try screen.dismiss()
// snippet.end

// snippet.several
try screen.tap(.button("Remove", in: .row("Milk")))
try screen.tap(.button("Remove").at(1))
precondition(
  screen.exists("Bread") && !screen.exists("Milk") && !screen.exists("Tea"))
// snippet.end
await screen.close()
