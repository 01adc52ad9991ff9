import Foundation
import PortableUI

/// Views that are read from right to left, with the button that turns them.
struct MirroredPage: View {
  @State private var direction = LayoutDirection.rightToLeft
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var amount = 0.3
  @State private var color = "Red"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("First").bold()
        Text("שלום")
        Spacer()
        Image(systemName: "chevron.forward")
      }
      Text("Words that need more than one line begin where the language around them does.")
        .frame(width: 240)
      Text("So do words of several lines that a person can select.")
        .frame(width: 240)
        .textSelection(.enabled)
      Text("كلمات تحتاج إلى أكثر من سطر واحد تبدأ من حيث تبدأ اللغة.").frame(width: 240)
      TextField("Name", text: $name)
      Toggle("Notify me", isOn: $isOn)
      Slider(value: $amount)
      Picker("Colour", selection: $color) {
        ForEach(["Red", "Green"], id: \.self) { Text($0) }
      }
      ProgressView(value: amount)
      ScrollView(.horizontal) {
        HStack { ForEach(1..<30, id: \.self) { Text(verbatim: "\($0)").frame(width: 30) } }
      }
      Button("Turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
    }
    .padding()
    .environment(\.layoutDirection, direction)
  }
}
