public import Foundation
public import PortableUI
public import PortableUIKit
public import StreamTesting

extension Screen {
  /// A screen that shows a view controller, as the root of its window.
  ///
  /// All that holds for a screen of a view holds for it, too: the same names find what is shown, and the
  /// same verbs use it.
  public convenience init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
    locale: Locale = Locale(identifier: "en_US"), colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, animations: Animations = .off,
    clock: TestScheduler<VirtualTime, Never>? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      WindowView(controller), size: size, locale: locale, colorScheme: colorScheme,
      layoutDirection: layoutDirection, animations: animations, clock: clock, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
