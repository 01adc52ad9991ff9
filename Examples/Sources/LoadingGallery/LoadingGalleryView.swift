import SwiftUI
import ViewStateController

/// Everything that shows what loads: one view with all that can be chosen for it, and a list of items.
public struct LoadingGalleryView: View {
  private let pause: @MainActor () async -> Void

  /// A gallery in which nothing was chosen yet. What is done with one item takes as long as `pause`.
  public init(
    pause: @escaping @MainActor () async -> Void = { try? await Task.sleep(for: .seconds(1)) }
  ) {
    self.pause = pause
  }

  /// The two pages.
  public var body: some View {
    TabView {
      ChoicesView().tabItem { Text("One view") }
      StationsView(pause: pause).tabItem { Text("Items") }
    }
  }
}

/// A view that loads, in a preview above everything that can be chosen for it.
private struct ChoicesView: View {
  @State private var controller = ViewStateController<Person>()
  @State private var subject = Subject.loading
  @State private var loadings = Loadings()
  @State private var errors = ErrorChoices()
  @State private var toast = ToastChoices()
  @State private var showsToast = false
  @State private var toastTaps = 0

  var body: some View {
    VStack(spacing: 12) {
      preview
      StateButtons(controller: $controller)
      Picker("Choices for", selection: $subject) {
        ForEach(Subject.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(.segmented)
      ScrollView {
        VStack(alignment: .leading, spacing: 8) { choices }
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding()
  }

  private var preview: some View {
    PersonRow(person: .placeholder)
      .redacted(reason: .placeholder)
      .withViewStateModifier(
        controller: controller,
        indicatorView: loadings.indicator.view,
        initialLoadingType: loadings.first.type,
        loadedView: { PersonRow(person: $0) },
        loadingAfterInfoType: loadings.reload.type,
        errorView: { _ in errors.view { controller.setState(.loading) } },
        loadingAfterErrorType: loadings.retry.type,
        keepsInfoOnError: errors.keepsInfo
      )
      .padding(8)
      .frame(maxWidth: .infinity)
      .frame(height: 190)
      .roundedOverlayBorder(cornerRadius: 8, color: .gray.opacity(0.5))
      .toast(
        isShowing: $showsToast, type: toast.type, transitionOptions: toast.transition,
        positionOptions: toast.position, onTap: toast.countsTaps ? { toastTaps += 1 } : nil)
  }

  @ViewBuilder
  private var choices: some View {
    switch subject {
    case .loading: LoadingsView(loadings: $loadings)
    case .error: ErrorChoicesView(choices: $errors)
    case .toast:
      Button("Show Toast") { showsToast = true }
      if toast.countsTaps { Text("Tapped \(toastTaps) times") }
      ToastChoicesView(choices: $toast)
    }
  }
}

/// What is chosen for.
private enum Subject: String, CaseIterable {
  case loading = "Loading"
  case error = "Error"
  case toast = "Toast"
}

/// Puts a controller into its states.
private struct StateButtons: View {
  @Binding var controller: ViewStateController<Person>

  var body: some View {
    HStack {
      Button("Load") { controller.setState(.loading) }
      Button("Finish") { controller.setState(.loaded(.blob)) }
      Button("Fail") { controller.setState(.error(NoConnection())) }
      Button("Cancel") { controller.setState(.initial) }
      Button("Reset") { controller.reset() }
    }
  }
}

private struct NoConnection: Error {}
