import Foundation
import PortableUIKit
import Testing
import ViewTesting

@Suite("Constraints")
struct ConstraintTests {
  @Test("Edges keep their distances, also when the screen gets another size")
  func edges() {
    let controller = UIViewController()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    let top = inner.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
      top,
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
    ])
    let screen = Screen(controller, size: CGSize(width: 240, height: 400))
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 200, height: 100))

    screen.resize(to: CGSize(width: 140, height: 400))
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 100, height: 50))

    top.constant = 30
    controller.view.layoutIfNeeded()
    #expect(inner.frame.minY == 30)

    top.isActive = false
    inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(inner.frame.maxY == 400)
  }

  @Test("A label is as large as its words, and wraps where it may")
  func labels() async {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Some words that do not fit into one line of a narrow screen"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    controller.view.addSubview(below)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    let screen = Screen(controller, size: CGSize(width: 200, height: 400))
    let high = label.frame.height
    #expect(label.frame.width == 200)
    #expect(high > 40)
    #expect(below.frame.minY == high + 8)

    label.text = "Few"
    await screen.settle()
    #expect(label.frame.height < high)
    #expect(below.frame.minY == label.frame.height + 8)
    #expect(screen.texts == ["Few"])
  }

  @Test("Views outside of constraints stand by their frames, and follow by their masks")
  func frames() {
    let controller = UIViewController()
    let corner = UIView(frame: CGRect(x: 190, y: 390, width: 10, height: 10))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    controller.view.addSubview(corner)
    let screen = Screen(controller, size: CGSize(width: 300, height: 500))
    #expect(corner.frame == CGRect(x: 290, y: 490, width: 10, height: 10))
    _ = screen
  }

  @Test("Views with constraints are let go of, with what solves them")
  func leaks() async {
    weak var known: UIView?
    weak var inner: UILabel?
    do {
      let controller = UIViewController()
      let label = UILabel()
      label.text = "Words"
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      (known, inner) = (controller.view, label)
      let screen = Screen(controller)
      #expect(label.frame.width > 0)
      await screen.close()
    }
    #expect(known == nil)
    #expect(inner == nil)
  }

  @Test("A guide that is removed takes its constraints with it")
  func guides() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 50),
      guide.widthAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 70)
    #expect(guide.layoutFrame.minX == 50)
    outer.removeLayoutGuide(guide)
    outer.layoutIfNeeded()
    #expect(outer.constraints.isEmpty)
    #expect(inner.constraints.count == 1)
  }

  @Test("A scroll view's own size is not the size of what is in it")
  func scrollViews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (scroll, inner) = (UIScrollView(), UIView())
    for view in [scroll, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: outer.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 120),
      scroll.heightAnchor.constraint(equalToConstant: 70),
      inner.topAnchor.constraint(equalTo: scroll.topAnchor),
      inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 500),
      inner.heightAnchor.constraint(equalToConstant: 400),
    ])
    outer.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 120, height: 70))
    #expect(scroll.contentSize == CGSize(width: 500, height: 400))
  }
}
