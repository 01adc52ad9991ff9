import PortableUI

@_spi(Measuring)
extension Screen {
  /// Takes in what has changed and shows it, without a look at anything that is still to come: the
  /// work of one frame, for benchmarks.
  public func showChanges() { graph.pump() }
}
