/// What a group makes of the views of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let view: SubviewsView<Subviews, Content>
}

extension GroupElementsOfContent: View {
  /// What is made of them.
  public var body: some View { view }
}

extension Group {
  /// What `transform` makes of the views that `view` is: those of a `ViewBuilder`, say, one by one, with
  /// conditions and loops resolved.
  ///
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { first.font(.title) }
  ///       ForEach(subviews.dropFirst()) { $0 }
  ///     }
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(view: SubviewsView(base: view, transform: transform))
  }

  /// What `transform` makes of the sections that `view` is. Views outside of sections are a section
  /// without a header.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(
      view: SubviewsView(base: view) { transform(SectionCollection(of: $0)) })
  }
}

/// What a group makes of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let view: SubviewsView<Sections, Content>
}

extension GroupSectionsOfContent: View {
  /// What is made of them.
  public var body: some View { view }
}
