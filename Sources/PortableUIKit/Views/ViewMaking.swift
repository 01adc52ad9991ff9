import Foundation

extension UIView {
  /// A view of `type`, which is known only when the program runs.
  static func made<Made: UIView>(_ type: Made.Type, size: CGSize = .zero) -> Made? {
    ClassMaking.object(
      of: type, declaredBy: UIView.self, frame: CGRect(origin: .zero, size: size))
  }
}
