import Foundation
import PortableUI

/// A page whose title opens a menu, with rows whose badges stand out more and less, and a way to help.
struct TitledPage: View {
  @State private var name = "Notes"
  @State private var done = "nothing"

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        List {
          Text("Inbox").badge(3)
          Text("Alarms").badge(12).badgeProminence(.increased)
          Text("Drafts").badge("few").badgeProminence(.decreased)
        }
        .frame(height: 180)
        HStack {
          HelpLink { done = "helped" }
          RenameButton()
        }
        Text(verbatim: "done: \(done)")
      }
      .padding()
      .navigationTitle(name)
      .toolbarTitleMenu {
        Button("Duplicate") { done = "duplicated" }
        RenameButton()
      }
      .renameAction { name = "Errands" }
    }
  }
}
