import Foundation
import LayoutEngine
import PortableUI
import Testing
import ViewTesting

@MainActor struct DragAndDropTests {
  private struct Shop: View {
    @State private var basket: [String] = []
    @State private var log: [String] = []
    @State private var isNear = false

    var body: some View {
      VStack {
        Text("Apple").draggable("an apple")
        Text("Note").draggable(Note(title: "a note"))
        Text("Secret").draggable(Note(title: "hidden", isSecret: true))
        Text("Picture").onDrag {
          NSItemProvider(item: Data([1]), typeIdentifier: "public.png")
        }
        Text("Nothing").onDrag { NSItemProvider() }
        Text("Basket")
          .dropDestination(for: String.self) { words, place in
            basket += words.map { "\($0) at \(place.x > 0 && place.y > 0)" }
            return true
          } isTargeted: {
            log.append($0 ? "comes" : "goes")
          }
        Text("Notes")
          .dropDestination(for: Note.self) { notes, _ in
            basket += notes.map { "note \($0.title)" }
            return true
          }
        Text("Frame")
          .onDrop(of: [.image], isTargeted: $isNear) { items in
            log.append("\(items.count) \(items[0].registeredTypeIdentifiers)")
            return true
          }
        Text("in the basket: \(basket.joined(separator: ", "))")
        Text("log: \(log.joined(separator: ", "))")
      }
    }
  }

  @Test func `a value is dragged to where it is taken`() async throws {
    let screen = Screen(Shop())
    try screen.drag("Apple", to: "Basket")
    await screen.settle()
    #expect(screen.exists("in the basket: an apple at true"))
    #expect(screen.exists("log: comes, goes"))
    try screen.drag("Note", to: "Basket")
    await screen.settle()
    try screen.drag("Note", to: "Notes")
    await screen.settle()
    #expect(screen.exists("in the basket: an apple at true, a note at true, note a note"))
  }

  @Test func `nothing is dropped where nothing of its kind is taken`() async throws {
    let screen = Screen(Shop())
    #expect(throws: ScreenError.self) { try screen.drag("Picture", to: "Basket") }
    #expect(throws: ScreenError.self) { try screen.drag("Secret", to: "Basket") }
    #expect(throws: ScreenError.self) { try screen.drag("Nothing", to: "Basket") }
    #expect(throws: ScreenError.self) { try screen.drag("Apple", to: "Note") }
    #expect(throws: ScreenError.self) { try screen.drag("Basket", to: "Notes") }
    await screen.settle()
    #expect(screen.exists("in the basket: ") && screen.exists("log: "))
  }

  @Test func `items are handed to a closure at once`() throws {
    let screen = Screen(Shop())
    try screen.drag("Picture", to: "Frame")
    #expect(screen.exists(#"log: 1 ["public.png"]"#))
  }

  @Test func `words, addresses and files come from other programs`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try Data([1, 2]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen(Shop())
    try screen.drop("a pear", on: "Basket")
    await screen.settle()
    #expect(screen.exists("in the basket: a pear at true"))
    try screen.drop(file, on: "Frame")
    #expect(
      screen.exists(
        #"log: comes, goes, 1 ["public.png", "public.file-url", "public.utf8-plain-text"]"#))
    // What others do not see does not come from them.
    #expect(throws: ScreenError.self) {
      try screen.drop(Note(title: "hidden", isSecret: true), on: "Basket")
    }
  }

  @Test func `what cannot be read is not dropped, and the app goes on`() async throws {
    let screen = Screen(Shop())
    try screen.drop(Broken(), on: "Notes")
    await screen.settle()
    #expect(screen.exists("in the basket: "))
    try screen.drag("Note", to: "Notes")
    await screen.settle()
    #expect(screen.exists("in the basket: note a note"))
  }

  /// Says that it is a note, and is none.
  private struct Broken: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .note) { (_: Broken) in Data("broken".utf8) }
    }
  }

  @Test func `a huge thing is dragged`() async throws {
    struct Page: View {
      @State private var count = 0

      var body: some View {
        Text("Huge").draggable(Data(count: 100_000_000))
        Text("Count")
          .dropDestination(for: Data.self) { data, _ in
            count = data[0].count
            return true
          }
        Text("\(count) bytes")
      }
    }
    let screen = Screen(VStack { Page() })
    try screen.drag("Huge", to: "Count")
    await screen.settle()
    #expect(screen.exists("100,000,000 bytes"))
  }

  @Test func `a gesture of a view that can be dragged is made as before`() throws {
    struct Page: View {
      @State private var said = ""

      var body: some View {
        VStack {
          Text("Knob").draggable("knob")
            .gesture(DragGesture().onEnded { said = "moved \(Int($0.translation.width))" })
          Button("Press") { said = "pressed" }.draggable("button")
          Text("said: \(said)")
        }
      }
    }
    let screen = Screen(Page())
    try screen.drag("Knob", by: CGSize(width: 40, height: 0))
    #expect(screen.exists("said: moved 40"))
    try screen.tap("Press")
    #expect(screen.exists("said: pressed"))
  }

  private final class Taken {
    var counts: [Int] = []
  }

  @Test func `what turns out to be something else than was promised is not dropped`() throws {
    let taken = Taken()
    let inspector = Inspector(
      Text("Frame").onDrop(of: [.image], isTargeted: nil) { items in
        taken.counts.append(items.count)
        return true
      })
    let target = try #require(inspector.elements.first { $0.takenTypes == [.image] })
    let promised = NSItemProvider(item: Data([1]), typeIdentifier: "public.png")
    let came = NSItemProvider(item: Data([1]), typeIdentifier: "public.plain-text")
    #expect(target.hold([promised], at: .zero) == .copy)
    var isTaken = true
    target.drop([came], at: .zero) { isTaken = $0 }
    #expect(!isTaken && taken.counts == [])
    target.drop([promised], at: .zero) { isTaken = $0 }
    #expect(isTaken && taken.counts == [1])
  }
}
