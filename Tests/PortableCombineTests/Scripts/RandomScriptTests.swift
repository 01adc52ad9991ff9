import PortableCombine
import StreamTesting
import Testing

/// Compares the operators with Combine's rules worked out on paper, for pipelines that nobody thought
/// of. A script that goes wrong says its seed: `Script(seed:)` makes the same one again.
struct RandomScriptTests {
  /// 20,000 scripts, in parts that run side by side.
  private static let parts = 8
  private static let scriptsPerPart = 2_500

  private static let end = (Script.stepCount + 40) * ScriptModel.step + 3

  @Test(arguments: 0..<parts)
  func `what is heard is what the rules say, and when`(part: Int) {
    for number in 0..<Self.scriptsPerPart {
      let script = Script(seed: UInt64(part * Self.scriptsPerPart + number))
      let expected = ScriptModel(script: script).heard(until: Self.end)
      let heard = ScriptPlayer(script).heard(until: Self.end)
      guard heard != expected else { continue }
      Issue.record(
        """
        seed \(script.seed): \(script.pipeline)
          inputs: \(script.inputs.map { $0.steps.sorted { $0.key < $1.key } })
          begins with: \(script.inputs.map(\.initial)), cancels after: \(script.cancelsAfter ?? 0)
          rules: \(expected.map(\.description))
          heard: \(heard.map(\.description))
        """)
      return
    }
  }

  /// Demand decides when something is said, and never what: a stream that waits for its subscriber
  /// says, in the end, what it says to one that wants everything.
  @Test(arguments: 0..<4)
  func `no more is sent than was asked for, and in the end the same`(part: Int) {
    for (seed, script, whole) in Self.patient(part) {
      var dice = Dice(state: ~seed)
      var asked = 0
      let recorder = ScriptPlayer(script).stream(of: script.pipeline).record(demand: .none) { _ in
        let more = dice.below(4) == 0 ? 1 : 0
        asked += more
        return .max(more)
      }
      var isModest = true
      for _ in 0..<60 {
        let more = 1 + dice.below(3)
        asked += more
        recorder.request(.max(more))
        isModest = isModest && recorder.values.count <= asked
      }
      #expect(isModest, "seed \(seed): \(script.pipeline)")
      expect(recorder, whole, "seed \(seed): \(script.pipeline)")
    }
  }

  @Test(arguments: 0..<4)
  func `who asks for one value, and with each for the next, gets them all`(part: Int) {
    for (seed, script, whole) in Self.patient(part) {
      let recorder = ScriptPlayer(script).stream(of: script.pipeline)
        .record(demand: .max(1)) { _ in .max(1) }
      expect(recorder, whole, "seed \(seed): \(script.pipeline)")
    }
  }

  /// Pipelines that wait for their subscriber, and all that they have to say.
  private static func patient(
    _ part: Int
  ) -> [(seed: UInt64, script: Script, whole: ScriptModel.Stream)] {
    (0..<500).map { number in
      let seed = UInt64(1_000_000 + part * 500 + number)
      var dice = Dice(state: seed)
      let script = Script(patient: seed, (0..<dice.below(9)).map { _ in dice.below(10) })
      return (seed, script, ScriptModel(script: script).heard(until: 0))
    }
  }

  private func expect(
    _ recorder: Recorder<Int, ScriptPlayer.Failure>, _ whole: ScriptModel.Stream,
    _ comment: @autoclosure () -> Comment
  ) {
    #expect(recorder.values == whole.values.map(\.value), comment())
    #expect(recorder.completionCount == (whole.end == nil ? 0 : 1), comment())
  }

  @Test func `the same seed makes the same script, and two seeds make two`() {
    #expect("\(Script(seed: 7).pipeline)" == "\(Script(seed: 7).pipeline)")
    #expect(Set((0..<50 as Range<UInt64>).map { "\(Script(seed: $0).pipeline)" }).count > 25)
  }
}

extension ScriptModel.Said: CustomStringConvertible {
  var description: String { "\(Double(time) / 1_000_000) ms \(signal)" }
}
