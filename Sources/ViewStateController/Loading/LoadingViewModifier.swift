import Foundation
public import ViewPlatform

/// Shows of a view that something is loading.
///
/// A view stays the same one, with its state, when the indicator comes and goes. So say `isLoading`
/// instead of applying the modifier now and then. Where it is disabled meanwhile, whatever had the
/// keyboard has it again afterwards.
public struct LoadingViewModifier<IndicatorView: View>: ViewModifier {
  private let type: LoadingModifierType
  private let indicatorView: IndicatorView
  private let isLoading: Bool
  private let keepsRows: Bool

  /// Shows by `type` and with `indicatorView` that something is loading.
  ///
  /// Several views become one, unless they are to stay rows of what is around them: then each is dimmed,
  /// disabled and covered for itself, and the indicator is a row after them, or before them where `type`
  /// has it at the top or leading. A group of rows cannot fill the window's bar, so `toolbar` shows the
  /// indicator in a row as well.
  public init(
    type: LoadingModifierType, indicatorView: IndicatorView, isLoading: Bool = true,
    keepsRows: Bool = false
  ) {
    self.type = type
    self.indicatorView = indicatorView
    self.isLoading = isLoading
    self.keepsRows = keepsRows
  }

  /// The view with its indicator.
  public func body(content: Content) -> some View {
    let look = isLoading ? LoadingLook(type) : LoadingLook()
    if let replacement = look.replacement {
      replacement
    } else if keepsRows {
      if look.indicatorRow == .top { indicatorRow(look) }
      dimmed(content, look)
      if look.indicatorRow == .bottom { indicatorRow(look) }
    } else {
      look.arrangement {
        if look.indicatorBeside == .leading || look.indicatorBeside == .top { indicatorBeside }
        whole(content, look)
        if look.indicatorBeside == .trailing || look.indicatorBeside == .bottom { indicatorBeside }
      }
    }
  }

  private var indicatorBeside: some View {
    indicatorView.layoutValue(key: IsIndicator.self, value: true)
  }

  private func indicatorRow(_ look: LoadingLook) -> some View {
    indicatorView
      .padding(look.indicatorPadding)
      .frame(maxWidth: .infinity, alignment: look.rowAlignment)
  }

  /// The view with what stands in front of it and behind it as a whole.
  private func whole(_ content: Content, _ look: LoadingLook) -> some View {
    // A stack, so that several views are one to what is around them.
    dimmed(VStack { content }, look)
      .background {
        // A view of its own has the bar: one that always had it would show an empty bar, and one that
        // is given it now and then would be another view each time.
        if look.isInBar {
          Color.clear.toolbar { ToolbarItem { indicatorView } }
        }
      }
      .overlay(alignment: look.indicatorOver ?? .center) {
        if look.indicatorOver != nil { indicatorView.padding(look.indicatorPadding) }
      }
  }

  private func dimmed(_ content: some View, _ look: LoadingLook) -> some View {
    content
      .padding(look.padding)
      .opacity(look.contentOpacity)
      .disabled(look.isDisabled)
      .overlay {
        if let radius = look.paneRadius { MaterialPane(cornerRadius: radius) }
      }
  }
}
