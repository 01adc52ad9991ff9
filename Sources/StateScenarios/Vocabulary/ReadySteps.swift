/// The steps that every scenario has: what a person sees and does on a screen.
///
/// Each list stands in a file of its own, beside this one.
@MainActor
enum ReadySteps {
  static let all = (seeing + touching + choosing + moving + lists + menus + waiting + states).map {
    definition in
    var ready = definition
    ready.isReady = true
    ready.isOwn = false
    return ready
  }
}
