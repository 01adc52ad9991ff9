import Foundation
import PortableUI

struct FocusPage: View {
  @State private var names = ["One", "Two", "Three"]
  @State private var text = ""
  @State private var log = ""
  @FocusState private var isSearching: Bool
  @State private var isOff = false

  var body: some View {
    VStack {
      HStack {
        ForEach(names, id: \.self) { name in Button(name) { log += name } }
      }
      TextField("Search", text: $text).focused($isSearching).disabled(isOff)
      Text(verbatim: isSearching ? "searching" : "not searching")
      Button("Reverse") { names.reverse() }
      Button("Find") { isSearching = true }
      Button("Disable") { isOff = true }
      Button("OK") { log += "OK" }.keyboardShortcut(.defaultAction)
      Button("Cancel") { log += "Cancel" }.keyboardShortcut(.cancelAction)
      HStack {
        Button("Save") { log += "s" }.keyboardShortcut("s")
        Button("Save as") { log += "S" }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("All") { log += "a" }.keyboardShortcut("a")
        Button("Back") { log += "<" }.keyboardShortcut(.leftArrow, modifiers: .option)
        Button("X") { log += "x" }.keyboardShortcut("x", modifiers: [])
      }
      .disabled(isOff)
      Text(verbatim: names.joined(separator: " "))
      Text(verbatim: "log: \(log)")
    }
    .padding()
  }
}
