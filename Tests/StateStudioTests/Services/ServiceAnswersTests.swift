import Foundation
import StateStudio
import Testing
import VSM
import ViewPlatform
import ViewTesting

extension OneByOne {
  /// Answers of services: recorded, and given again.
  @MainActor
  struct ServiceAnswersTests {
    private struct Profile: Codable, Equatable, Sendable { var name: String }
    private struct Secret: Codable, Equatable, Sendable { var word: String }
    enum Refusal: String, Error, Codable { case tooLate }
    private struct Silence: LocalizedError, CustomStringConvertible {
      let description = "silence"
      var errorDescription: String? { "Nobody answers." }
    }

    private let history = StateHistory(leavingOut: [Secret.self])

    /// What `body` asks for is recorded. It never waits, so that nobody else is.
    private func recorded(_ body: @escaping @MainActor (ServiceAnswers) async -> Void) async
      -> ServiceAnswers?
    {
      await history.record { await body(.live) }
      return try? ServiceAnswers(replaying: mine.joined(separator: "\n"))
    }

    /// Other tests ask as well.
    private var mine: [String] { history.answers.filter { $0.contains("own.") } }

    @Test func `an answer is what the service said, and is given again once`() async throws {
      let replay = await recorded { answers in
        let answer = try? await answers.to("own.load") { Profile(name: "Blob") }
        #expect(answer == Profile(name: "Blob"))
      }
      let answers = try #require(replay)
      var asked = 0
      func load() async throws -> Profile {
        try await answers.to("own.load") {
          asked += 1
          return Profile(name: "Nobody")
        }
      }
      #expect(try await load() == Profile(name: "Blob"))
      await #expect(throws: MissingAnswer.self) { try await load() }
      #expect(asked == 0)
    }

    @Test func `a question has its own answer, even if a later one was answered sooner`()
      async throws
    {
      let replay = await recorded { answers in
        _ = try? await answers.to("own.load") {
          _ = try? await answers.to("own.load") { Profile(name: "sooner") }
          return Profile(name: "later")
        }
      }
      let answers = try #require(replay)
      for name in ["later", "sooner"] {
        let answer = try await answers.to("own.load") { Profile(name: "Nobody") }
        #expect(answer == Profile(name: name))
      }
    }

    @Test func `questions of the same words get their own answers, and others the first`()
      async throws
    {
      let replay = await recorded { answers in
        for name in ["a", "b", "c"] {
          _ = try? await answers.to("own.find", name) { Profile(name: name) }
        }
      }
      let answers = try #require(replay)
      var found: [String] = []
      for name in ["b", "z", "c"] {
        found.append(try await answers.to("own.find", name) { Profile(name: "Nobody") }.name)
      }
      #expect(found == ["b", "a", "c"])
    }

    @Test func `what is thrown is thrown again: itself, or its words`() async throws {
      let replay = await recorded { answers in
        try? await answers.to("own.save") { throw Refusal.tooLate }
        try? await answers.to("own.save") { throw Silence() }
        try? await answers.to("own.save") {}
      }
      let answers = try #require(replay)
      await #expect(throws: Refusal.tooLate) { try await answers.to("own.save") {} }
      do {
        try await answers.to("own.save") {}
        Issue.record("nothing was thrown")
      } catch {
        #expect("\(error)" == "silence")
        #expect(error.localizedDescription == "Nobody answers.")
      }
      try await answers.to("own.save") { throw Silence() }
    }

    @Test func `a stream gives all its answers again, and its end`() async throws {
      let replay = await recorded { answers in
        let numbers = [1, 2].publisher.setFailureType(to: (any Error).self)
        _ = answers.stream("own.count") { numbers }.sink(receiveCompletion: { _ in }) { _ in }
      }
      let answers = try #require(replay)
      let silent = PassthroughSubject<Int, any Error>()
      let recorder = Recorder<Int, any Error>()
      answers.stream("own.count") { silent }.subscribe(recorder)
      #expect(recorder.values == [1, 2])
      #expect(recorder.completionCount == 1)
    }

    @Test func `what is left out is not written, and missed`() async throws {
      let replay = await recorded { answers in
        _ = try? await answers.to("own.secret") { Secret(word: "sesame") }
      }
      #expect(!mine.joined().contains("sesame"))
      let answers = try #require(replay)
      await #expect(throws: MissingAnswer.self) {
        try await answers.to("own.secret") { Secret(word: "") }
      }
    }

    @Test func `files have answers, and give them back`() async throws {
      _ = await recorded { answers in
        _ = try? await answers.to("own.load", 7) { Profile(name: "Blob") }
      }
      let url = URL.temporaryDirectory.appending(path: "answers-\(UUID()).jsonl")
      defer { try? FileManager.default.removeItem(at: url) }
      try history.write(to: url)
      let old = try StateHistory(reading: url)
      let lines = old.answers.filter { $0.contains("own.") }
      let answers = try ServiceAnswers(replaying: lines.joined(separator: "\n"))
      #expect(try await answers.to("own.load", 7) { Profile(name: "") }.name == "Blob")
    }

    @Test func `lines that are none are refused by their number`() {
      #expect(throws: MissingAnswer.self) { try ServiceAnswers(replaying: "\n{\"call\":") }
    }

    @Test func `what a task brings about is recorded without that of others`() async throws {
      let (mine, theirs) = (StateHistory(), StateHistory())
      async let other: Void = theirs.recordAlone {
        _ = try? await ServiceAnswers.live.to("own.theirs") { 1 }
      }
      await mine.recordAlone {
        _ = try? await ServiceAnswers.live.to("own.mine") { 1 }
        await Task { _ = try? await ServiceAnswers.live.to("own.child") { 1 } }.value
      }
      await other
      #expect(mine.answers.count == 2 && mine.answers.allSatisfy { !$0.contains("theirs") })
      #expect(theirs.answers.count == 1 && theirs.answers.allSatisfy { $0.contains("theirs") })
    }

    // MARK: In an app

    private enum PageState: Equatable {
      case empty, loading
      case loaded(String)
      case failed(String)
    }

    private struct PageView: View {
      @ObservedObject var page: StateContainer<PageState>
      let names: [String]
      @Environment(\.serviceAnswers) private var answers
      @State private var count = 0

      var body: some View {
        VStack {
          Text("\(page.state)")
          Button("Load") {
            count += 1
            page.observe(.loading)
            page.observe { [names, count, answers] in
              do {
                return .loaded(try await answers.to("own.page", count) { names[count - 1] })
              } catch {
                return .failed("\(error)")
              }
            }
          }
        }
      }
    }

    @Test func `a state knows the answer that it came of`() async throws {
      let page = StateContainer(state: PageState.empty)
      let screen = Screen(PageView(page: page, names: ["one"]))
      history.start(.only(page))
      try screen.tap("Load")
      await screen.settle()
      history.stop()
      let last = try #require(history.entries.last)
      #expect(last.label == "loaded")
      #expect(last.awaitedBefore == "“own.page” answered")
      #expect(last.because == "tapped “Load”")
      #expect(history.entries.first?.awaitedBefore == nil)
    }

    @Test func `a run's test and scenario carry the answers, and a screen gives them again`()
      async throws
    {
      let page = StateContainer(state: PageState.empty)
      let screen = Screen(PageView(page: page, names: ["one \"quoted\"", "two"]))
      for _ in 1...2 {
        history.start(.only(page))
        try screen.tap("Load")
        await screen.settle()
        history.stop()
      }
      let text = history.test(of: TestedView("PageView()", in: "Pages"))
      #expect(text.contains("import StateStudio"))
      #expect(text.contains("Screen(PageView().serviceAnswers(answers))"))
      #expect(text.contains(#"{"answer":"two","call":"own.page","question":"2"}"#))
      #expect(history.scenario().contains("Given the services answer\n      \"\"\"\n"))

      let other = StateContainer(state: PageState.empty)
      let replay = try ServiceAnswers(replaying: mine.joined(separator: "\n"))
      let again = Screen(PageView(page: other, names: ["none", "none"]).serviceAnswers(replay))
      try again.tap("Load")
      await again.settle()
      #expect(other.state == .loaded("one \"quoted\""))
    }

    @Test func `a slow answer takes as long on the clock of a screen`() async throws {
      let line = #"{"answer":"late","call":"own.page","question":"1","took":300000000}"#
      let page = StateContainer(state: PageState.empty)
      let screen = Screen(
        PageView(page: page, names: ["none"]).serviceAnswers(try ServiceAnswers(replaying: line)))
      try screen.tap("Load")
      await screen.settle(leavingTasks: true)
      #expect(page.state == .loading)
      screen.clock.advance(by: .milliseconds(300))
      await screen.settle()
      #expect(page.state == .loaded("late"))
    }
  }
}
