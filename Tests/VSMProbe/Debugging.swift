import VSM

private enum Phase {
  case idle
  case loaded(String)
}

private struct Page {
  var title: String
}

/// Lets containers write what happens to them.
@MainActor
func debug() {
  let phase = StateContainer(state: Phase.idle)
  phase._debug(options: .conciseEnum)
  phase.observe(.loaded("page"))

  let page = StateContainer(state: Page(title: "old"))
  page._debug(options: .conciseEnum)
  page.observe(Page(title: "new"))

  let formats = StateContainer(state: "")
  formats._debug(options: [.didSet, .nsLog])
  formats.observe("100 %s %n %@")

  let silent = StateContainer(state: "")
  silent._debug(options: [.didSet, .memory])
  silent.observe("unheard")

  StateContainer<Page>._debug(options: [.willSet, .print])
  let later = StateContainer(state: Page(title: "first"))
  later.observe(Page(title: "second"))
}
