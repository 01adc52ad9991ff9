import Foundation
import Testing

extension WindowTests {
  struct FieldWidgetTests {
    @Test func `what is typed reaches the model, and what the model makes of it the field`() throws
    {
      let desktop = try Desktop(showing: "fields")
      try desktop.click(.field("Loud"))
      try desktop.wait(for: .field("Loud").being("focused"))
      try desktop.type("hello W")
      try desktop.wait(for: .field("Loud").showing("HELLO W"))
      // By its number, since xdotool can lose a letter that no key of the keyboard has.
      try desktop.key("ctrl+shift+u", "f", "6", "space")
      try desktop.type("rld")
      try desktop.wait(for: .label("loud: HELLO WÖRLD"))
      try desktop.wait(for: .field("Loud").showing("HELLO WÖRLD"))
      // The cursor stays where a person put it, though each key replaces the whole text.
      try desktop.key("Home", "Right")
      try desktop.type("xy")
      try desktop.wait(for: .field("Loud").showing("HXYELLO WÖRLD"))
      try desktop.expectNoComplaints()
    }

    @Test func `who types at the end stays there when the model makes more of it`() throws {
      let desktop = try Desktop(showing: "fields")
      try desktop.click(.field("Loud"))
      try desktop.wait(for: .field("Loud").being("focused"))
      try desktop.type("a")
      try desktop.wait(for: .field("Loud").showing("A"))
      // In capitals this letter is two.
      try desktop.key("ctrl+shift+u", "d", "f", "space")
      try desktop.wait(for: .field("Loud").showing("ASS"))
      try desktop.type("b")
      try desktop.wait(for: .field("Loud").showing("ASSB"))
      try desktop.expectNoComplaints()
    }

    @Test func `replacing a selection reaches the model once`() throws {
      let desktop = try Desktop(showing: "fields")
      try desktop.click(.field("Loud"))
      try desktop.type("ab")
      try desktop.wait(for: .label("loud: AB"))
      try desktop.press(.button("Clear"))
      try desktop.wait(for: .label("log: "))
      try desktop.key("ctrl+a")
      try desktop.type("c")
      try desktop.wait(for: .label("log: c"))
    }

    @Test func `return finishes a text, and the model may change it`() throws {
      let desktop = try Desktop(showing: "fields")
      try desktop.click(.field("Plain"))
      try desktop.key("End")
      try desktop.type("ed")
      try desktop.key("Return")
      try desktop.wait(for: .label("log: submit"))
      try desktop.wait(for: .label("plain: started"))
      try desktop.press(.button("Set"))
      try desktop.wait(for: .field("Plain").showing("from the model"))
      try desktop.expectNoComplaints()
    }

    @Test func `a field of several lines grows, and return begins another`() throws {
      let desktop = try Desktop(showing: "fields")
      let before = try desktop.wait(for: .field("Notes"))
      try desktop.click(.field("Notes"))
      try desktop.type("one")
      try desktop.key("Return")
      try desktop.type("two")
      try desktop.wait(for: .label(#"notes: "one\ntwo""#))
      let after = try desktop.wait(for: .field("Notes").showing("one\ntwo"))
      #expect(after.frame.height > before.frame.height)
      try desktop.expectNoComplaints()
    }

    @Test func `a disabled field takes no input`() throws {
      let desktop = try Desktop(showing: "fields")
      try desktop.wait(for: .field("Off").notBeing("sensitive"))
      try desktop.click(.field("Plain"))
      try desktop.key("End")
      try desktop.click(.field("Off"))
      try desktop.type("z")
      try desktop.wait(for: .label("plain: startz"))
    }
  }
}
