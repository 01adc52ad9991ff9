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
  public func withViewStateModifier<Info, IndicatorView: View, LoadedView: View>(
    controller: ViewStateController<Info>,
    indicatorView: IndicatorView = ProgressView(),
    initialLoadingType: LoadingModifierType = .material(),
    @ViewBuilder loadedView: @escaping (Info) -> LoadedView,
    loadingAfterInfoType: LoadingModifierType = .horizontal(),
    errorView: @escaping (any Error) -> ErrorView,
    loadingAfterErrorType: LoadingModifierType = .overCurrentContent(alignment: .trailing),
    keepsInfoOnError: Bool = false
  ) -> some View {
    modifier(
      ViewStateModifier(
        controller: controller, indicatorView: indicatorView,
        initialLoadingType: initialLoadingType, loadedView: loadedView,
        loadingAfterInfoType: loadingAfterInfoType, errorView: errorView,
        loadingAfterErrorType: loadingAfterErrorType, keepsInfoOnError: keepsInfoOnError))
  }
}
