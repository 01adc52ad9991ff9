import Foundation
import ViewPlatform

/// What is seen of a toast.
struct ToastContent: View {
  let type: ToastType
  let dismiss: @MainActor () -> Void

  var body: some View {
    switch type {
    case .toast(let options): card(options)
    case .snackBar(let options): bar(options)
    case .custom(let view): view
    }
  }

  private func card(_ options: ToastOptions) -> some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(options.message).font(.callout)
        if let second = options.secondMessage { Text(second).font(.caption).opacity(0.7) }
      }
      button(options.trailingButton)
    }
    .foregroundColor(options.foregroundColor)
    .padding(12)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    .roundedOverlayBorder(cornerRadius: 8, color: .gray.opacity(0.4))
  }

  private func bar(_ options: SnackBarOptions) -> some View {
    HStack(spacing: 16) {
      Text(options.message).font(.callout)
      Spacer()
      button(options.trailingButton)
    }
    .foregroundColor(options.foregroundColor)
    .padding(12)
    .frame(maxWidth: .infinity)
    .background(options.backgroundColor)
  }

  @ViewBuilder
  private func button(_ button: ToastButton?) -> some View {
    if let button {
      Button {
        dismiss()
        button.action?()
      } label: {
        if let title = button.title {
          Text(title).font(.callout).bold()
        } else {
          Image(systemName: "xmark")
        }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(button.title ?? "Dismiss")
    }
  }
}
