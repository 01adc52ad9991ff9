import PortableUI
import Testing
import ViewTesting

extension AccessibilityCustomContentKey {
  fileprivate static var battery: AccessibilityCustomContentKey {
    AccessibilityCustomContentKey("Battery")
  }
}

/// Details, headings, the order of reading, and other names.
@MainActor struct AccessibilityDetailTests {
  private func hint(_ view: some View) -> String? {
    Inspector(view).only(\.text)?.element.accessibility.spokenHint
  }

  @Test func `a detail is said after the hint`() {
    let text = Text("Phone").accessibilityHint("Rings")
    #expect(hint(text.accessibilityCustomContent(.battery, "40 %")) == "Rings, Battery: 40 %")
    #expect(hint(text.accessibilityCustomContent("Owner", "Ann")) == "Rings, Owner: Ann")
    let both = text.accessibilityCustomContent(.battery, "40 %")
      .accessibilityCustomContent("Owner", Text("Ann"), importance: .high)
    #expect(hint(both) == "Rings, Owner: Ann, Battery: 40 %")
  }

  @Test func `a detail that is told again further out takes the place of the first`() {
    let text = Text("Phone").accessibilityCustomContent(.battery, "40 %")
    #expect(hint(text.accessibilityCustomContent(.battery, "30 %")) == "Battery: 30 %")
    #expect(hint(text.accessibilityCustomContent(.battery, nil)) == nil)
    let key = AccessibilityCustomContentKey(Text("Charge"), id: "Battery")
    #expect(hint(text.accessibilityCustomContent(key, "full")) == "Charge: full")
  }

  @Test func `a detail that is about something else takes the place of what it was`() throws {
    struct Phone: View {
      @State private var names = ["Owner", "Buyer", "Battery"]
      @State private var isSilent = false

      var body: some View {
        Text("Phone").accessibilityCustomContent("Model", "A")
          .accessibilityCustomContent(
            AccessibilityCustomContentKey(Text(names[0]), id: names[0]),
            isSilent ? nil : Text("Ann")
          )
          .accessibilityCustomContent("Battery", "40 %")
          .onTapGesture { if names.count > 1 { names.removeFirst() } else { isSilent = true } }
      }
    }
    let inspector = Inspector(Phone())
    func hint() -> String? { inspector.only(\.text)?.element.accessibility.spokenHint }
    #expect(hint() == "Model: A, Owner: Ann, Battery: 40 %")
    try inspector.screen.tap("Phone")
    #expect(hint() == "Model: A, Buyer: Ann, Battery: 40 %")
    try inspector.screen.tap("Phone")
    try inspector.screen.tap("Phone")
    #expect(hint()?.contains("Buyer") == false && hint()?.hasPrefix("Model: A") == true)
  }

  @Test func `a heading has a level`() {
    func level(_ level: AccessibilityHeadingLevel) -> Int? {
      let heading = Text("A").accessibilityAddTraits(.isHeader).accessibilityHeading(level)
      return Inspector(heading).only(\.text)?.element.accessibility.headingLevel
    }
    #expect(level(.h1) == 1)
    #expect(level(.h6) == 6)
    #expect(level(.unspecified) == nil)
    #expect(Screen(Text("A").accessibilityHeading(.h2)).tree.contains("(heading 2)"))
  }

  private var three: some View {
    HStack {
      Text("One").accessibilitySortPriority(-1)
      VStack { Text("Two") }
      Text("Three").padding().opacity(0.9).accessibilitySortPriority(1)
    }
  }

  @Test func `what is more important is read first, and all else as it is written`() {
    #expect(Screen(three).texts == ["Three", "Two", "One"])
    let screen = Screen(three.accessibilityElement(children: .combine))
    #expect(screen.tree.contains("group \"Three, Two, One\""))
    #expect(
      Screen(
        HStack {
          Text("One")
          Text("Two")
        }
      ).texts == ["One", "Two"])
  }

  @Test func `a view is found by other names`() throws {
    var taps = 0
    let screen = Screen(
      Button("Add to the list") { taps += 1 }.accessibilityInputLabels(["Add", "New"]))
    try screen.tap("New")
    try screen.tap(.button("Add"))
    try screen.tap("Add to the list")
    #expect(taps == 3)
  }

  @Test func `the first names of these modifiers say the same`() {
    let old = Text("A").accessibility(label: Text("B")).accessibility(value: Text("C"))
      .accessibility(hint: Text("D")).accessibility(identifier: "e")
      .accessibility(addTraits: [.isLink, .isHeader]).accessibility(removeTraits: .isLink)
      .accessibility(sortPriority: 2).accessibility(inputLabels: [Text("F")])
      .accessibility(hidden: false)
    let told = Inspector(old).only(\.text)?.element.accessibility
    #expect(told?.label == "B" && told?.value == "C" && told?.hint == "D")
    #expect(told?.identifier == "e" && told?.traits == .isHeader && told?.isHidden == false)
    #expect(told?.sortPriority == 2 && told?.inputLabels == ["F"])
  }
}
