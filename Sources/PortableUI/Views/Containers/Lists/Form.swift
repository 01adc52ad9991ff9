/// Controls that belong together, for settings and the like.
///
/// It looks as the desktop's settings do: each ``Section`` is a box with a title, and in a row the name
/// of a control stands where reading begins, and the control at the other end.
public struct Form<Content: View> {
  let content: Content

  /// A form of these views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// What the form's style makes of it.
  public var body: some View { FormBody(content: content) }
}

struct FormBody<Content: View>: View {
  let content: Content
  @Environment(\.formAppearance) private var appearance

  var body: some View {
    switch appearance {
    case .grouped: ListBody(selection: nil, content: content, ownLook: .form)
    case .columns: ColumnsForm(content: content)
    }
  }
}

/// A form without boxes, which does not scroll.
struct ColumnsForm<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading) { content }
      .environment(\.areLabelsApart, true)
      .environment(\.areFieldsNamed, true)
  }
}

/// How forms look. The styles are those below, and no type of an app's own can be one.
public protocol FormStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: _FormAppearance { get }
}

/// One of the ways in which the desktop shows forms.
public struct _FormAppearance: Hashable, Sendable {
  enum Kind: Hashable { case grouped, columns }

  let kind: Kind
}

/// The style of forms for which none was chosen: boxes, as in the desktop's settings.
public struct AutomaticFormStyle: FormStyle {
  /// The usual style.
  public init() {}
  /// Boxes.
  public var appearance: _FormAppearance { _FormAppearance(kind: .grouped) }
}

/// A box for each section.
public struct GroupedFormStyle: FormStyle {
  /// A box for each section.
  public init() {}
  /// A box for each section.
  public var appearance: _FormAppearance { _FormAppearance(kind: .grouped) }
}

/// Names on one side, controls on the other, without boxes. It does not scroll.
public struct ColumnsFormStyle: FormStyle {
  /// Names and controls.
  public init() {}
  /// Names and controls.
  public var appearance: _FormAppearance { _FormAppearance(kind: .columns) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A box for each section.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Names on one side, controls on the other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

enum FormAppearanceKey: EnvironmentKey {
  static var defaultValue: _FormAppearance.Kind { .grouped }
}

/// Whether the name of a control stands at one end of its row, and the control at the other.
enum AreLabelsApartKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Whether the names of fields and sliders stand beside them.
enum AreFieldsNamedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var areFieldsNamed: Bool {
    get { self[AreFieldsNamedKey.self] }
    set { self[AreFieldsNamedKey.self] = newValue }
  }

  var formAppearance: _FormAppearance.Kind {
    get { self[FormAppearanceKey.self] }
    set { self[FormAppearanceKey.self] = newValue }
  }

  var areLabelsApart: Bool {
    get { self[AreLabelsApartKey.self] }
    set { self[AreLabelsApartKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formAppearance, style.appearance.kind)
  }
}
