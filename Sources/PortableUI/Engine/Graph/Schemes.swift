extension Graph {
  /// Says that a view has chosen another scheme for what is inside it.
  func schemesChanged() {
    areSchemesStale = true
    needsFrame()
  }

  /// Takes the scheme that the views want for all of the window.
  func prefer(_ scheme: ColorScheme?) {
    guard scheme != preferredScheme else { return }
    preferredScheme = scheme
    setEnvironment(environment)
    schemesChanged()
  }

  /// Tells the backend which elements are light or dark from now on.
  func renewSchemes() {
    guard areSchemesStale else { return }
    areSchemesStale = false
    renewScheme(of: rootElement)
  }

  private func renewScheme(of element: Element) {
    let scheme = scheme(of: element)
    if scheme != element.scheme {
      element.scheme = scheme
      if element.isMade {
        backend.update(element)
        counts.mutations += 1
      }
    }
    for child in element.children { renewScheme(of: child) }
  }

  private func scheme(of element: Element) -> ColorScheme? {
    if element === rootElement { return preferredScheme }
    guard let node = element.node else { return element.scheme }
    return node.ownScheme ?? node.scope.style.read(by: node).scheme
  }
}
