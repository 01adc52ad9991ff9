import Foundation
import PortableUI
import Testing
import ViewTesting

/// Pickers all of whose options are seen.
@MainActor struct OptionTests {
  private enum Meal: String, CaseIterable { case soup, fish, rice }

  private struct Order: View {
    var isInForm = false
    @State private var meal = Meal.fish
    @State private var menu = Meal.allCases
    @State private var starter: Int?

    var body: some View {
      if isInForm { Form { content } } else { VStack { content } }
    }

    @ViewBuilder private var content: some View {
      Picker("Meal", selection: $meal) {
        ForEach(menu, id: \.self) { meal in
          Label(meal.rawValue, systemImage: "star")
        }
      }
      Text(verbatim: "I take \(meal.rawValue)")
      Button("Turn round") { menu.reverse() }
      Button("Rice, please") { meal = .rice }
      Picker("Starter", selection: $starter) {
        Text("None").tag(Int?.none)
        Group {
          Text("Bread").tag(1)
          Text("Salad").bold().tag(2).padding()
        }
      }
      Text(verbatim: "and \(starter ?? 0)")
    }
  }

  private let names = ["soup", "fish", "rice", "None", "Bread", "Salad"]

  private func chosen(_ screen: Screen, _ value: String = "on") throws -> [String] {
    try names.filter { try screen.exists(.named($0)) && screen.value(of: .named($0)) == value }
  }

  @Test(arguments: [false, true])
  func `radios are chosen one at a time`(isInForm: Bool) throws {
    let screen = Screen(Order(isInForm: isInForm).pickerStyle(.radioGroup))
    #expect(try chosen(screen) == ["fish", "None"])
    try screen.toggle("soup")
    #expect(try chosen(screen) == ["soup", "None"])
    #expect(screen.texts.contains("I take soup"))
    try screen.toggle("Salad")
    #expect(try chosen(screen) == ["soup", "Salad"])
    #expect(screen.texts.contains("and 2"))
    try screen.toggle("Salad")
    #expect(try chosen(screen) == ["soup", "Salad"])
    try screen.toggle("None")
    #expect(try chosen(screen) == ["soup", "None"])
  }

  @Test func `options follow what is written elsewhere, and other options`() throws {
    let screen = Screen(Order().pickerStyle(.inline))
    try screen.tap("Turn round")
    #expect(try screen.frame(of: "rice").minY < screen.frame(of: "soup").minY)
    #expect(try chosen(screen) == ["fish", "None"])
    try screen.tap("Rice, please")
    #expect(try chosen(screen) == ["rice", "None"])
  }

  @Test func `in a form inline options are rows, of which one is selected`() throws {
    let screen = Screen(Order(isInForm: true).pickerStyle(.inline))
    #expect(try chosen(screen, "selected") == ["fish", "None"])
    #expect(screen.texts.contains("Meal"))
    try screen.tap("soup")
    try screen.tap("Bread")
    #expect(try chosen(screen, "selected") == ["soup", "Bread"])
    #expect(screen.texts.contains("I take soup") && screen.texts.contains("and 1"))
  }

  @Test func `a linked picker says what is chosen, and closes its page after a choice`() throws {
    let screen = Screen(
      NavigationStack { Order(isInForm: true).pickerStyle(.navigationLink) })
    #expect(screen.texts.contains("fish"))
    try screen.tap(.button("Meal, fish"))
    #expect(screen.texts.contains("soup"))
    try screen.tap("soup")
    #expect(screen.texts.contains("I take soup"))
    #expect(!screen.texts.contains("rice"))
    #expect(screen.texts.filter { $0 == "soup" }.count == 1)
  }

  private struct Far: View {
    @State private var choice = 0
    var body: some View {
      Form {
        Picker("Number", selection: $choice) {
          ForEach(0..<300, id: \.self) { Text(verbatim: "Option \($0)") }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
    }
  }

  @Test func `of many options in a form only those near are made`() throws {
    let screen = Screen(Far())
    #expect(!screen.texts.contains("Number"))
    #expect(screen.exists("Option 1") && !screen.texts.contains("Option 150"))
    try screen.scroll(to: "Option 250")
    try screen.tap("Option 250")
    #expect(try screen.value(of: "Option 250") == "selected")
  }
}
