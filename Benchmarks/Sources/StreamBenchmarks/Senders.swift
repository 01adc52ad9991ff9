import Measuring
import PortableCombine

// The loops of most cases. Each sender keeps alive what listens.

extension ClosureList {
  /// Sends the numbers from zero.
  var sender: Trial.Work {
    { for value in 0..<$0 { self.send(value) } }
  }
}

extension Subject where Output == Int {
  /// Sends the numbers from zero.
  func sender(keeping listener: AnyObject?) -> Trial.Work {
    {
      for value in 0..<$0 { self.send(value) }
      withExtendedLifetime(listener) {}
    }
  }
}
