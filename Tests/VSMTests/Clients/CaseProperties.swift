public import VSM

@CaseProperties(equatable: true)
enum ProfileState {
  case initialized(LoaderModel)
  case loading
  case loaded(LoadedModel)

  struct LoaderModel {
    let load: () -> Void
  }

  struct LoadedModel: Equatable {
    var name = ""
  }
}

/// A view asks for cases, and binds what they hold.
struct ProfileView: View {
  @ViewState var state: ProfileState

  var body: some View {
    VStack {
      if state.isLoading { ProgressView() }
      if let loaded = state.loaded { Text(loaded.name) }
      TextField("Name", text: $state.bind(\.loaded, \.name, or: ""))
    }
    .onChange(of: state) {}
    .animation(.default, value: state.stateCase)
  }
}

/// As public as its properties.
@CaseProperties
public enum OpenState {
  case one
  case two(count: Int)
}

@CaseProperties  // refused: '@CaseProperties' is for enums, and 'NoState' is none
struct NoState {}

@CaseProperties
enum Unclear {
  case isA(Int)
  case a  // refused: 'isA' in line 45 and 'a' in line 46 would both be the property 'isA'
}
