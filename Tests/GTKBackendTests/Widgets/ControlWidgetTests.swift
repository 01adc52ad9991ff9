import Foundation
import Testing

extension WindowTests {
  struct ControlWidgetTests {
    @Test func `a switch is switched by pointer, keys and assistive technologies`() throws {
      let desktop = try Desktop(showing: "controls")
      try desktop.wait(for: .toggle("Notify").being("checked"))
      try desktop.click(.toggle("Notify"))
      try desktop.wait(for: .toggle("Notify").notBeing("checked"))
      try desktop.wait(for: .label("Ada, off, Small, Warm"))
      try desktop.click(.field("Plain"))
      try desktop.key("Tab", "space")
      try desktop.wait(for: .label("Ada, on, Small, Warm"))
      try desktop.press(.toggle("Notify"))
      try desktop.wait(for: .label("Ada, off, Small, Warm"))
      // Two switches of one state agree.
      try desktop.wait(for: .toggle("Red").notBeing("checked"))
      try desktop.expectNoComplaints()
    }

    @Test func `a slider is moved by pointer, keys and assistive technologies`() throws {
      let desktop = try Desktop(showing: "steps")
      let slider = try desktop.wait(for: .slider("Volume").at(4))
      let middle = slider.frame.midY
      let knob = CGPoint(x: slider.frame.minX + slider.frame.width * 0.4, y: middle)
      try desktop.drag(from: knob, to: CGPoint(x: slider.frame.maxX, y: middle))
      try desktop.wait(for: .label("value: 10, begun 1, ended 1"))
      try desktop.key("Left")
      try desktop.wait(for: .label("value: 9, begun 2, ended 2"))
      // The model knows where the slider stops.
      try desktop.set(.slider("Volume"), to: 2.4)
      try desktop.wait(for: .label("value: 2, begun 3, ended 3"))
      try desktop.wait(for: .slider("Volume").at(2))
      try desktop.expectNoComplaints()
    }

    @Test func `an option is chosen from a menu, and among segments`() throws {
      let desktop = try Desktop(showing: "controls")
      try desktop.click(.choice("Cold"))
      try desktop.wait(for: .choice("Cold").being("checked"))
      try desktop.wait(for: .choice("Warm").notBeing("checked"))
      try desktop.wait(for: .label("Ada, on, Small, Cold"))
      // What is chosen stays chosen.
      try desktop.click(.choice("Cold"))
      try desktop.wait(for: .choice("Cold").being("checked"))
      try desktop.click(.button("Size"))
      try desktop.wait(for: .label("Extra Large"))
      try desktop.key("Down", "Return")
      try desktop.wait(for: .label("Ada, on, Medium, Cold"))
      try desktop.expectNoComplaints()
    }

    @Test func `a menu that is out of sight comes into sight before it opens`() throws {
      let desktop = try Desktop(showing: "far")
      try desktop.press(.button("Size"))
      try desktop.wait(for: .label("Large"))
      try desktop.key("Down", "Return")
      try desktop.wait(for: .label("size: Medium"))
      try desktop.expectNoComplaints()
    }

    @Test func `what the model refuses is not shown`() throws {
      let desktop = try Desktop(showing: "stubborn")
      try desktop.click(.toggle("Stays off"))
      try desktop.wait(for: .label("refused: 1"))
      try desktop.wait(for: .toggle("Stays off").notBeing("checked"))
      try desktop.click(.choice("Other"))
      try desktop.wait(for: .label("refused: 2"))
      try desktop.wait(for: .choice("One").being("checked"))
      try desktop.set(.slider("Stays low"), to: 1)
      try desktop.wait(for: .label("refused: 3"))
      try desktop.wait(for: .slider("Stays low").at(0))
      try desktop.expectNoComplaints()
    }
  }
}
