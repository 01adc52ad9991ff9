// A path to a case, there and back.

// snippet.hide
import CasePaths

enum BannerAction: Equatable {
  case rename(String)
  case close
}

enum Action: Equatable {
  case refresh
  case search(String)
  case banner(BannerAction)
}

// snippet.show
// snippet.there
let typing = /Action.search
let action = typing.embed("lake")  // Action.search("lake")
let query = typing.extract(from: action)  // "lake"
// snippet.end

// snippet.more
let refreshing: CasePath<Action, Void> = /Action.refresh
let renaming = /Action.banner .. /BannerAction.rename

func describe(_ action: Action) -> String {
  switch action {
  case refreshing: "a new page"
  case renaming: "another name"
  case /Action.search: "a search"
  default: "something else"
  }
}
// snippet.end

// snippet.hide
precondition(query == "lake")
precondition(describe(.banner(.rename("Summer"))) == "another name")
precondition(describe(.banner(.close)) == "something else")

// snippet.modify
enum Download: Equatable {
  case waiting
  case running(Double)
  case done([String])
}

var download = Download.running(0.25)
try (/Download.running).modify(&download) { $0 += 0.5 }
precondition(download == .running(0.75))

let files = [Download.done(["a"]), .waiting, .done(["b", "c"])]
  .compactMap((/Download.done).extract(from:)).flatMap { $0 }
precondition(files == ["a", "b", "c"])
// snippet.end
