public import Foundation
import LayoutEngine
import PortableUI

extension Screen {
  /// Gives the screen another size, as a person does who drags the edge of a window or turns a phone.
  public func resize(to size: CGSize) {
    self.size = size
    graph.resize(to: Size(width: Double(size.width), height: Double(size.height)))
    graph.runFrame()
  }
}
