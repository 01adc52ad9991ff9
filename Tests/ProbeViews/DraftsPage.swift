import Foundation
public import PortableUI

/// Controls whose models do not take what a person types or moves, or make something else of it.
public struct DraftsPage: View {
  @State private var name = ""
  @State private var written = ""
  @State private var loud = ""
  @State private var percent = 50.0
  @State private var others = 0

  /// The page as it is at first.
  public init() {}

  private var waiting: Binding<String> {
    Binding {
      name
    } set: {
      written = $0
    }
  }

  private var upToHundred: Binding<Double> {
    Binding {
      percent
    } set: {
      percent = min($0, 100)
    }
  }

  /// The controls, and what their models have.
  public var body: some View {
    VStack(alignment: .leading) {
      TextField("Waiting", text: waiting)
      TextField("Lines", text: waiting, axis: .vertical)
      TextField("Loud", text: Binding(get: { loud }, set: { loud = $0.uppercased() }))
      TextField("Number", value: Binding(get: { 1 }, set: { _ in }), format: .number)
      TextField("Percent", value: upToHundred, format: .number)
      Slider(value: Binding(get: { 0 }, set: { _ in })) { Text("Level") }
      Text(verbatim: "name: \(name)")
      Text(verbatim: "written: \(written)")
      Text(verbatim: "others: \(others)")
      HStack {
        Button("Take") { name = written }
        Button("Name") { name = "from the model" }
        Button("Other") { others += 1 }
      }
    }
    .padding()
  }
}
