import Foundation
import PortableUIKit
import Testing

@Suite("Constraints in any order")
struct RandomConstraintTests {
  /// A row of boxes in a view of 400 points, with gaps and widths from `numbers`; activated in the order of
  /// `order`. Returns the frames.
  private func frames(
    _ numbers: [(gap: CGFloat, width: CGFloat, height: CGFloat)], in order: [Int], removing: Bool
  ) -> [CGRect] {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let boxes = numbers.map { _ in UIView() }
    var constraints: [NSLayoutConstraint] = []
    for (index, box) in boxes.enumerated() {
      box.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(box)
      let numbers = numbers[index]
      let start = index == 0 ? outer.leadingAnchor : boxes[index - 1].trailingAnchor
      let width = box.widthAnchor.constraint(equalToConstant: numbers.width)
      width.priority = UILayoutPriority(Float(500 + index))
      constraints += [
        box.leadingAnchor.constraint(equalTo: start, constant: numbers.gap), width,
        box.topAnchor.constraint(equalTo: outer.topAnchor, constant: numbers.gap),
        box.heightAnchor.constraint(equalToConstant: numbers.height),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 1),
      ]
    }
    constraints.append(
      outer.trailingAnchor.constraint(equalTo: boxes[boxes.count - 1].trailingAnchor))
    for index in order { constraints[index % constraints.count].isActive = true }
    NSLayoutConstraint.activate(constraints)
    outer.layoutIfNeeded()
    if removing {
      // Out and in again: all is as it was.
      for index in order.prefix(7) { constraints[index % constraints.count].isActive = false }
      outer.layoutIfNeeded()
      NSLayoutConstraint.activate(constraints)
      outer.layoutIfNeeded()
    }
    return boxes.map(\.frame)
  }

  @Test("Neither the order of adding nor what was taken out and put back makes a difference")
  func order() {
    var random = SystemRandomNumberGenerator()
    for _ in 1...60 {
      let count = Int.random(in: 1...8, using: &random)
      let numbers = (0..<count).map { _ in
        (
          gap: CGFloat(Int.random(in: 0...20, using: &random)),
          width: CGFloat(Int.random(in: 10...120, using: &random)),
          height: CGFloat(Int.random(in: 1...50, using: &random))
        )
      }
      let plain = Array(0..<(count * 5 + 1))
      let reference = frames(numbers, in: plain, removing: false)
      let shuffled = frames(numbers, in: plain.shuffled(using: &random), removing: true)
      #expect(reference == shuffled, "of \(numbers)")
      #expect(reference.last?.maxX == 400)
      // All but the least important width are as they were asked to be, where there is room for that.
      let gaps = numbers.reduce(0) { $0 + $1.gap }
      let widths = numbers.dropFirst().reduce(0) { $0 + $1.width }
      if 400 - gaps - widths >= 1 {
        #expect(reference.dropFirst().map(\.width) == numbers.dropFirst().map(\.width))
      }
    }
  }
}
