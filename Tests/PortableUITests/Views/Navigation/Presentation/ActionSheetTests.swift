import PortableUI
import Testing
import ViewTesting

@MainActor struct ActionSheetTests {
  private struct Photo: Identifiable { let id: Int }

  private struct Choosing: View {
    @State private var isAsked = false
    @State private var photo: Photo?
    @State private var done = "nothing"

    var body: some View {
      VStack {
        Button("Ask") { isAsked = true }
        Button("Open") { photo = Photo(id: 7) }
        Text(done)
      }
      .actionSheet(isPresented: $isAsked) {
        ActionSheet(
          title: Text("Delete it?"), message: Text("It will be gone."),
          buttons: [.destructive(Text("Delete")) { done = "deleted" }])
      }
      .actionSheet(item: $photo) { photo in
        ActionSheet(
          title: Text("Photo \(photo.id)"),
          buttons: [.default(Text("Share")) { done = "shared \(photo.id)" }, .cancel()])
      }
    }
  }

  @Test func `choices are answered, and Cancel is there without being asked for`() throws {
    let screen = Screen(Choosing())
    try screen.tap("Ask")
    #expect(screen.texts.contains("Delete it?"))
    try screen.tap("Delete")
    #expect(screen.texts.contains("deleted") && !screen.exists("Delete it?"))
    try screen.tap("Ask")
    try screen.tap("Cancel")
    #expect(!screen.exists("Delete it?"))
  }

  @Test func `choices about something go with it`() throws {
    let screen = Screen(Choosing())
    try screen.tap("Open")
    #expect(screen.exists("Photo 7"))
    try screen.tap("Share")
    #expect(screen.texts.contains("shared 7") && !screen.exists("Photo 7"))
  }
}
