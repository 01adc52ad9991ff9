/// What several previews have around their views: an environment, say, with a model that is made once.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Model { try await Model.sample() }
///
///       func body(content: Content, context: Model) -> some View {
///         content.environment(context)
///       }
///     }
///
///     #Preview(traits: .modifier(SampleData())) { ArticleList() }
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// What is made once for all previews with this modifier.
  associatedtype Context = Void

  /// What the modifier makes of a view.
  associatedtype Body: View

  /// The view, as it stands in `body`.
  typealias Content = AnyView

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// The view as the preview shows it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// A preview's view in what a modifier makes of it, once the context is there.
struct PreviewModified<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?
  @State private var problem: String?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else if let problem {
      Text(verbatim: problem)
    } else {
      ProgressView().task { await prepare() }
    }
  }

  private func prepare() async {
    if let known = SharedContexts.known[ObjectIdentifier(Modifier.self)] as? Modifier.Context {
      context = known
      return
    }
    do {
      let made = try await Modifier.makeSharedContext()
      SharedContexts.known[ObjectIdentifier(Modifier.self)] = made
      context = made
    } catch {
      problem = "The context of '\(Modifier.self)' could not be made: \(error)"
    }
  }
}

@MainActor
private enum SharedContexts {
  static var known: [ObjectIdentifier: Any] = [:]
}
