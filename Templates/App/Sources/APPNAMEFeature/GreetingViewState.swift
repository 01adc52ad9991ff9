import VSM

/// All that can be seen, and in each state what can be done: nothing else can.
enum GreetingViewState {
  case asking(AskingModel)
  case waiting
  case greeted(String, AskingModel)
  case failed(message: String, AskingModel)

  /// What can be done wherever a name can be said.
  struct AskingModel {
    let greeter: any Greeter

    /// Waits for the greeting; what it shows meanwhile, and then, one after the other.
    func greet(_ name: String) -> StateSequence<GreetingViewState> {
      StateSequence(
        { .waiting },
        {
          do {
            return .greeted(try await greeter.greeting(for: name), self)
          } catch {
            return .failed(message: "\(error)", self)
          }
        })
    }

    func askAgain() -> GreetingViewState { .asking(self) }
  }
}
