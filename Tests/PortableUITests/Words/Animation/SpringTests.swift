import Foundation
import PortableUI
import Testing

/// Springs and curves as numbers.
struct SpringTests {
  @Test func `a spring says the same of itself, however it was made`() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-9 && abs(same.bounce - 0.25) < 1e-9)
    #expect(abs(spring.response - 0.5) < 1e-9 && abs(spring.dampingRatio - 0.75) < 1e-9)
    let heavy = Spring(mass: 3, stiffness: 30, damping: 6)
    #expect(heavy.mass == 3 && abs(heavy.stiffness - 30) < 1e-9 && abs(heavy.damping - 6) < 1e-9)
    #expect(abs(Spring(response: 1, dampingRatio: 2).bounce + 0.5) < 1e-9)
    #expect(Spring(stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(Spring(stiffness: 1, damping: 100, allowOverDamping: true).dampingRatio == 50)
    #expect(Spring.smooth.bounce == 0 && abs(Spring.bouncy.bounce - 0.3) < 1e-9)
    #expect(abs(Spring.snappy(duration: 1, extraBounce: 0.1).bounce - 0.25) < 1e-9)
  }

  @Test(arguments: [-0.5, 0, 0.4])
  func `it obeys its own force, and stops where it says`(_ bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    let (step, time) = (1e-4, 0.2)
    func value(_ time: Double) -> Double {
      spring.value(target: 100, initialVelocity: 50, time: time)
    }
    let speed = spring.velocity(target: 100.0, initialVelocity: 50, time: time)
    #expect(abs((value(time + step) - value(time - step)) / (2 * step) - speed) < 0.01)
    let pull = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
    let force = spring.force(target: 100.0, position: value(time), velocity: speed)
    #expect(abs(pull - force) < 1)
    let end = spring.settlingDuration(target: 100.0, initialVelocity: 50, epsilon: 0.01)
    for later in [0, 0.1, 1] { #expect(abs(value(end + later) - 100) <= 0.01) }
    var (place, going) = (0.0, 50.0)
    for _ in 0..<20 {
      spring.update(value: &place, velocity: &going, target: 100, deltaTime: 0.01)
    }
    #expect(abs(place - value(0.2)) < 1e-6 && abs(going - speed) < 1e-6)
    let size = spring.value(
      fromValue: CGSize(width: 10, height: 0), toValue: CGSize(width: 110, height: 0),
      initialVelocity: CGSize(width: 50, height: 0), time: time)
    #expect(abs(Double(size.width) - 10 - value(time)) < 1e-6 && size.height == 0)
  }

  @Test func `a spring settles when it should`() {
    for ratio in [0.4, 1, 2] {
      let spring = Spring(settlingDuration: 2, dampingRatio: ratio, epsilon: 0.01)
      #expect(abs(spring.settlingDuration(target: 1.0, epsilon: 0.01) - 2) < 0.05)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func `numbers that are none make a spring all the same`(_ number: Double) {
    let springs = [
      Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
      Spring(mass: number, stiffness: number, damping: number, allowOverDamping: true),
      Spring(settlingDuration: number, dampingRatio: number, epsilon: number),
    ]
    for spring in springs {
      #expect(spring.settlingDuration.isFinite && spring.settlingDuration >= 0)
      #expect(spring.value(target: 1.0, time: number).isFinite)
      #expect(spring.velocity(target: 1.0, time: number).isFinite)
    }
  }

  @Test func `curves go from 0 to 1, and back by their inverses`() {
    let bent = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 0.1), endControlPoint: UnitPoint(x: 0.6, y: 0.8))
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, bent,
    ]
    for curve in curves {
      #expect(abs(curve.value(at: 0)) < 1e-6 && abs(curve.value(at: 1) - 1) < 1e-6)
      #expect(curve.value(at: -3) == curve.value(at: 0))
      #expect(curve.value(at: .nan).isFinite && curve.velocity(at: .infinity).isFinite)
      for progress in [0.2, 0.4, 0.7] {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
        let speed = (curve.value(at: progress + 1e-5) - curve.value(at: progress - 1e-5)) / 2e-5
        #expect(abs(curve.velocity(at: progress) - speed) < 1e-2)
        #expect(abs(curve.inverse.velocity(at: curve.value(at: progress)) * speed - 1) < 1e-2)
      }
      #expect(curve.inverse.inverse == curve)
    }
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.5) - 0.5) < 1e-9)
  }

  @Test func `several values move as one`() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    values = values + values - AnimatableValues(1, 0, AnimatablePair(0, 0))
    values.scale(by: 2)
    #expect(values == AnimatableValues(2, 8, AnimatablePair(12, 16)))
    #expect(values != .zero)
    #expect(values.magnitudeSquared == 4 + 64 + 144 + 256)
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
  }
}
