import PortableUI
import Testing

@MainActor struct DuplicatesTests {
  private struct Numbers: View {
    @State var ids: [Int]

    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Row(number: $0) }
        Button("Shorten") { ids = [0, 0, 7] }
        Button("Turn round") { ids.reverse() }
      }
    }
  }

  private struct LazyLetters: View {
    var body: some View {
      ScrollView { LazyVStack { ForEach(["a", "b", "b"], id: \.self) { Text($0) } } }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var taps = 0
    var body: some View { Button("\(number), \(taps)") { taps += 1 } }
  }

  @Test func `elements that share an identity have a row each`() {
    let rig = Rig(Numbers(ids: [0, 0, 0, 0]))
    #expect(rig.texts.filter { $0 == "0, 0" }.count == 4)
    #expect(Rig(LazyLetters()).texts == ["a", "b", "b"])
  }

  @Test func `those that stay keep their state by their places among themselves`() {
    let rig = Rig(Numbers(ids: [0, 0, 0, 1]))
    rig.tap("1, 0")
    rig.tap("0, 0")
    rig.tap("Turn round")
    #expect(rig.texts.prefix(4) == ["1, 1", "0, 1", "0, 0", "0, 0"])
    rig.tap("Shorten")
    #expect(rig.texts.prefix(3) == ["0, 1", "0, 0", "7, 0"])
  }

  @Test func `a warning names the view and the id, once, in one short line`() async throws {
    let ended = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Rig(Numbers(ids: [1, 4, 4, 5]))
        _ = Rig(Numbers(ids: [9, 9, 3, 3]))
        _ = Rig(LazyLetters())
        _ = Rig(Numbers(ids: [1, 2, 3]))
      }
    }
    let said = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
    let warnings = said.split(separator: "\n").filter { $0.contains("ForEach") }
    #expect(
      warnings == [
        "A ForEach in Numbers has the id 4 more than once: give each element its own.",
        "A ForEach in LazyLetters has the id b more than once: give each element its own.",
      ])
  }

  private struct Growing: View {
    @State private var names = (0..<50).map { "name \($0)" }

    var body: some View {
      Button("Other") { names.insert("other", at: 30) }
      Button("Move") { names.swapAt(20, 22) }
      Button("Twice") { names.insert("name 7", at: 30) }
      ScrollView { LazyVStack { ForEach(names, id: \.self) { Text($0) } } }
    }
  }

  @Test func `one that comes later with the id of another is told of, and no other`() async throws {
    let ended = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rig = Rig(Growing())
        for change in ["Other", "Move", "Twice"] { rig.tap(change) }
      }
    }
    let said = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
    #expect(
      said.split(separator: "\n").filter { $0.contains("ForEach") } == [
        "A ForEach in Growing has the id name 7 more than once: give each element its own."
      ])
  }
}
