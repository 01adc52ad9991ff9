/// A section that a container was given.
public struct SectionConfiguration: Identifiable {
  /// What tells a section apart from the others of a container.
  public struct ID: Hashable, Sendable {
    let number: UInt32
  }

  /// What tells it apart.
  public let id: ID

  /// The views of its header.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views between header and footer.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// The views of its footer.
  public internal(set) var footer = SubviewsCollection(subviews: [])

  /// What the section tells its container, by modifiers around it. Views outside of sections tell nothing together.
  public internal(set) var containerValues = ContainerValues()
}

/// The sections that a container was given, in their order.
public struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  /// The position of the first.
  public var startIndex: Int { 0 }
  /// The position behind the last.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init(of subviews: SubviewsCollection) {
    var views: [(place: SectionPlace?, subviews: [Subview])] = []
    for subview in subviews where subview.section?.part != .edge {
      let isSame = views.last.map { $0.place == subview.section } ?? false
      if isSame {
        views[views.count - 1].subviews.append(subview)
      } else {
        views.append((subview.section, [subview]))
      }
    }
    for (place, subviews) in views { add(subviews, at: place) }
  }

  /// Adds views that stand in one part of a section, or in none.
  private mutating func add(_ subviews: [Subview], at place: SectionPlace?) {
    // Views outside of sections are told apart by the first of them.
    let id = SectionConfiguration.ID(number: place?.number ?? subviews[0].id.number)
    if sections.last?.id != id {
      let values = subviews[0].sectionValues
      sections.append(SectionConfiguration(id: id, containerValues: values))
    }
    let (last, views) = (sections.count - 1, SubviewsCollection(subviews: subviews))
    switch place?.part {
    case .header: sections[last].header = views
    case .footer: sections[last].footer = views
    case .content, .edge, nil: sections[last].content = views
    }
  }
}
