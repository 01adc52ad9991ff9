/// Views to look at while one works on them; see ``Preview``.
///
/// Nothing calls `previews` in an app; tests and tools do, by ``Preview/all``.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View

  /// Makes the views: one preview, or one for each view of a group.
  @ViewBuilder static var previews: Previews { get }
}

extension Preview {
  /// One preview for each view of `provider`.
  @MainActor static func previews(of provider: any PreviewProvider.Type) -> [Preview] {
    let module = String(reflecting: provider).prefix { $0 != "." }
    return previews(in: provider.previews, name: nil).map { preview in
      var preview = preview
      preview.fileID = "\(module)/\(provider)"
      return preview
    }
  }

  @MainActor fileprivate static func previews(in view: any View, name: String?) -> [Preview] {
    if let list = view as? any PreviewList {
      return list.items.flatMap { previews(in: $0, name: name) }
    }
    guard let setting = view as? any AnyPreviewSetting else {
      return [Preview(name, traits: []) { view }]
    }
    return previews(in: setting.anyContent, name: name).map { preview in
      var preview = preview
      preview.apply(setting.settings)
      return preview
    }
  }
}

/// Several views, each a preview of its own.
@MainActor private protocol PreviewList {
  var items: [any View] { get }
}

extension Group: PreviewList where Content: View {
  fileprivate var items: [any View] { [content] }
}

extension TupleView: PreviewList {
  fileprivate var items: [any View] {
    var items: [any View] = []
    repeat items.append(each content)
    return items
  }
}

@MainActor private protocol AnyPreviewSetting {
  var anyContent: any View { get }
  var settings: PreviewSettings { get }
}

extension PreviewSetting: AnyPreviewSetting {
  fileprivate var anyContent: any View { content }
}
