import Foundation
import PortableUI

/// What most apps are: a list of links, in a stack of pages, in tabs, with a menu.
struct MailPage: View {
  @State private var log = ""
  @State private var isOn = true

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Inbox") {
            NavigationLink("First letter") { letter("First") }
              .contextMenu { Button("Archive") { log = "archived" } }
            NavigationLink("Second letter") { letter("Second") }.badge(2)
          }
          Section {
            Toggle("Notify me", isOn: $isOn)
            LabeledContent("Last change", value: log)
          } footer: {
            Text("Letters come every minute.")
          }
        }
        .navigationTitle("Letters")
        .toolbar {
          Menu("Sort") {
            Button("By date") { log = "date" }
            Button("By sender") { log = "sender" }
          }
        }
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
      .badge(2)
      Form {
        Section("Account") {
          LabeledContent("Name", value: "Anna")
          Toggle("Sounds", isOn: $isOn)
        }
      }
      .tabItem { Label("Settings", systemImage: "gear") }
    }
  }

  private func letter(_ name: String) -> some View {
    Text(verbatim: "\(name) letter's words").navigationTitle(name)
  }
}
