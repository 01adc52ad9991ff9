import PortableUI

/// A screen with a bar: a title, items at all places, and some that come and go.
struct ToolbarPage: View {
  @State private var count = 0
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "Pressed \(count)")
        Toggle("Edit", isOn: $isEditing)
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
    }
  }
}
