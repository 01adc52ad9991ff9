import Foundation
import LayoutEngine
import PortableUI

/// A view that shows one of SwiftUI's.
class ContentView: UIView {
  private let make: () -> AnyView

  init(_ make: @escaping () -> AnyView) {
    self.make = make
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    make = { AnyView(EmptyView()) }
    super.init(coder: coder)
  }

  override var hostsViews: Bool { true }

  override func makeContent() -> AnyView? { make() }
}
