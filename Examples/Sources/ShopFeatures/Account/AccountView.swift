import ShopAPI
import SwiftUI
import ViewStore

/// Signing in, the profile of who has, and for developers how well the server works.
struct AccountView: View {
  @StateObject private var store: AccountViewStore

  init(store: @autoclosure @escaping () -> AccountViewStore) {
    _store = StateObject(wrappedValue: store())
  }

  var body: some View {
    Form {
      if store.viewState.customer == nil {
        SignInSection(store: store)
      } else {
        ProfileSection(store: store)
      }
      if let conditions = store.viewState.conditions {
        DeveloperSection(conditions: conditions) { store.send(.conditions($0)) }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Account")
    .onAppear { store.send(.load) }
  }
}

/// Says who one is.
private struct SignInSection: View {
  @ObservedObject var store: AccountViewStore

  private var state: AccountViewState { store.viewState }

  var body: some View {
    Section {
      TextField("E-mail", text: store.credentials.email)
      SecureField("Password", text: store.credentials.password).onSubmit(signIn)
      Button("Sign In", action: signIn).disabled(!state.canSignIn)
      if state.isBusy {
        HStack {
          ProgressView("Signing in")
          Spacer()
          Button("Cancel") { store.send(.signOut) }
        }
      }
    } header: {
      Text("Sign In")
    } footer: {
      if let message = state.message {
        Text(message).foregroundStyle(.red)
      } else {
        Text(
          state.isUntouched
            ? "Everybody's password here is “lovelace”." : state.objection ?? "")
      }
    }
  }

  private func signIn() {
    if state.canSignIn { store.send(.signIn(state.credentials)) }
  }
}

/// Changes what the shop knows of who is signed in.
private struct ProfileSection: View {
  @ObservedObject var store: AccountViewStore

  private var state: AccountViewState { store.viewState }

  var body: some View {
    Section {
      TextField("Name", text: store.draft.name)
      TextField("Address", text: store.draft.address)
      Button("Save") { store.send(.save(state.draft)) }.disabled(!state.canSave)
      Button("Sign Out") { store.send(.signOut) }
    } header: {
      Text("Signed in as \(state.draft.email)")
    } footer: {
      Text(state.message ?? "")
    }
  }
}
