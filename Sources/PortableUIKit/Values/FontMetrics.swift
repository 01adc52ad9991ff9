public import Foundation
import LayoutEngine
import PortableUI

extension UIFont {
  /// How high a line of it is, as the screen or the desktop measures it; nothing where nothing was shown.
  @preconcurrency @MainActor public var lineHeight: CGFloat { CGFloat(lineSize.height) }

  /// How far a line of it reaches above the letters' base.
  @preconcurrency @MainActor public var ascender: CGFloat {
    CGFloat(MeasuringGraph.baselines(of: line, in: lineSize)?.first ?? 0)
  }

  /// How far a line of it reaches below the letters' base, as a negative number.
  @preconcurrency @MainActor public var descender: CGFloat { ascender - lineHeight }

  @MainActor private var line: AnyView { AnyView(Text(verbatim: "Hg").font(font)) }

  @MainActor private var lineSize: Size { MeasuringGraph.size(of: line, for: .unspecified) }
}
