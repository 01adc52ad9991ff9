import Observation
import PortableCombine
import PortableUI
import Testing
import ViewTesting

/// Objects that views own, watch, or find in the environment.
@MainActor
struct ObjectTests {
  @Test func `a state object is made once, and lives as long as its view`() {
    let made = Model.made
    weak var model: Model?
    let inspector = Rig(OwnerOfModel { model = $0 })
    #expect(Model.made == made + 1)
    inspector.tap("add")
    inspector.tap("again")
    #expect(inspector.texts.contains("count 1") && Model.made == made + 1 && model != nil)
    inspector.tap("hide")
    #expect(model == nil)
  }

  @Test func `a view follows the object it is given`() {
    let one = Model()
    let other = Model()
    other.count = 10
    let inspector = Rig(Choosing(one: one, other: other))
    one.count = 1
    inspector.frame()
    #expect(inspector.texts.contains("count 1"))
    inspector.tap("other")
    #expect(inspector.texts.contains("count 10"))
    #expect(
      inspector.bodies(of: Watching.self) {
        one.count = 2
        inspector.frame()
      } == 0)
    other.count = 11
    inspector.frame()
    #expect(inspector.texts.contains("count 11"))
  }

  @Test func `bindings to an object's properties write them`() {
    let model = Model()
    let inspector = Rig(Choosing(one: model, other: model))
    inspector.tap("through binding")
    #expect(model.count == 100 && inspector.texts.contains("count 100"))
  }

  @Test func `an object from the environment is followed, and may be replaced`() {
    let inspector = Rig(Giving())
    #expect(inspector.texts.contains("count 0"))
    inspector.tap("add")
    #expect(inspector.texts.contains("count 1"))
    #expect(inspector.bodies(of: Between.self) { inspector.tap("replace") } == 0)
    #expect(inspector.texts.contains("count 50"))
    inspector.tap("add")
    #expect(inspector.texts.contains("count 51"))
  }

  @Test func `only who read the property of an observable object is asked when it changes`() {
    let account = Account()
    let inspector = Rig(AccountView(account: account))
    #expect(
      inspector.bodies(of: NameOf.self) {
        account.balance += 1
        inspector.frame()
      } == 0)
    #expect(inspector.texts == ["name", "1", "set"])
    account.name = "other"
    #expect(inspector.bodies(of: BalanceOf.self) { inspector.frame() } == 0)
    #expect(inspector.texts == ["other", "1", "set"])
    inspector.tap("set")
    #expect(account.name == "bound" && inspector.texts.first == "bound")
  }

  @Test func `an observable object is found by its type`() {
    let account = Account()
    let inspector = Rig(
      VStack {
        FindingAccount()
        FindingAccount().environment(nil as Account?)
      }.environment(account))
    #expect(inspector.texts == ["name and name", "none"])
    account.name = "other"
    inspector.frame()
    #expect(inspector.texts == ["other and other", "none"])
  }

  @Test func `a text field follows an observable object that no body reads`() {
    let account = Account()
    let inspector = Rig(OnlyBinding(account: account))
    account.name = "typed elsewhere"
    #expect(inspector.bodies(of: OnlyBinding.self) { inspector.frame() } == 0)
    let fields = inspector.elements.compactMap {
      if case .field(let field) = $0.content { field.text } else { nil }
    }
    #expect(fields == ["typed elsewhere"])
  }

  @Test func `rows that are gone leave nothing behind in an observable object`() {
    let account = Account()
    let list = Switch()
    let inspector = Rig(Rounds(account: account, list: list))
    for _ in 1...20 {
      list.isOn.toggle()
      inspector.frame()
    }
    list.isOn = false
    inspector.frame()
    account.balance += 1
    #expect(!inspector.graph.isFrameNeeded)
    inspector.graph.runFrame()
    #expect(!inspector.graph.isFrameNeeded)
  }

  @Test func `a view's value in two places makes an object for each`() throws {
    let view = Owning { _ in }
    let screen = Screen(
      VStack {
        view
        view
      })
    try screen.tap(.button("add").at(0))
    #expect(screen.texts.filter { $0.hasPrefix("count") } == ["count 1", "count 0"])
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  @MainActor static var made = 0

  @MainActor init() { Model.made += 1 }
}

private struct Owning: View {
  @StateObject private var model = Model()
  let report: (Model) -> Void

  var body: some View {
    VStack {
      Text("count \(model.count)")
      Button("add") { model.count += 1 }
    }
    .onAppear { report(model) }
  }
}

private struct OwnerOfModel: View {
  @State private var isShown = true
  @State private var rounds = 0
  let report: (Model) -> Void

  init(report: @escaping (Model) -> Void) { self.report = report }

  var body: some View {
    VStack {
      if isShown { Owning(report: report) }
      Text("\(rounds)")
      Button("again") { rounds += 1 }
      Button("hide") { isShown = false }
    }
  }
}

private struct Watching: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      Text("count \(model.count)")
      Button("through binding") { $model.count.wrappedValue = 100 }
    }
  }
}

private struct Choosing: View {
  let one: Model
  let other: Model
  @State private var isOther = false

  var body: some View {
    VStack {
      Watching(model: isOther ? other : one)
      Button("other") { isOther = true }
    }
  }
}

private struct Finding: View {
  @EnvironmentObject private var model: Model

  var body: some View {
    VStack {
      Text("count \(model.count)")
      Button("add") { $model.count.wrappedValue += 1 }
    }
  }
}

private struct Between: View {
  var body: some View { Finding() }
}

private struct Giving: View {
  @State private var model = Model()

  var body: some View {
    VStack {
      Between().environmentObject(model)
      Button("replace") {
        model = Model()
        model.count = 50
      }
    }
  }
}

@Observable
private final class Account {
  var name = "name"
  var balance = 0
}

private struct NameOf: View {
  let account: Account
  var body: some View { Text(account.name) }
}

private struct BalanceOf: View {
  let account: Account
  var body: some View { Text("\(account.balance)") }
}

private struct AccountView: View {
  @Bindable var account: Account

  var body: some View {
    VStack {
      NameOf(account: account)
      BalanceOf(account: account)
      Button("set") { $account.name.wrappedValue = "bound" }
    }
  }
}

private struct FindingAccount: View {
  @Environment(Account.self) private var maybe: Account?

  var body: some View {
    if maybe != nil { SureOfAccount() } else { Text("none") }
  }
}

private struct SureOfAccount: View {
  @Environment(Account.self) private var account
  @Environment(Account.self) private var maybe: Account?

  var body: some View { Text("\(account.name) and \(maybe?.name ?? "none")") }
}

private struct OnlyBinding: View {
  @Bindable var account: Account
  var body: some View { TextField("Name", text: $account.name) }
}

private final class Switch: ObservableObject {
  @Published var isOn = true
}

private struct Rounds: View {
  let account: Account
  @ObservedObject var list: Switch

  var body: some View {
    VStack {
      if list.isOn { ForEach(0..<3) { _ in BalanceOf(account: account) } }
    }
  }
}
