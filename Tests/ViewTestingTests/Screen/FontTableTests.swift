import Foundation
import PortableUI
import Testing
import ViewTesting

/// How large texts are: the same on every machine, so these numbers are written down.
@MainActor
struct FontTableTests {
  @Test(
    "each style has its size",
    arguments: [
      (Font.TextStyle.largeTitle, "107.5×43"), (.title, "88.5×35"), (.title2, "70×28"),
      (.title3, "63.5×25"), (.headline, "56×22"), (.body, "54×22"), (.callout, "51×20"),
      (.subheadline, "47.5×19"), (.footnote, "41.5×17"), (.caption, "38×15"), (.caption2, "35×14"),
    ])
  func styles(style: Font.TextStyle, expected: String) throws {
    #expect(try size(of: Text("Hello 1").font(.system(style))) == expected)
  }

  @Test(
    "each weight has its width",
    arguments: zip(
      Font.Weight.allCases,
      ["174.5", "178", "182", "186", "189.5", "193", "197", "202.5", "208"]))
  func weights(weight: Font.Weight, width: String) throws {
    let text = Text("Weights of letters, wide").font(.body.weight(weight))
    #expect(try size(of: text) == "\(width)×22")
  }

  @Test(
    "each kind of character has its width, and what people see as one counts once",
    arguments: [
      ("", "0×12"), ("i", "3×12"), ("n", "5.5×12"), ("m", "9×12"), ("M", "9×12"), ("A", "7×12"),
      ("7", "6×12"), ("é", "5.5×12"), ("e\u{301}", "5.5×12"), ("Ö", "7×12"), ("ß", "5.5×12"),
      ("я", "5.5×12"), ("漢", "10×12"), ("한", "10×12"), ("，", "10×12"), ("😀", "13×12"),
      ("👩‍👩‍👧", "13×12"), ("🇦🇹", "13×12"), ("❤️", "13×12"), ("1️⃣", "13×12"), ("…", "3×12"),
      ("\u{200B}", "0×12"), ("€", "6×12"),
    ])
  func characters(text: String, expected: String) throws {
    let size = try size(of: Text(text).font(.system(size: 10)))
    #expect(size == expected.replacing("×12", with: "×13"))
  }

  @Test func `monospaced letters are all as wide`() throws {
    let font = Font.system(size: 10, design: .monospaced)
    #expect(try size(of: Text("ii").font(font)) == "12×13")
    #expect(try size(of: Text("MM").font(font)) == "12×13")
    #expect(try size(of: Text("漢").font(font)) == "12×13")
  }

  @Test(
    "words wrap for the width there is",
    arguments: [
      (300.0, "142.5×22"), (142.5, "142.5×22"), (142.0, "107.5×44"), (107.5, "107.5×44"),
      (75.0, "63×66"), (40.0, "40×88"),
    ])
  func wrapping(width: Double, expected: String) throws {
    #expect(try size(of: Text("one two three four"), in: width) == expected)
  }

  @Test func `line breaks are kept, also empty ones`() throws {
    #expect(try size(of: Text("a\n\nb")) == "9.5×66")
  }

  @Test func `a line limit and too little height cut the text`() throws {
    let text = Text("one two three four")
    #expect(try size(of: text.lineLimit(1), in: 100) == "93.5×22")
    #expect(try size(of: text.frame(height: 44), in: 70) == "65×44")
  }

  @Test func `baselines line up texts of different sizes`() throws {
    let screen = Screen(
      HStack(alignment: .firstTextBaseline) {
        Text("large").font(.largeTitle)
        Text("small").font(.caption)
      })
    let large = try screen.frame(of: "large")
    let small = try screen.frame(of: "small")
    #expect(large.minY + 33 == small.minY + 12)
  }

  private func size(of view: some View, in width: Double = 390) throws -> String {
    let screen = Screen(view, size: CGSize(width: width, height: 844))
    let line = try #require(screen.tree.split(separator: "\n").first { $0.contains("  text") })
    return String(line.split(separator: " ").last ?? "")
  }
}
