public import Foundation

/// How a preview is to be shown: its size, how a device is held, what is around the view.
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor (AnyView) -> AnyView)
    case several([PreviewTrait<T>])
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Several as one, in order.
  public init(_ traits: PreviewTrait<T>...) { kind = .several(traits) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the screen or the window it is shown in.
  public static var defaultLayout: Self { Self(.layout(.device)) }

  /// As large as the view likes to be.
  public static var sizeThatFitsLayout: Self { Self(.layout(.sizeThatFits)) }

  /// As large as is said here.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(.layout(.fixed(width: width, height: height)))
  }

  /// Higher than wide.
  public static var portrait: Self { Self(.orientation(.portrait)) }

  /// Wider than high.
  public static var landscapeLeft: Self { Self(.orientation(.landscapeLeft)) }

  /// Wider than high.
  public static var landscapeRight: Self { Self(.orientation(.landscapeRight)) }

  /// Higher than wide.
  public static var portraitUpsideDown: Self { Self(.orientation(.portraitUpsideDown)) }

  /// What `modifier` makes of the view, with the context that all its previews share.
  @preconcurrency @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(.modifier { AnyView(PreviewModified(content: $0, modifier: modifier)) })
  }
}

/// How a device is held; in a window, whether it is wider than high.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// Tells it apart from others.
  public let id: String

  /// Higher than wide.
  public static let portrait = InterfaceOrientation(id: "portrait")

  /// Higher than wide.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")

  /// Wider than high.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")

  /// Wider than high.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All of them.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

  /// Whether it is wider than high.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
