import CasePaths

// What a user writes who wants nothing but case paths.

enum Action: Equatable {
  case refresh
  case search(String)
  case inner(Inner)
}

enum Inner: Equatable {
  case rename(String)
  case close
}

enum Size: Int {
  case small
  case large
}

struct Constants {
  static let path = /Action.search
}

func functions(of actions: [Action]) -> [String] {
  let texts: [String] = actions.compactMap(/Action.search)
  let extract: (Action) -> String? = /Action.search
  let refreshes: [Void] = actions.compactMap(/Action.refresh)
  let deep: (Action) -> String? = /Action.inner .. Inner.rename
  return texts + actions.compactMap(extract) + actions.compactMap(deep) + ["\(refreshes.count)"]
}

func compositions() -> [CasePath<Action, String>] {
  [/Action.inner .. /Inner.rename, /Action.inner .. Inner.rename, CasePath(Action.search)]
}

func untyped() -> [CasePath<Action, Void>] {
  let bare = /Action.refresh
  let search = /Action.search
  let text: String? = search.extract(from: .refresh)
  let one = /Action.search("lake")
  let close = /Inner.close
  let isRefresh: (Action) -> Void? = /Action.refresh
  print(text ?? "", close, isRefresh(.refresh) as Any)
  return [bare, one]
}

func changing(_ action: inout Action) throws -> Int {
  try (/Action.search).modify(&action) { text in
    text += "!"
    return text.count
  }
}

func described() -> String { "\(/Action.search) " + (/Action.search).description }

func statics() -> Any {
  let whole: CasePath<Action, Action> = .self
  let slashed: CasePath<Action, Action> = /.self
  let some: CasePath<String?, String> = .some
  let constant: CasePath<Void, Int> = .constant(42)
  let never: CasePath<Action, Never> = .never
  let size: CasePath<Int, Size> = .rawValue
  let number: CasePath<String, Int> = .description
  return (whole, slashed, some, constant, never, size, number)
}

func initialisers() -> Any {
  let search = CasePath(Action.search)
  let refresh = CasePath(Action.refresh)
  let whole = CasePath(Action.self)
  return (search, refresh, whole)
}

infix operator ... : CasePathCompositionPrecedence

func matches(_ action: Action) -> Bool {
  switch action {
  case /Action.search: true
  default: false
  }
}

func isSendable(_ path: some Sendable) {}
func sending() { isSendable(/Action.search) }
