import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows and sections of a list, over which something is presented.
@MainActor
struct PresentingRowsTests {
  private struct Number: Identifiable { let id: Int }

  private struct Numbers: View {
    @State var numbers = Array(0..<10_000)
    @State var shown: Number?

    var body: some View {
      VStack {
        Text(verbatim: "\(numbers.count) numbers")
        List {
          ForEach(numbers, id: \.self) { number in
            Button("Row \(number)") { shown = Number(id: number) }
          }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
          .sheet(item: $shown) { Text(verbatim: "All about \($0.id)") }
        }
      }
    }
  }

  @Test func `of many rows under a sheet only those near what is seen are made`() throws {
    let screen = Screen(Numbers(), size: CGSize(width: 300, height: 400))
    #expect(screen.counts.nodesMade < 2000)
    #expect(screen.exists(.row("Row 1")) && !screen.exists(.row("Row 5000")))
  }

  @Test func `rows under a sheet are deleted and moved, and a sheet comes over them`() throws {
    let screen = Screen(Numbers(), size: CGSize(width: 300, height: 400))
    try screen.delete(.row("Row 1"))
    #expect(screen.texts.first == "9999 numbers" && !screen.exists(.row("Row 1")))
    try screen.move(.row("Row 0"), .down)
    #expect(try screen.frame(of: .row("Row 0")).minY > screen.frame(of: .row("Row 2")).minY)
    try screen.tap(.button("Row 2"))
    #expect(screen.exists("All about 2"))
    try screen.dismiss()
    #expect(!screen.exists("All about 2"))
    #expect(screen.counts.nodesMade < 3000)
  }

  private struct Boxes: View {
    var isInLoop = false
    @State var asks = false
    @State var letters = ["A", "B", "C"]

    var body: some View {
      List {
        if isInLoop {
          ForEach(0..<2, id: \.self) { box(titled: "Box \($0)") }
        } else {
          box(titled: "Box 0")
        }
        Button("Empty it") { asks = true }
      }
    }

    private func box(titled title: String) -> some View {
      Section(title) {
        ForEach(letters, id: \.self) { Text(verbatim: "\($0) in \(title)") }
          .onDelete { letters.remove(atOffsets: $0) }
      }
      .confirmationDialog("Really?", isPresented: $asks) {
        Button("Yes") { letters = [] }
      }
    }
  }

  @Test func `a section under a question keeps its title, and its rows`() throws {
    let screen = Screen(Boxes(), size: CGSize(width: 300, height: 600))
    #expect(screen.texts.prefix(4) == ["Box 0", "A in Box 0", "B in Box 0", "C in Box 0"])
    #expect(!screen.exists(.row("Box 0")))
    try screen.delete(.row("B in Box 0"))
    #expect(screen.exists(.row("C in Box 0")) && !screen.exists("B in Box 0"))
    try screen.tap("Empty it")
    try screen.tap("Yes")
    #expect(screen.texts.first == "Box 0" && !screen.exists("A in Box 0"))
  }

  @Test func `sections of a loop under questions have rows of their own`() throws {
    let screen = Screen(Boxes(isInLoop: true), size: CGSize(width: 300, height: 800))
    #expect(screen.exists(.row("A in Box 0")) && screen.exists(.row("C in Box 1")))
    #expect(!screen.exists(.row("Box 0")) && !screen.exists(.row("Box 1")))
    try screen.delete(.row("A in Box 1"))
    #expect(!screen.exists("A in Box 0") && screen.exists(.row("C in Box 1")))
  }

  /// A modifier, of whose content its type says nothing.
  private struct Noted: ViewModifier {
    func body(content: Content) -> some View { content.onAppear {} }
  }

  @Test func `under a modifier, too, rows of sections in a loop are made as they are needed`() {
    let screen = Screen(
      List {
        ForEach(0..<2, id: \.self) { number in
          Section("Part \(number)") {
            ForEach(0..<5000, id: \.self) { Text(verbatim: "Row \($0) of \(number)") }
          }
          .modifier(Noted())
        }
      }, size: CGSize(width: 300, height: 400))
    #expect(screen.counts.nodesMade < 2000)
    #expect(screen.exists(.row("Row 1 of 0")))
  }
}
