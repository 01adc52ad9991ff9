import SwiftUI
import VSM

/// Shows the states of a greeting.
public struct GreetingView: View {
  @ViewState private var state: GreetingViewState
  @State private var name = ""
  @AppStorage("isLoud") private var isLoud = false

  /// A view that begins by asking for a name.
  public init(greeter: any Greeter) { self.init(state: .asking(.init(greeter: greeter))) }

  init(state: GreetingViewState) { _state = .init(wrappedValue: state) }

  /// What is seen in each state.
  public var body: some View {
    VStack(spacing: 16) {
      switch state {
      case .asking(let model):
        question(model)
      case .waiting:
        ProgressView()
      case .greeted(let greeting, let model):
        Text(isLoud ? greeting.uppercased() : greeting).font(.title)
        Button("Back") { $state.observe(model.askAgain()) }
          .focusedSceneValue(\.askAgain) { $state.observe(model.askAgain()) }
      case .failed(let message, let model):
        question(model)
        Text(message).foregroundStyle(.red)
      }
    }
    .padding(24)
    .navigationTitle("APPNAME")
  }

  @ViewBuilder private func question(_ model: GreetingViewState.AskingModel) -> some View {
    TextField("Your name", text: $name)
      .onSubmit { $state.observe(model.greet(name)) }
    Button("Greet me") { $state.observe(model.greet(name)) }
      .buttonStyle(.borderedProminent)
  }
}
