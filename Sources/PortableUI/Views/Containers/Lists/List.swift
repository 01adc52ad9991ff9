import Foundation

/// Rows one below the other, of which only those near what is seen are made.
///
/// Each view of the content is a row; a ``Section`` puts some of them into a box with a title. With a
/// selection, a row stands for its `tag`, or for its identity in a `ForEach`, and a person selects by
/// clicks and by the keyboard, for which the list is one place to come to.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List {
  /// Rows of which several can be selected.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Rows of which one can be selected, or none.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// Rows of which one is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension List: View {
  /// The rows in a scroll view.
  public var body: some View { ListBody(selection: selection, content: content) }
}

/// A list in the style of where it is, or what else has rows as a list.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content

  /// How it looks whatever the style of lists; `nil` for a list.
  var ownLook: ListLook?
  @Environment(\.listAppearance) private var appearance
  @Environment(\.usualListAppearance) private var usualAppearance
  @Environment(\.listAlternates) private var alternates
  @Environment(\.rowAlternation) private var alternation
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.areListsOnWindows) private var isOnWindow
  @Environment(\.contentMargins) private var margins
  @Environment(\.columnLinks) private var links
  @Environment(\.selectionMenu) private var menu

  var body: some View {
    let look = look
    ScrollView {
      LazyVStack(
        alignment: .leading, spacing: look.rowSpacing, pinnedViews: look.pinsTitles ? .titles : []
      ) {
        ListRows(
          look: look, selection: selection?.telling(links), menu: menu, content: content)
      }
      .padding(margins.over(look.margins))
      .frame(maxWidth: look.mostWidth)
      .frame(maxWidth: .infinity)
    }
    .inList(look, selection)
    .columnList(links == nil ? nil : selection)
    .listFrame(
      ListContent(background: look.background, keys: keys(look), isFramed: look.isFramed),
      wantsActs: selection == nil)
  }

  private var look: ListLook {
    var look = ownLook ?? (appearance == .automatic ? usualAppearance : appearance).look
    if ownLook == nil { look.alternates = alternates }
    look.alternates = alternation.isOn ?? look.alternates
    if let rowSpacing { look.rowSpacing = rowSpacing }
    let isHidden = look.background == .window && !isOnWindow && background != .visible
    if background == .hidden || isHidden { look.background = nil }
    return look
  }

  /// What the keyboard does: in a form it goes from control to control.
  private func keys(_ look: ListLook) -> ListKeys {
    guard !look.isForm else { return [] }
    let usual: ListKeys = [
      .moves, .activates, .opens, .deletes, .reorders, .finds, .opensMenu,
    ]
    return selection?.isMultiple == true ? usual.union(.extends) : usual
  }
}

nonisolated extension View {
  /// What views inside a list see of it.
  fileprivate func inList(_ look: ListLook, _ selection: ListSelection?) -> some View {
    EnvironmentView(content: self) { values in
      values.listLook = look
      values.rowMeaning = selection.map { RowMeaning(meaning: $0.meaning) }
      values.contentMargins = ContentMargins()
      values.selectionMenu = nil
      values.rowBadge = nil
      values.isInListRow = true
      values.areLabelsApart = true
      values.areFieldsNamed = look.isForm
    }
  }
}

extension EnvironmentValues {
  /// Takes back what a list, a form, a row or a sidebar says of what is inside, for what is presented
  /// from there.
  mutating func leaveLists() {
    usualListAppearance = .automatic
    listLook = nil
    rowMeaning = nil
    rowBadge = nil
    linkGoal = nil
    isInListRow = false
    areLabelsApart = false
    areFieldsNamed = false
  }
}
