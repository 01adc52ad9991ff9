public import Foundation
import LayoutEngine
import Threads

/// How large a sheet is.
///
/// A sheet is hardly larger than the window below, whatever its sizing says.
public protocol PresentationSizing {
  /// The size of a sheet around `root`.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// What is in a sheet, for those who choose its size.
public struct PresentationSizingRoot {
  let box: Box

  /// The size that it chooses for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let box = Handover(box)
    return onMain { CGSize(box.content.size(for: proposal.proposal)) }
  }
}

/// What is known where the size of a sheet is chosen.
public struct PresentationSizingContext {
  /// How large the sheet is as is usual, and how large it was, once it was shown.
  let usual: Size
  let last: Size?
}

/// The size that sheets have of which nobody says more: as their content likes it.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// The usual size.
  public init() {}

  /// The size of a sheet around `root`.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: CGFloat(context.usual.width), height: CGFloat(context.usual.height))
  }
}

/// The size that what is in the sheet likes to have, at all times.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The content's own size.
  public init() {}

  /// The size of a sheet around `root`.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// The size of a form to be filled in.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// A form's size.
  public init() {}

  /// The size of a sheet around `root`.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: 620)
  }
}

/// The size of a page to be read: wider than a form, and as high as the window below.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// A page's size.
  public init() {}

  /// The size of a sheet around `root`.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 720, height: .infinity)
  }
}

/// A sizing in which the content, or the size before, has a word.
struct ChangedSizing<Base: PresentationSizing>: PresentationSizing {
  enum Change { case fitted, sticky }

  let base: Base
  let change: Change
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    switch change {
    case .fitted:
      let offer = ProposedViewSize(
        width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
      let fitting = root.sizeThatFits(offer)
      if horizontal { size.width = fitting.width }
      if vertical { size.height = fitting.height }
    case .sticky:
      guard let last = context.last else { break }
      if horizontal { size.width = max(size.width ?? 0, CGFloat(last.width)) }
      if vertical { size.height = max(size.height ?? 0, CGFloat(last.height)) }
    }
    return size
  }
}

extension PresentationSizing {
  /// This sizing, but as wide, or as high, as the content likes it.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ChangedSizing(base: self, change: .fitted, horizontal: horizontal, vertical: vertical)
  }

  /// This sizing, but never narrower, or lower, than the sheet was before.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ChangedSizing(base: self, change: .sticky, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The content's own size.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A form's size.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A page's size.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

nonisolated extension View {
  /// How large the sheet around this view is, where it has no detents.
  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.sizing = sizing }
  }
}
