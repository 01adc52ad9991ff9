import Foundation
import ViewStateController

// What a user writes, in every form there is.

struct User {
  let name: String
  let age: Int
  let emoji: String

  static let placeholder = User(name: "Placeholder", age: 99, emoji: "")
}

struct Spinner: View {
  let color: Color
  var size: CGFloat = 20
  var lineWidth: CGFloat = 2

  var body: some View {
    Circle().stroke(color, lineWidth: lineWidth).frame(width: size, height: size)
  }
}

@MainActor
func card(of user: User) -> some View {
  HStack(spacing: 8) {
    ZStack {
      Circle().frame(width: 50, height: 50).foregroundColor(Color.gray.opacity(0.2))
      Text(user.emoji)
    }
    VStack(alignment: .leading, spacing: 8) {
      Text("Name: \(user.name)")
      Text("Age: \(user.age.description)")
    }
    Spacer()
  }
}

struct RedactedPlaceholder: View {
  @State var controller: ViewStateController<User> = .init()

  var body: some View {
    card(of: .placeholder)
      .redacted(reason: .placeholder)
      .withViewStateModifier(
        controller: controller
      ) { user in
        card(of: user)
      } errorView: { _ in
        .init { setLoading() }
      }
      .debugState(controller: $controller, mockInfo: .placeholder)
  }

  func setLoading() { controller.setState(.loading) }
}

struct OwnIndicator: View {
  let controller: ViewStateController<User>
  let setLoading: () -> Void

  var body: some View {
    card(of: .placeholder)
      .redacted(reason: .placeholder)
      .withViewStateModifier(
        controller: controller,
        indicatorView: Spinner(color: .green)
      ) { user in
        card(of: user)
      } errorView: { _ in
        .init { setLoading() }
      }
  }
}

struct OwnTypes: View {
  let controller: ViewStateController<User>
  let setLoading: () -> Void

  var body: some View {
    card(of: .placeholder)
      .withViewStateModifier(
        controller: controller,
        indicatorView: Spinner(color: .purple),
        initialLoadingType: .vertical(option: .bottom, alignment: .center),
        loadedView: { user in
          card(of: user)
        },
        loadingAfterInfoType: .horizontal(
          option: .leading, contentOpacity: 0.3, alignment: .center, spacing: 32),
        errorView: { _ in .init(retryAction: setLoading) },
        loadingAfterErrorType: .overCurrentContent(contentOpacity: 0.5, alignment: .bottomTrailing),
        keepsInfoOnError: true
      )
  }
}

struct OwnViews: View {
  let controller: ViewStateController<User>

  var body: some View {
    EmptyView()
      .withViewStateModifier(
        controller: controller,
        indicatorView: Spinner(color: .orange),
        initialLoadingType: .custom(
          VStack {
            Text("This is the first loading")
            Spinner(color: .blue, size: 50, lineWidth: 5)
          }.asAnyView()
        ),
        loadedView: { user in
          card(of: user)
        },
        loadingAfterInfoType: .custom(
          HStack {
            Image(systemName: "network")
            Text("Loading once more")
          }.asAnyView()
        ),
        errorView: { error in
          .init(
            type: .custom(
              VStack {
                Text("An error")
                Text(error.localizedDescription)
              }
              .foregroundColor(.red)
              .asAnyView()
            ))
        },
        loadingAfterErrorType: .custom(Spinner(color: .red).asAnyView()))
  }
}

struct Pokemon: Identifiable, Sendable {
  let id: String
  let name: String
}

struct Pokedex: View {
  @State var controller: ViewStateController<[Pokemon]> = .init()
  let askServer: () async throws -> Void

  var body: some View {
    VStack {
      ForEach(controller.latestInfo ?? []) { pokemon in
        HStack {
          Text(pokemon.name)
          Spacer()
          trailingView(for: pokemon.id)
        }
        Divider()
      }
    }
  }

  @ViewBuilder
  func trailingView(for id: String) -> some View {
    if let modifyingIds = controller.modifyingIds, modifyingIds.contains(id) {
      ProgressView()
    } else {
      Button("Remove", role: .destructive) {
        Task {
          await removeByHand(id: id)
          try await remove(id: id)
        }
      }
    }
  }

  func removeByHand(id: String) async {
    withAnimation {
      controller.modifyingIds = (controller.modifyingIds ?? []) + [id]
    }
    try? await askServer()
    if let latestInfo = controller.latestInfo {
      withAnimation {
        controller.setState(.loaded(latestInfo.filter { $0.id != id }))
        controller.modifyingIds?.removeAll(where: { $0 == id })
      }
    }
  }

  func remove(id: String) async throws {
    try await controller.modifying(id) {
      try await askServer()
      controller.setState(.loaded((controller.latestInfo ?? []).filter { $0.id != id }))
    }
  }
}

@MainActor
final class PokedexModel: ObservableObject {
  @Published var controller = ViewStateController<[Pokemon]>(historyLimit: 10)

  func remove(_ id: Int) async {
    await controller.modifying(id) { controller.setState(.loaded([])) }
    if controller.isModifying(id) { controller.reset() }
  }

  var answers: [Any?] {
    [
      controller.isInitialLoading, controller.isLoading, controller.latestInfo,
      controller.latestValidInfo, controller.latestError, controller.latestValidError,
      controller.latestNonLoading, controller.states.last?.isSameCase(as: .loading),
    ]
  }
}

struct EveryModifier: View {
  @State var isShowing = false
  let isWanted: Bool
  let retry: () -> Void
  let retryOnMain: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("Name").modifier(LoadingViewModifier(type: .none, indicatorView: ProgressView()))
      Text("Name").modifier(
        LoadingViewModifier(
          type: .toolbar(contentOpacity: 0.5, disableInteraction: false),
          indicatorView: Text("Wait"), isLoading: isWanted))
      Text("Name").materialOverlay().materialOverlay(cornerRadius: 4)
      Text("Name").roundedOverlayBorder(cornerRadius: 8)
      Text("Name").if(isWanted) { $0.foregroundColor(.red) }
      ErrorView(type: .emptyView)
      ErrorView(retryAction: retryOnMain)
      ErrorView(type: .vertical(style: .init(button: .init(action: {})), alignment: .leading))
      ErrorView(type: .horizontal(style: .init(image: nil, frameAlignment: nil), alignment: .top))
      ForEach(LoadingModifierType.HorizontalOption.allCases, id: \.self) { Text($0.rawValue) }
    }
    .toast(isShowing: $isShowing, type: .toast(options: .init(message: "Saved")))
    .toast(
      isShowing: $isShowing,
      type: .snackBar(options: .init(message: "Saved", trailingButton: .dismiss)),
      transitionOptions: .init(duration: 2, transition: .opacity),
      positionOptions: .init(position: .top),
      onTap: { isShowing = false }
    )
    .toast(
      isShowing: $isShowing,
      type: .toast(
        options: .init(message: "Gone", trailingButton: .init(title: "Undo", action: retry))),
      onTap: retryOnMain
    )
    .toast(isShowing: $isShowing, type: .custom(Text("Saved").asAnyView()))
  }
}
