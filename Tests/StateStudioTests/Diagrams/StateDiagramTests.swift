import Testing
import VSM
import ViewStateController

@testable import StateStudio

/// Diagrams of states.
@MainActor
struct StateDiagramTests {
  private func recorded() -> StateHistory {
    let history = StateHistory()
    let container = StateContainer(state: ProfileState.loading)
    history.record(.only(container)) {
      container.observe(.loaded(Profile(name: "Blob")))
      container.observe(.loaded(Profile(name: "Blob Jr")))
      container.observe(.loading)
      container.observe(.loaded(Profile(name: "Blob")))
    }
    return history
  }

  @Test func `the states are the cases of the type, also those never seen`() {
    let diagram = StateDiagram(of: ProfileState.self, in: recorded())
    #expect(diagram.states == ["loading", "loaded", "failed", "signedOut"])
    #expect(diagram.firstStates == ["loading"])
    #expect(
      diagram.transitions.map { "\($0.transition) \($0.count)" } == [
        "loading → loaded 2", "loaded → loaded 1", "loaded → loading 1",
      ])
  }

  @Test func `enumerations of every kind are known by their cases`() {
    enum Plain { case one, two }
    enum Single { case only }
    indirect enum Nested<Content> {
      case more(Nested)
      case end(Content)
      case nothing
    }
    struct Rest {}
    func states<State>(_ type: State.Type) -> [String] {
      StateDiagram(of: type, in: StateHistory()).states
    }
    #expect(states(Plain.self) == ["one", "two"])
    #expect(states(Single.self) == ["only"])
    #expect(Set(states(Nested<[String]>.self)) == ["more", "end", "nothing"])
    #expect(states(Optional<Int>.self) == ["some", "none"])
    #expect(states(LoadingState<String>.self) == ["error", "loaded", "initial", "loading"])
    #expect(states(Rest.self) == ["Rest"])
    #expect(states([Int].self) == ["Array<Int>"])
    #expect(states(StateHistory.self) == ["StateHistory"])
    #expect(states((Int, Int).self) == ["(Int, Int)"])
    enum Never0 {}
    #expect(states(Never0.self) == ["Never0"])
  }

  @Test func `what was never seen says so in words`() {
    let diagram = StateDiagram(of: ProfileState.self, in: recorded())
    #expect(Array(diagram.unseenStates) == ["failed", "signedOut"])
    #expect("\(diagram.unseenStates)" == "ProfileState: never seen: failed, signedOut")
    let declared = [
      StateTransition("loading", "loaded"), StateTransition("loading", "failed"),
    ]
    #expect(
      "\(diagram.unseenTransitions(among: declared))"
        == "ProfileState: never seen: loading → failed")
    #expect(
      diagram.transitions(notAmong: declared).map(\.description) == [
        "loaded → loaded", "loaded → loading",
      ])
    #expect(
      "\(diagram.unseenTransitions(among: [])) " == "ProfileState: every transition was seen ")
  }

  @Test func `which transitions never followed one another says so in words`() {
    enum Door { case closed, open, locked }
    let history = StateHistory()
    let (one, other) = (StateContainer(state: Door.closed), StateContainer(state: Door.closed))
    history.record(.only(one)) { for state in [Door.open, .closed] { one.observe(state) } }
    history.record(.only(other)) { for state in [Door.locked, .closed] { other.observe(state) } }
    let diagram = StateDiagram(of: Door.self, in: history)
    // What one did and what the other did then is no pair.
    let unseen = [
      "open → closed → open", "open → closed → locked", "locked → closed → open",
      "locked → closed → locked",
    ]
    #expect("\(diagram.unseenPairs())" == "Door: never seen: \(unseen.joined(separator: ", "))")
    let declared = [StateTransition("closed", "open"), StateTransition("open", "closed")]
    #expect(diagram.unseenPairs(among: declared).map(\.description) == ["open → closed → open"])
    history.record(.only(one)) {
      for state in [Door.locked, .closed, .open] { one.observe(state) }
    }
    let more = StateDiagram(of: Door.self, in: history).unseenPairs()
    #expect(more.map(\.description) == [unseen[0], unseen[3]])
  }

  @Test func `for Mermaid and for Graphviz`() {
    let diagram = StateDiagram(of: ProfileState.self, in: recorded())
    #expect(
      diagram.mermaid == """
        stateDiagram-v2
          state "loading" as s0
          state "loaded" as s1
          state "failed" as s2
          state "signedOut" as s3
          [*] --> s0
          s0 --> s1: ×2
          s1 --> s1: ×1
          s1 --> s0: ×1
          classDef unseen stroke-dasharray: 4 4
          class s2,s3 unseen

        """)
    #expect(
      diagram.dot == """
        digraph "ProfileState" {
          node [shape=box, style=rounded]
          "loading"
          "loaded"
          "failed" [style="rounded,dashed"]
          "signedOut" [style="rounded,dashed"]
          "loading" -> "loaded" [label="×2"]
          "loaded" -> "loaded" [label="×1"]
          "loaded" -> "loading" [label="×1"]
        }

        """)
  }

  @Test func `a place that asked for it stands beside an arrow`() throws {
    let history = StateHistory()
    let container = StateContainer(state: ProfileState.loading)
    history.record(.only(container)) {
      container.observe({ .signedOut })
      container.observe(.loading)
    }
    let diagram = StateDiagram(of: ProfileState.self, in: history)
    let words = try #require(diagram.transitions.first).label
    // A plain state is no action.
    #expect(diagram.transitions.last?.label == "×1")
    #expect(words.hasPrefix("StateDiagramTests.swift:"))
    #expect(words.hasSuffix(" ×1"))
  }

  @Test func `the picture is the same each time`() {
    let (one, other) = (recorded(), recorded())
    let picture = StateDiagram(of: ProfileState.self, in: one).svg
    #expect(picture == StateDiagram(of: ProfileState.self, in: other).svg)
    #expect(picture.hasPrefix("<svg "))
    #expect(picture.contains("prefers-color-scheme: dark"))
    #expect(picture.contains("class=\"unseen\""))
    for state in ["loading", "loaded", "failed", "signedOut"] {
      #expect(picture.contains(">\(state)</text>"))
    }
  }
}
