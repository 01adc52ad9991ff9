import Foundation
import ViewStateController
import ViewTesting

/// A view of known size, called `content`.
struct ContentBlock: View {
  var body: some View {
    Color.blue.frame(width: 100, height: 40).accessibilityIdentifier("content")
  }
}

/// An indicator of known size, called `indicator`.
struct IndicatorBlock: View {
  var body: some View {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("indicator")
  }
}

extension Screen {
  /// Where the view of this identifier is; `nil` where there is none.
  func place(of identifier: String) -> CGRect? { try? frame(of: .identifier(identifier)) }
}

/// A rectangle in four numbers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
