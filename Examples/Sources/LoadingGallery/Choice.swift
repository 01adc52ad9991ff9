import SwiftUI

/// A choice among the cases of an enumeration.
struct CaseChoice<Choice: CaseIterable & Hashable & RawRepresentable>: View
where Choice.RawValue == String {
  private let title: String
  @Binding private var choice: Choice
  private let choices: [Choice]

  init(_ title: String, _ choice: Binding<Choice>, of choices: [Choice]? = nil) {
    self.title = title
    _choice = choice
    self.choices = choices ?? Array(Choice.allCases)
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      // Its title stands at the other end.
      Picker(selection: $choice) {
        ForEach(choices, id: \.self) { Text(verbatim: $0.rawValue) }
      } label: {
        EmptyView()
      }
      .accessibilityLabel(title)
    }
  }
}

/// A choice of a number, from zero on.
struct NumberChoice: View {
  private let title: String
  @Binding private var number: Double
  private let most: Double

  init(_ title: String, _ number: Binding<Double>, upTo most: Double) {
    self.title = title
    _number = number
    self.most = most
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Slider(value: $number, in: 0...most) { Text(title) }
        .frame(width: 200)
    }
  }
}
