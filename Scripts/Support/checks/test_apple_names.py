"""The counts of Apple's interface: which forms a declaration has, and which of them are wanted."""

import collections
import unittest

from apple_names import Wanted, read, status, wanted

SOURCE = """
extension Picker where Label == Text {
  /// A choice.
  public init<C: RandomAccessCollection>(
    sources: C, @ViewBuilder content: () -> Content, style: [String: Int] = [:]
  ) {}
}
extension View {
  public func rounded(_ radius: Double) -> some View { self }
  public func rounded(_ radius: Double, smooth: Bool) -> some View { self }
  func hidden(_ one: Int) {}
  @available(*, unavailable, message: "Leave it out.")
  public func gone() -> some View { self }
  public static var plain: Int { 1 }
  public static func < (lhs: Self, rhs: Self) -> Bool { true }
  public static func >= (lhs: Self, rhs: Self) -> Bool { true }
}
public enum Side: Int {
  case left = 1, right
  case far(from: Int, Bool), near(Int),
    beside
}
"""


class AppleNames(unittest.TestCase):
    def status(self, owner, kind, signature, is_static=False):
        found = collections.defaultdict(set)
        read(SOURCE, found)
        return status(Wanted(owner, is_static, kind, signature), found)

    def test_a_default_makes_two_forms(self):
        self.assertEqual(self.status("Picker", "init", "init(sources:content:style?:)"), "exact")
        self.assertEqual(self.status("Picker", "init", "init(sources:content:)"), "exact")
        self.assertEqual(self.status("Picker", "init", "init(sources?:content:)"), "other labels")

    def test_two_declarations_make_the_forms_of_one(self):
        self.assertEqual(self.status("View", "func", "rounded(_:smooth?:)"), "exact")
        self.assertEqual(self.status("View", "func", "rounded(_?:smooth?:)"), "other labels")

    def test_what_nobody_can_use_is_missing(self):
        self.assertEqual(self.status("View", "func", "hidden(_:)"), "missing")
        self.assertEqual(self.status("View", "func", "gone()"), "missing")

    def test_a_static_property_is_no_other(self):
        self.assertEqual(self.status("View", "var", "plain", is_static=True), "exact")
        self.assertEqual(self.status("View", "var", "plain"), "missing")

    def test_operators_have_labels(self):
        for sign in ("<", ">="):
            self.assertEqual(self.status("View", "func", f"{sign}(lhs:rhs:)", is_static=True), "exact")
        self.assertEqual(self.status("View", "func", ">(lhs:rhs:)", is_static=True), "missing")

    def test_every_case_of_a_statement_counts(self):
        for name in ("left", "right", "beside", "far(from:_:)", "near(_:)"):
            self.assertEqual(self.status("Side", "case", name, is_static=True), "exact", name)
        self.assertEqual(self.status("Side", "case", "above", is_static=True), "missing")
        [(_, _, [row])] = wanted("== SwiftUI 1\nSide - case left")
        self.assertTrue(row.is_static)


if __name__ == "__main__":
    unittest.main()
