public import Foundation

/// A button that hands something to other programs: an address, a file, or words.
///
/// These desktops have no sheet for that. The button opens a menu that copies what is shared, writes a
/// mail with it, and opens it where it is an address.
public struct ShareLink<Label: View> {
  private let items: [SharedItem]
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.clipboard) private var clipboard
  @Environment(\.locale) private var locale

  init(_ items: [SharedItem], _ subject: Text?, _ message: Text?, @ViewBuilder label: () -> Label) {
    (self.items, self.subject, self.message) = (items, subject, message)
    self.label = label()
  }
}

extension ShareLink: View {
  /// The button.
  public var body: some View {
    Menu {
      Button("Copy", systemImage: "doc.on.doc") { clipboard?.write(words) }
        .disabled(clipboard == nil)
      if items.count == 1, let address = items[0].address {
        Button("Open", systemImage: "safari") { openURL(address) }
      }
      if let mail { Button("Send by Mail", systemImage: "envelope") { openURL(mail) } }
    } label: {
      label
    }
  }

  private var words: String { items.map(\.words).joined(separator: "\n") }

  private var mail: URL? {
    let body = [message?.string(in: locale), words].compactMap(\.self).joined(separator: "\n\n")
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [URLQueryItem(name: "body", value: body)]
    if let subject {
      parts.queryItems?.insert(
        URLQueryItem(name: "subject", value: subject.string(in: locale)), at: 0)
    }
    // Mail programs take a plus for what it is.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    return parts.url
  }
}

/// Something that is shared.
struct SharedItem {
  let words: String

  /// Where it is, where that can be opened.
  var address: URL?

  init(_ words: String) { self.words = words }

  init(_ address: URL) {
    words = address.isFileURL ? address.path(percentEncoded: false) : address.absoluteString
    self.address = address
  }
}

/// What a button to share is called where nothing else is said.
public typealias DefaultShareLinkLabel = PortableUI.Label<Text, Image>

private func named(_ title: Text) -> DefaultShareLinkLabel {
  PortableUI.Label {
    title
  } icon: {
    Image(systemName: "square.and.arrow.up")
  }
}

extension ShareLink {
  /// A button that shares an address and shows what `label` builds.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label: label)
  }

  /// A button that shares words and shows what `label` builds.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label: label)
  }

  /// A button that shares addresses and shows what `label` builds.
  public init(
    items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items.map { SharedItem($0) }, subject, message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([SharedItem(item)], subject, message) { named(Text("Share…")) }
  }

  /// A button that shares words.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([SharedItem(item)], subject, message) { named(Text("Share…")) }
  }

  /// A button that shares addresses.
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items.map { SharedItem($0) }, subject, message) { named(Text("Share…")) }
  }

  /// A button with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([SharedItem(item)], subject, message) { named(Text(titleKey)) }
  }

  /// A button with a title that shares an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([SharedItem(item)], subject, message) { named(Text(title)) }
  }

  /// A button with a title that shares words.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([SharedItem(item)], subject, message) { named(Text(titleKey)) }
  }
}
