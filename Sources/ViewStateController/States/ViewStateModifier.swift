import ViewPlatform

/// Shows what a controller says in the place of the view it is applied to.
struct ViewStateModifier<Info, IndicatorView: View, LoadedView: View>: ViewModifier {
  let controller: ViewStateController<Info>
  let indicatorView: IndicatorView
  let initialLoadingType: LoadingModifierType
  let loadedView: (Info) -> LoadedView
  let loadingAfterInfoType: LoadingModifierType
  let errorView: (any Error) -> ErrorView
  let loadingAfterErrorType: LoadingModifierType
  let keepsInfoOnError: Bool
  let keepsRows: Bool?

  func body(content: Content) -> some View {
    if areRows { shown(content) } else { VStack { shown(content) } }
  }

  private var areRows: Bool { keepsRows ?? (LoadedView.self is any DynamicViewContent.Type) }

  // Each has its place, and is there or not: what stays is the same view as before.
  @ViewBuilder
  private func shown(_ content: Content) -> some View {
    let error = controller.latestValidError
    if controller.latestNonLoading == nil {
      content.modifier(loading(initialLoadingType))
    }
    if let info = keepsInfoOnError ? controller.latestInfo : controller.latestValidInfo {
      loadedView(info).modifier(loading(loadingAfterInfoType, unless: error != nil))
    }
    if let error {
      errorView(error).modifier(loading(loadingAfterErrorType))
    }
  }

  private func loading(
    _ type: LoadingModifierType, unless isElsewhere: Bool = false
  ) -> LoadingViewModifier<IndicatorView> {
    LoadingViewModifier(
      type: type, indicatorView: indicatorView, isLoading: controller.isLoading && !isElsewhere,
      keepsRows: areRows)
  }
}
