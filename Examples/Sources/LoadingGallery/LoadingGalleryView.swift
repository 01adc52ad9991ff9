import SwiftUI
import ViewStateController

/// A view that loads, in a preview above everything that can be chosen for it.
public struct LoadingGalleryView: View {
  @State private var controller = ViewStateController<Person>()
  @State private var subject = Subject.loading
  @State private var loading = LoadingChoices()
  @State private var errors = ErrorChoices()
  @State private var toast = ToastChoices()
  @State private var showsToast = false

  /// A gallery in which nothing was chosen yet.
  public init() {}

  /// The preview, the states it can be put into, and the choices.
  public var body: some View {
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
        initialLoadingType: loading.type,
        loadedView: { PersonRow(person: $0) },
        loadingAfterInfoType: loading.type,
        errorView: { _ in errors.view { controller.setState(.loading) } },
        loadingAfterErrorType: loading.type,
        keepsInfoOnError: errors.keepsInfo
      )
      .padding(8)
      .frame(maxWidth: .infinity)
      .frame(height: 190)
      .roundedOverlayBorder(cornerRadius: 8, color: .gray.opacity(0.5))
      .toast(
        isShowing: $showsToast, type: toast.type, transitionOptions: toast.transition,
        positionOptions: toast.position)
  }

  @ViewBuilder
  private var choices: some View {
    switch subject {
    case .loading: LoadingChoicesView(choices: $loading)
    case .error: ErrorChoicesView(choices: $errors)
    case .toast:
      Button("Show Toast") { showsToast = true }
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
