public import ViewPlatform

extension View {
  /// Shows in this view's place what `controller` says: information, an error, a loading; and until
  /// there is any, this view as a placeholder.
  ///
  ///     userRow(.placeholder)
  ///       .redacted(reason: .placeholder)
  ///       .withViewStateModifier(controller: controller) { user in
  ///         userRow(user)
  ///       } errorView: { _ in
  ///         .init { load() }
  ///       }
  ///
  /// The loaded view stays the same one while it is loaded once more: its state, the keyboard in it and
  /// how far it is scrolled. `initialLoadingType` is used until there was information or an error, the
  /// other two types after each of these. With `keepsInfoOnError` the latest information stays above an
  /// error that follows it.
  ///
  /// Rows of a list stay rows, which can be swiped and selected and are made when they are seen, where the
  /// loaded view is a `ForEach`. SwiftUI tells nobody what else is rows: say `keepsRows` for sections and
  /// for rows among conditions. Each row is then disabled and dimmed for itself, and the indicator is a
  /// row of its own.
  public func withViewStateModifier<Info, IndicatorView: View, LoadedView: View>(
    controller: ViewStateController<Info>,
    indicatorView: IndicatorView = ProgressView(),
    initialLoadingType: LoadingModifierType = .material(),
    @ViewBuilder loadedView: @escaping (Info) -> LoadedView,
    loadingAfterInfoType: LoadingModifierType = .horizontal(),
    errorView: @escaping (any Error) -> ErrorView,
    loadingAfterErrorType: LoadingModifierType = .overCurrentContent(alignment: .trailing),
    keepsInfoOnError: Bool = false,
    keepsRows: Bool? = nil
  ) -> some View {
    modifier(
      ViewStateModifier(
        controller: controller, indicatorView: indicatorView,
        initialLoadingType: initialLoadingType, loadedView: loadedView,
        loadingAfterInfoType: loadingAfterInfoType, errorView: errorView,
        loadingAfterErrorType: loadingAfterErrorType, keepsInfoOnError: keepsInfoOnError,
        keepsRows: keepsRows))
  }
}
