import Foundation
import ViewPlatform

/// What is seen of a toast.
struct ToastContent: View {
  let type: ToastType
  let dismiss: @MainActor () -> Void
  @Environment(\.bundleOfWords) private var bundleOfWords

  var body: some View {
    switch type {
    case .toast(let options): card(options)
    case .snackBar(let options): bar(options)
    case .custom(let view): view
    }
  }

  private func card(_ options: ToastOptions) -> some View {
    let look = options.look
    return HStack(spacing: 16) {
      VStack(alignment: look.message.alignment, spacing: 4) {
        line(options.message, look.message, options.foregroundColor)
        if let second = options.secondMessage { line(second, look.second, options.foregroundColor) }
      }
      if look.fillsWidth { Spacer(minLength: 0) }
      button(options.trailingButton, look, options.foregroundColor)
    }
    .padding(look.padding)
    .background { ToastGround(look: look) }
  }

  private func bar(_ options: SnackBarOptions) -> some View {
    let look = options.look
    return HStack(spacing: 16) {
      line(options.message, look.message, options.foregroundColor)
      if let image = look.image {
        symbol(image, options.foregroundColor).accessibilityHidden(true)
      }
      if look.fillsWidth { Spacer() }
      button(options.trailingButton, look, options.foregroundColor)
    }
    .padding(look.padding)
    .frame(maxWidth: look.fillsWidth ? .infinity : nil)
    .background {
      RoundedRectangle(cornerRadius: look.cornerRadius).fill(options.backgroundColor)
    }
  }

  private func line(_ text: String, _ look: ToastLook.Line, _ color: Color) -> some View {
    Text(text).font(look.font).foregroundColor(look.color ?? color).opacity(look.opacity)
  }

  @ViewBuilder
  private func button(_ button: ToastButton?, _ look: ToastLook, _ color: Color) -> some View {
    if let button {
      Button {
        dismiss()
        button.action?()
      } label: {
        if let title = button.title {
          Text(words: title, from: bundleOfWords).font(.callout).bold().foregroundColor(color)
        } else {
          symbol(look.cross, color)
        }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(words: button.title ?? "Dismiss", from: bundleOfWords))
    }
  }

  @ViewBuilder
  private func symbol(_ look: ToastLook.Symbol, _ color: Color) -> some View {
    if let size = look.size {
      Image(systemName: look.name)
        .resizable()
        .frame(width: size.width, height: size.height)
        .foregroundColor(look.color ?? color)
    } else {
      Image(systemName: look.name).foregroundColor(look.color ?? color)
    }
  }
}

/// What is behind the words of a toast.
private struct ToastGround: View {
  let look: ToastLook

  var body: some View {
    if let color = look.background {
      RoundedRectangle(cornerRadius: look.cornerRadius).fill(color)
    } else {
      RoundedRectangle(cornerRadius: look.cornerRadius).fill(.regularMaterial)
        .roundedOverlayBorder(
          cornerRadius: look.cornerRadius, color: look.hasBorder ? .gray.opacity(0.4) : .clear)
    }
  }
}
