import Foundation
import PortableUI

/// Fields of secrets, steppers, and what is kept.
struct SettingsPage: View {
  @State private var password = ""
  @State private var guests = 2
  @State private var submitted = ""
  @AppStorage("level") private var level = 1

  var body: some View {
    VStack(alignment: .leading) {
      SecureField("Password", text: $password).onSubmit { submitted = password }
      SecureField("Other", text: .constant("abc"), prompt: Text("Again"))
      SecureField("Empty", text: .constant(""), prompt: Text("Again"))
      Stepper("Guests", value: $guests, in: 0...4)
      Stepper("Level", value: $level)
      HStack {
        ForEach(ControlSize.allCases, id: \.self) { size in
          Stepper("Size", value: $guests, in: 0...4).controlSize(size).labelsHidden()
        }
      }
      Button("Past the views") {
        UserDefaults.standard.set(level + 10, forKey: "level")
      }
      Text(verbatim: "\(password.count), \(submitted), \(guests), \(level)")
    }
    .padding()
  }
}
