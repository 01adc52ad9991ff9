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

  /// Shows by `type` and with `indicatorView` that something is loading.
  public init(type: LoadingModifierType, indicatorView: IndicatorView, isLoading: Bool = true) {
    self.type = type
    self.indicatorView = indicatorView
    self.isLoading = isLoading
  }

  /// The view with its indicator.
  public func body(content: Content) -> some View {
    let look = isLoading ? LoadingLook(type) : LoadingLook()
    if let replacement = look.replacement {
      replacement
    } else {
      look.arrangement {
        if look.indicatorBeside == .leading || look.indicatorBeside == .top { indicatorBeside }
        dimmed(content, look)
        if look.indicatorBeside == .trailing || look.indicatorBeside == .bottom { indicatorBeside }
      }
    }
  }

  private var indicatorBeside: some View {
    indicatorView.layoutValue(key: IsIndicator.self, value: true)
  }

  private func dimmed(_ content: Content, _ look: LoadingLook) -> some View {
    // A stack, so that several views are one to what is around them.
    VStack { content }
      .padding(look.padding)
      .opacity(look.contentOpacity)
      .disabled(look.isDisabled)
      .overlay {
        if let radius = look.paneRadius { MaterialPane(cornerRadius: radius) }
      }
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
}
