import PortableUI

/// A screen with a bar: a title, items at all places, and some that come and go.
struct ToolbarPage: View {
  @State private var count = 0
  @State private var isEditing = false
  @State private var isLow = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "Pressed \(count)")
        Toggle("Edit", isOn: $isEditing)
        Toggle("Low", isOn: $isLow)
      }
      .padding()
      .navigationTitle(isEditing ? "Editing" : "Reading")
    }
    .toolbar {
      ToolbarItem(placement: .navigation) { Button("Back") { count -= 1 } }
      if isEditing {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
      }
      ToolbarItemGroup(placement: .primaryAction) {
        if isEditing { ProgressView() }
        Button {
          count += 1
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add")
        }
        Button("Save") {}.disabled(!isEditing)
      }
      if !isEditing {
        ToolbarItem(placement: .status) { Text("Up to date") }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("First") { count += 10 }
          Spacer()
          Button("Last") { count += 100 }
        }
      }
      ToolbarItem(placement: isLow ? .bottomBar : .primaryAction) { MovingItem() }
    }
  }
}

/// Something in a bar with state of its own.
private struct MovingItem: View {
  @State private var presses = 0

  var body: some View { Button("Moved \(presses)") { presses += 1 } }
}
