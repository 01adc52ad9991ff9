import ShopAPI

/// All that the account shows, ready to be shown.
struct AccountViewState: Equatable {
  /// What is typed by who is not signed in.
  var credentials = Credentials(email: "", password: "")

  /// Who is signed in, as the shop knows them.
  var customer: Customer?

  /// The same, as they are being changed.
  var draft = Customer(name: "", email: "", address: "")

  /// Whether the shop is asked for something.
  var isBusy = false

  /// What became of the last thing that was done.
  var message: String?

  /// How well the server works, as soon as it has said so.
  var conditions: Conditions?

  /// Whether nothing was typed yet.
  var isUntouched: Bool { credentials == Credentials(email: "", password: "") }

  /// Why nobody can sign in like this.
  var objection: String? {
    if !credentials.email.contains("@") { return "An e-mail address has an @ in it." }
    return credentials.password.isEmpty ? "The password is missing." : nil
  }

  /// Whether there is something to sign in with.
  var canSignIn: Bool { objection == nil && !isBusy }

  /// Whether there is something to save.
  var canSave: Bool { draft != customer && !draft.name.isEmpty && !isBusy }
}

/// What a person does in their account.
enum AccountAction {
  case load
  case credentials(Credentials)
  case signIn(Credentials)
  case signOut
  case draft(Customer)
  case save(Customer)
  case conditions(Conditions)
}

/// What the shop says to it.
enum AccountAnswer {
  case greeted(Customer)
  case saved(Customer)
  case conditions(Conditions)
  case failed(String)
}

extension AccountViewState {
  /// The state that comes of `action`, before the shop has answered.
  func after(_ action: AccountAction) -> AccountViewState {
    var next = self
    switch action {
    case .load: break
    case .credentials(let credentials): next.credentials = credentials
    case .draft(let draft): next.draft = draft
    case .conditions(let conditions): next.conditions = conditions
    case .signOut: next = AccountViewState(conditions: conditions)
    case .signIn, .save:
      next.isBusy = true
      next.message = nil
    }
    return next
  }

  /// The state that comes of `answer`.
  func after(_ answer: AccountAnswer) -> AccountViewState {
    var next = self
    next.isBusy = false
    switch answer {
    case .greeted(let customer):
      (next.customer, next.draft) = (customer, customer)
      next.credentials.password = ""
    case .saved(let customer):
      (next.customer, next.draft) = (customer, customer)
      next.message = "Your profile is saved."
    // These are asked for beside whatever else is.
    case .conditions(let conditions): (next.conditions, next.isBusy) = (conditions, isBusy)
    case .failed(let reason): next.message = reason
    }
    return next
  }
}
