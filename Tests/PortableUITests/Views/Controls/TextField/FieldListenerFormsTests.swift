import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct FieldListenerFormsTests {
  private struct Names: View {
    @State private var first = ""
    @State private var other = ""
    @State private var secret = ""
    @State private var log = "log"
    let named = "Other"

    var body: some View {
      VStack {
        TextField("First", text: $first, onEditingChanged: { log += $0 ? " begin" : " end" }) {
          log += " commit"
        }
        TextField(named, text: $other, onCommit: { log += " other" })
        TextField("Third", text: $other, onEditingChanged: { _ in log += " third" })
        SecureField("Secret", text: $secret) { log += " secret" }
        Text(verbatim: log)
      }
    }
  }

  @Test func `it tells when the keyboard comes and goes, and of the return key`() throws {
    let screen = Screen(Names())
    try screen.type("Ada", into: .textField("First"))
    #expect(screen.exists(.text("log begin")))
    try screen.submit(.textField("First"))
    #expect(screen.exists(.text("log begin commit")))
    try screen.type("B", into: .textField("Other"))
    #expect(screen.exists(.text("log begin commit end")))
    try screen.submit(.textField("Other"))
    #expect(screen.exists(.text("log begin commit end other")))
    try screen.type("C", into: .textField("Third"))
    #expect(screen.exists(.text("log begin commit end other third")))
    try screen.submit(.textField("Secret"))
    #expect(screen.exists(.text("log begin commit end other third third secret")))
  }

  private struct Numbers: View {
    @State private var count = 1234
    @State private var share: Double? = 0.5
    @State private var log = "log"
    let formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }()
    let title = "Share"

    var body: some View {
      VStack {
        TextField("Count", value: $count, formatter: formatter)
        TextField(title, value: $share, formatter: formatter, prompt: Text("None"))
        TextField("Twice", value: $count, formatter: formatter) { log += " commit" }
        TextField("Thrice", value: $count, formatter: formatter, onEditingChanged: { _ in })
        TextField(value: $count, formatter: formatter) { Text("Labelled") }
        Text(verbatim: "\(count) \(share ?? -1) \(log)")
      }
    }
  }

  @Test func `a formatter writes the value and reads what is typed`() throws {
    let screen = Screen(Numbers())
    #expect(try screen.value(of: .textField("Count")) == "1,234")
    #expect(try screen.value(of: .textField("Share")) == "0.5")
    try screen.set("5,678", in: .textField("Count"))
    #expect(screen.exists(.text("5678 0.5 log")))
    #expect(try screen.value(of: .textField("Labelled")) == "5,678")
    try screen.set("none", in: .textField("Count"))
    #expect(screen.exists(.text("5678 0.5 log")))
    try screen.submit(.textField("Count"))
    #expect(try screen.value(of: .textField("Count")) == "5,678")
    try screen.set("0.75", in: .textField("Share"))
    try screen.submit(.textField("Twice"))
    #expect(screen.exists(.text("5678 0.75 log commit")))
  }
}
