package import Foundation

/// What programs of a desktop hand each other: bytes, each under a name that says what they are.
package enum DesktopForms {
  static let addresses = "text/uri-list"

  /// What file managers call copied files: what is to be done with them, then their addresses, a line each.
  static let copiedFiles = "x-special/gnome-copied-files"

  /// The names under which other programs can have `items`, the best one first.
  package static func names(of items: [NSItemProvider]) -> [String] {
    var names: [String] = []
    for offer in items.flatMap(\.offers) where offer.isForOthers {
      for name in offer.type.desktopNames where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The bytes of `items` that other programs get under `name`. Several texts are lines, several addresses a list;
  /// of anything else there is one.
  package static func data(of items: [NSItemProvider], as name: String) async throws -> Data {
    var parts: [Data] = []
    for item in items {
      let offer = item.offers.first { $0.isForOthers && $0.type.desktopNames.contains(name) }
      if let offer { parts.append(try await offer.load().data()) }
    }
    guard let first = parts.first else { throw TransferError.nothingCame(type: name) }
    if name == addresses {
      return Data(parts.map { $0 + Data("\r\n".utf8) }.joined())
    }
    return name.hasPrefix("text/plain") ? Data(parts.joined(separator: Data("\n".utf8))) : first
  }

  /// Which of the `names` that another program offers are worth reading for somebody who takes `types`.
  package static func wanted(_ names: [String], for types: [UTType]) -> [String] {
    var kinds: [UTType] = []
    return names.filter { name in
      // Files are named in it, which may be of any kind.
      if name == list(in: names) { return true }
      guard let kind = UTType(desktopName: name), !kinds.contains(kind),
        types.contains(where: { kind.conforms(to: $0) })
      else { return false }
      kinds.append(kind)
      return true
    }
  }

  /// Which of the `names` stands for a list of files or addresses.
  private static func list(in names: [String]) -> String? {
    [addresses, copiedFiles].first(where: names.contains)
  }

  /// What may come of a program that offers `names`, to somebody who takes `types`, before any of it is read.
  package static func promise(of names: [String], for types: [UTType]) -> [NSItemProvider] {
    var kinds = names.compactMap { UTType(desktopName: $0) }
    // Which files these are is not known yet: they may be what is wanted.
    if list(in: names) != nil { kinds += [.fileURL, .url] + types }
    guard !kinds.isEmpty else { return [] }
    return [
      NSItemProvider(
        kinds.map { kind in
          TransferOffer(type: kind) { throw TransferError.nothingCame(type: kind.identifier) }
        })
    ]
  }

  /// What another program sent under those names: a file or an address each, or else one thing.
  package static func items(of sent: [(name: String, data: Data)]) -> [NSItemProvider] {
    let name = list(in: sent.map(\.name))
    let list = sent.first { $0.name == name }?.data
    let urls = list.map(urls) ?? []
    let offers = sent.compactMap { name, data in
      UTType(desktopName: name).map { TransferOffer(type: $0) { .data(data) } }
    }
    if !urls.isEmpty {
      let items = urls.map { NSItemProvider(contentsOf: $0) ?? NSItemProvider(of: $0) }
      // A picture that comes with its address is both.
      if items.count == 1 { for offer in offers { items[0].add(offer) } }
      return items
    }
    return offers.isEmpty ? [] : [NSItemProvider(offers)]
  }

  private static func urls(_ list: Data) -> [URL] {
    String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") && !["copy", "cut"].contains($0) }
      .compactMap { URL(string: String($0)) }
  }

  /// The same items as other programs see them: without what is for this program alone.
  package static func outside(_ items: [NSItemProvider]) -> [NSItemProvider] {
    items.map { NSItemProvider($0.offers.filter(\.isForOthers), name: $0.suggestedName) }
  }

  /// The first text among `items`.
  package static func words(of items: [NSItemProvider]) async -> String? {
    guard let item = items.first(where: { $0.canBe(String.self) }) else { return nil }
    return try? await item.value()
  }
}

extension UTType {
  /// What programs of a desktop call data of this kind, the usual name first.
  var desktopNames: [String] {
    if conforms(to: .url) { return [DesktopForms.addresses] }
    if [.utf8PlainText, .plainText, .text].contains(self) {
      return ["text/plain;charset=utf-8", "text/plain"]
    }
    if !mimeTypes.isEmpty { return mimeTypes }
    return self == .data ? ["application/octet-stream"] : [Self.ownNames + identifier]
  }

  /// What begins the names of kinds that have none on a desktop.
  private static let ownNames = "application/x-"

  /// The kind of data that programs of a desktop call that; `nil` for what is none, as when it was copied.
  init?(desktopName name: String) {
    switch name {
    case "UTF8_STRING", "text/plain;charset=utf-8": self = .utf8PlainText
    case "TEXT", "STRING", "COMPOUND_TEXT": self = .plainText
    case DesktopForms.addresses, DesktopForms.copiedFiles: return nil
    case "application/octet-stream": self = .data
    default:
      guard let bare = name.split(separator: ";").first.map(String.init),
        let type = UTType(mimeType: bare)
      else { return nil }
      let own = bare.dropFirst(Self.ownNames.count)
      let isOwn = bare.hasPrefix(Self.ownNames) && own.contains(".") && type.isMadeUp
      self = isOwn ? UTType(importedAs: String(own)) : type
    }
  }

  /// Whether nothing is known of it but its name.
  private var isMadeUp: Bool { identifier.hasPrefix("dyn.") }
}
