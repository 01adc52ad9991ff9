/// A title with an icon before it.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyles) private var styles
  @Environment(\.usualLabelAppearance) private var usualAppearance

  /// A label made of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title with one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title with a picture of the app's.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// A title with a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given, as the styles further out show it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View {
  /// What the style makes of it. Usually the icon stands before the title, and in the bar of a window
  /// the icon stands alone.
  public var body: some View {
    styles.show(configuration, at: \.labelStyles) {
      PlainLabel(appearance: $0 ?? usualAppearance, title: title, icon: icon)
    }
  }

  @MainActor
  private var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: .init(erased: ErasedContent(title), words: words(of: title)),
      icon: .init(erased: ErasedContent(icon)))
  }
}

/// A label as the desktop shows it.
struct PlainLabel<Title: View, Icon: View>: View {
  let appearance: LabelAppearance
  let title: Title
  let icon: Icon
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow, let itemTint {
      shown(icon.foregroundColor(itemTint.color))
    } else {
      shown(icon)
    }
  }

  @ViewBuilder
  private func shown(_ icon: some View) -> some View {
    switch appearance {
    case .titleAndIcon:
      HStack {
        // The icon says nothing that the title does not.
        icon.accessibilityHidden(true)
        title
      }
    case .titleOnly: title
    case .iconOnly:
      if let words = words(of: title) { icon.accessibilityLabel(words) } else { icon }
    }
  }
}

/// What a title says, where that is known without showing it.
private func words(of title: some View) -> Text? {
  title as? Text ?? (title as? LabelStyleConfiguration.Title)?.words
}
