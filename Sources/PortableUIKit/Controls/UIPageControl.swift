public import Foundation
import PortableUI

/// A dot for each of a few pages, of which one is the page that is seen.
///
/// Each dot is a button, that a person clicks or comes to by keys.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      contentChanged()
    }
  }

  /// The page that is seen, from 0. It is never one that there is not.
  open var currentPage = 0 {
    didSet {
      let clamped = min(max(0, currentPage), max(0, numberOfPages - 1))
      if clamped != currentPage { currentPage = clamped }
      if currentPage != oldValue { looksChanged() }
    }
  }

  /// Whether nothing is seen where there is only one page.
  open var hidesForSinglePage = false { didSet { contentChanged() } }

  /// The colour of the other pages' dots.
  open var pageIndicatorTintColor: UIColor? { didSet { looksChanged() } }

  /// The colour of the dot of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor? { didSet { looksChanged() } }

  override class var looks: [AppearanceLook] {
    super.looks + [
      AppearanceLook(\UIPageControl.pageIndicatorTintColor),
      AppearanceLook(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  open override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  /// The size that dots of so many pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16 + 8, height: 24)
  }

  /// A person chose a page.
  private func take(_ page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func makeContent() -> AnyView? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
    let other = pageIndicatorTintColor?.color(in: traitCollection) ?? .primary.opacity(0.25)
    let current = currentPageIndicatorTintColor?.color(in: traitCollection) ?? .primary
    let (count, chosen) = (numberOfPages, currentPage)
    return AnyView(
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { page in
          Button { [weak self] in
            self?.take(page)
          } label: {
            Circle().fill(page == chosen ? current : other).frame(width: 8, height: 8)
              .frame(width: 16, height: 24).contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Page \(page + 1) of \(count)")
          .accessibilityAddTraits(page == chosen ? .isSelected : [])
        }
      }
      .padding(.horizontal, 4).disabled(!isEnabled))
  }
}
