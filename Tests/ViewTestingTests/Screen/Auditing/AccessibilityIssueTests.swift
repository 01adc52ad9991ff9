import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct AccessibilityIssueTests {
  private func issues(_ view: some View, _ scheme: ColorScheme = .light) -> [String] {
    Screen(view, colorScheme: scheme).accessibilityIssues.map(\.description)
  }

  @Test func `usual views have none, light and dark`() {
    for scheme in ColorScheme.allCases {
      let found = issues(
        VStack {
          Text("Words").foregroundStyle(.secondary)
          Button("Press") {}
          Button("Go") {}.buttonStyle(.borderedProminent)
          Toggle("Switch", isOn: .constant(true))
          TextField("Name", text: .constant(""))
          Image(systemName: "star").accessibilityLabel("Favourite")
          Text("Inverted").foregroundStyle(.white).padding().background(.black)
        }, scheme)
      #expect(found == [])
    }
  }

  @Test func `words in these colours can be read on a window, and in the others in the dark`() {
    let forWords: [Color] = [
      .primary, .secondary, .accentColor, .blue, .red, .indigo, .purple, .brown,
    ]
    let others: [Color] = [.orange, .yellow, .green, .mint, .teal, .cyan, .pink, .gray]
    func isPale(_ color: Color, _ scheme: ColorScheme) -> Bool {
      !issues(Text("Words").foregroundStyle(color), scheme).isEmpty
    }
    for color in forWords {
      for scheme in ColorScheme.allCases { #expect(!isPale(color, scheme), "\(color) \(scheme)") }
    }
    for color in others {
      #expect(!isPale(color, .dark), "\(color)")
      #expect(isPale(color, .light), "\(color)")
    }
  }

  @Test func `a control without a name is found`() {
    let found = issues(
      Button {
      } label: {
        Color.red.frame(width: 40, height: 40)
      })
    #expect(found.count == 1)
    #expect(found.first?.contains("has no name. Give it an accessibilityLabel") == true)
    #expect(found.first?.hasPrefix("button at ") == true)
  }

  @Test func `a control that is hidden from assistive technologies needs no name`() {
    let found = issues(
      Button {
      } label: {
        Color.red.frame(width: 40, height: 40)
      }
      .accessibilityHidden(true))
    #expect(found == [])
  }

  @Test func `a button that is all of a row is as large as the row`() {
    #expect(issues(List { Button("More") {} }) == [])
  }

  @Test func `a control that is hard to hit is found`() {
    let found = issues(
      Button("x") {}.buttonStyle(.plain).frame(width: 10, height: 10))
    #expect(
      found == ["button \"x\" is smaller than 24 points. Give it a larger frame"])
  }

  @Test func `what is cut off at the edge of its window is found`() {
    let room = CGSize(width: 300, height: 300)
    func cutOff(_ view: some View) -> [String] {
      Screen(view, size: room).accessibilityIssues.map(\.description)
    }
    let wide = HStack {
      Text("Name")
      Spacer()
      Button("Save") {}
    }
    .frame(width: 360)
    #expect(
      cutOff(wide) == [
        "text \"Name\" is cut off at the edge of its window. Let it be smaller, or scroll",
        "button \"Save\" is cut off at the edge of its window. Let it be smaller, or scroll",
      ])
    #expect(cutOff(ScrollView(.horizontal) { wide }) == [])
    #expect(cutOff(wide.frame(width: 200).hidden()) == [])
    #expect(cutOff(Color.red.sheet(isPresented: .constant(true)) { wide.frame(height: 700) }) == [])
    let tall = Text("High").font(.system(size: 60)).frame(height: 790, alignment: .top)
    #expect(
      cutOff(Color.red.sheet(isPresented: .constant(true)) { tall }).map { $0.prefix(25) }
        == ["text \"High\" is cut off at"])
  }

  @Test func `a line between columns or panes may be thin`() {
    let screen = Screen(
      HSplitView {
        Text("One")
        Text("Two")
      })
    #expect(screen.exists(.slider("Pane 1 width")))
    #expect(screen.accessibilityIssues == [])
  }

  @Test func `words that hardly differ from what is behind them are found`() {
    let pale = Text("Pale").foregroundStyle(Color(white: 0.85))
    #expect(issues(pale).map { $0.prefix(28) } == ["text \"Pale\" differs from its"])
    #expect(issues(pale, .dark) == [])
    #expect(issues(pale.padding().background(.black)) == [])
    #expect(issues(Text("Pale").foregroundStyle(.yellow).padding().background(.white)).count == 1)
  }

  @Test func `large letters may differ less`() {
    let gray = Color(white: 0.5)
    #expect(issues(Text("Words").foregroundStyle(gray)).count == 1)
    #expect(issues(Text("Words").font(.system(size: 30)).foregroundStyle(gray)) == [])
  }

  @Test func `what cannot be used now may be pale, and gradients are not judged`() {
    #expect(issues(Button("Later") {}.disabled(true)) == [])
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .top, endPoint: .bottom)
    #expect(
      issues(Text("Words").foregroundStyle(Color(white: 0.85)).padding().background(gradient)) == []
    )
  }
}
