import Foundation
import PortableUI
import Testing

/// Values that change by keyframes.
struct KeyframeTimelineTests {
  private struct Ball {
    var height = 0.0
    var size = CGSize(width: 1, height: 1)
  }

  @Test func `each track changes its part, and stays with its last keyframe`() {
    let timeline = KeyframeTimeline(initialValue: Ball()) {
      KeyframeTrack(\.height) {
        LinearKeyframe(10.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
      KeyframeTrack(\.size.width) {
        MoveKeyframe(3)
        LinearKeyframe(5, duration: 0.5)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0).height == 0)
    #expect(timeline.value(time: 0.5).height == 5)
    #expect(timeline.value(time: 1.25).height == 7.5)
    #expect(timeline.value(time: 0.25).size == CGSize(width: 4, height: 1))
    #expect(timeline.value(progress: 1).size.width == 5)
    #expect(timeline.value(time: 1.5).size.width == 5)
    var ball = Ball(height: 99, size: CGSize(width: 9, height: 7))
    timeline.update(&ball, progress: 0.25)
    #expect(ball.height == 5 && ball.size.height == 7)
  }

  @Test func `keyframes may stand for the whole value`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: 1)
      MoveKeyframe(5.0)
      LinearKeyframe(6.0, duration: 1, timingCurve: .circularEaseIn)
    }
    #expect(timeline.value(time: 0.5) == 0.5)
    #expect(timeline.value(time: 1) == 5)
    #expect(abs(timeline.value(time: 1.6) - 5.2) < 1e-9)
  }

  @Test func `conditions and loops make keyframes`() {
    func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) {
        KeyframeTrack {
          for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
          if isLong { LinearKeyframe(0.0, duration: 1) }
        }
      }
    }
    #expect(timeline(false).duration == 3 && timeline(true).duration == 4)
    #expect(timeline(true).value(time: 2.5) == 2.5)
    #expect(timeline(true).value(time: 3.5) == 1.5)
  }

  @Test func `cubic keyframes go through each value without a jump of speed`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(20.0, duration: 1)
      CubicKeyframe(0.0, duration: 1)
    }
    func speed(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-5) - timeline.value(time: time)) / 1e-5
    }
    #expect(timeline.value(time: 1) == 10 && timeline.value(time: 2) == 20)
    #expect(abs(speed(0)) < 0.01)
    // Half the way from the value before to the one after.
    #expect(abs(speed(1) - 10) < 0.01 && abs(speed(1 - 2e-5) - 10) < 0.01)
    #expect(abs(speed(2) + 5) < 0.01 && abs(speed(2 - 2e-5) + 5) < 0.01)
    #expect(abs(speed(3 - 2e-5)) < 0.01)
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1.0, duration: 1, startVelocity: 4, endVelocity: 0)
    }
    #expect(abs(given.value(time: 1e-4) - 4e-4) < 1e-6)
  }

  @Test func `a spring goes on as fast as the keyframe before, and takes its time`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      SpringKeyframe(0.0, spring: spring)
    }
    #expect(abs(timeline.duration - 1 - spring.settlingDuration) < 1e-9)
    let expected = 10 + spring.value(target: -10.0, initialVelocity: 10, time: 0.1)
    #expect(abs(timeline.value(time: 1.1) - expected) < 1e-9)
    #expect(timeline.value(time: 1.01) > 10)
    #expect(timeline.value(time: 100) == 0)
  }

  @Test func `a program's own keyframes are made of others`() {
    struct Hop: KeyframeTrackContent {
      typealias Value = Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(1.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
    }
    struct Hops: Keyframes {
      typealias Value = Double
      var body: some Keyframes<Double> {
        KeyframeTrack {
          Hop()
          Hop()
        }
      }
    }
    let timeline = KeyframeTimeline(initialValue: 0.0) { Hops() }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2.5) == 0.5)
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -1, 0])
  func `durations and times that are none count as some`(_ number: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: number)
      CubicKeyframe(2.0, duration: number)
      SpringKeyframe(3.0, duration: number)
    }
    #expect(timeline.duration.isFinite && timeline.duration >= 0)
    #expect(timeline.value(time: number).isFinite)
    #expect(timeline.value(progress: number).isFinite)
    #expect(timeline.value(time: timeline.duration) == 3)
  }

  @Test func `without keyframes the value stays`() {
    let timeline = KeyframeTimeline(initialValue: 7.0) { KeyframeTrack {} }
    #expect(timeline.duration == 0 && timeline.value(time: 1) == 7)
  }
}
