extension Graph {
  /// Moves on what moves, to where it is in the backend's next picture.
  package func tick() {
  }
}
