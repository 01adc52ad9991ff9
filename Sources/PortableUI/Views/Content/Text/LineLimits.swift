nonisolated extension View {
  private func lines(most: Int?, least: Int = 0) -> some View {
    EnvironmentView(content: self) {
      $0.lineLimit = most
      $0.leastLines = least
    }
  }

  /// The most lines a text inside may take.
  public func lineLimit(_ number: Int?) -> some View { lines(most: number) }

  /// The most lines a text inside may take, and whether it has room for all of them even where it needs
  /// fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(most: limit, least: reservesSpace ? limit : 0)
  }

  /// The fewest lines for which a text inside takes room, and the most that it may take.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(most: limit.upperBound, least: limit.lowerBound)
  }

  /// The fewest lines for which a text inside takes room.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(most: nil, least: limit.lowerBound)
  }

  /// The most lines a text inside may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(most: limit.upperBound)
  }
}

/// How high so many lines are, where `height` measures words. No line is laid out for it.
package func height(ofLines count: Int, _ height: (String) -> Double) -> Double {
  let one = height(" ")
  return one + Double(min(count, Showable.mostLines) - 1) * (height(" \n ") - one)
}
