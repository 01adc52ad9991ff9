import SwiftUI
import ViewStore

/// A strip above the photos.
public struct Banner: Equatable, Sendable {
  /// What it says.
  public var title = "Our summer"

  /// Whether it is there.
  public var isShown = true

  /// The banner once `action` was done.
  func after(_ action: BannerAction) -> Banner {
    var banner = self
    switch action {
    case .rename(let title): banner.title = title
    case .show(let isShown): banner.isShown = isShown
    }
    return banner
  }
}

/// What can be done with a banner.
public enum BannerAction: Sendable {
  case rename(String)
  case show(Bool)
}

/// Edits a banner, and knows nothing of photos.
struct BannerEditor<BannerStore: Store<Banner, BannerAction>>: View {
  @ObservedObject var store: BannerStore
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField(
        "Title",
        text: store.makeBinding(stateKeyPath: \.title, actionCasePath: /BannerAction.rename)
      )
      .textFieldStyle(.roundedBorder)
      Toggle(
        "Show the banner",
        isOn: store.makeBinding(stateKeyPath: \.isShown, actionCasePath: /BannerAction.show))
      HStack {
        Spacer()
        Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
      }
    }
    .padding(24)
    .frame(width: 320)
    .navigationTitle("Banner")
  }
}
