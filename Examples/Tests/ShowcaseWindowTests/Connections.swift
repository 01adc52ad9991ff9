extension Desktop {
  /// Chooses another connection: the best is at the upper end, none at the lower.
  func chooseConnection(_ direction: String) throws {
    try click(Lookup(role: "combo box", name: "Connection"))
    try wait(for: .label("Slow"))
    try key(direction, direction, "Return")
    try waitUntilGone(.label("Slow"))
  }
}
