public import Foundation

/// A height that a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fraction(Double)
    case points(Double)
    case custom(CustomHeight)
  }

  /// A height that an app finds out, known by the type that does.
  private struct CustomHeight: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (lhs: CustomHeight, rhs: CustomHeight) -> Bool { lhs.type == rhs.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  private let kind: Kind

  /// About half the height of the window below.
  public static let medium = PresentationDetent(kind: .fraction(0.5))

  /// The whole height of the window below.
  public static let large = PresentationDetent(kind: .fraction(1))

  /// A part of the height of the window below, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(Showable.number(fraction, in: 0...1, usual: 1)))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .points(Showable.length(height)))
  }

  /// The height that `type` finds out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomHeight(type: type)))
  }

  /// The height; `nil` where a sheet cannot have it now.
  @MainActor
  func height(in context: Context) -> Double? {
    let whole = Double(context.maxDetentValue)
    return switch kind {
    case .fraction(let part): whole * part
    case .points(let height): min(height, whole)
    case .custom(let custom):
      custom.type.height(in: context).map { min(Showable.length($0), whole) }
    }
  }
}

extension PresentationDetent {
  /// What is known where the height of a sheet is found out: how high it may be, and its environment.
  @dynamicMemberLookup
  public struct Context {
    /// How high a sheet is at most.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that an app finds out.
///
///     struct BarDetent: CustomPresentationDetent {
///       static func height(in context: Context) -> CGFloat? {
///         max(44, context.maxDetentValue * 0.1)
///       }
///     }
@preconcurrency @MainActor
public protocol CustomPresentationDetent: SendableMetatype {
  /// What is known there.
  typealias Context = PresentationDetent.Context

  /// The height of the sheet; `nil` where it cannot have this one now.
  static func height(in context: Context) -> CGFloat?
}

/// What the views in a sheet say of the sheet.
struct SheetTraits: Equatable {
  var detents: Set<PresentationDetent> = []

  /// The one of these that the sheet has now; `nil` for the lowest.
  var selection: PresentationDetent?

  /// Takes another one, where somebody wants to know.
  var select: Selecting?
  var isDismissable = true

  /// How large it is, where it has no detents and somebody says so.
  var sizing: (any PresentationSizing)?

  /// Whether what is behind it can be used; `nil` where nobody says.
  var interaction: PresentationBackgroundInteraction?

  /// What it is painted with; `nil` for the desktop's way.
  var background: AnyShapeStyle?

  /// A closure, which counts as the same whenever it is asked.
  struct Selecting: Equatable {
    let action: (PresentationDetent) -> Void
    static func == (lhs: Selecting, rhs: Selecting) -> Bool { true }
  }

  static func == (lhs: SheetTraits, rhs: SheetTraits) -> Bool {
    lhs.detents == rhs.detents && lhs.selection == rhs.selection && lhs.select == rhs.select
      && lhs.isDismissable == rhs.isDismissable
      && lhs.interaction == rhs.interaction
      && AnyShapeStyle.isSame(lhs.background, rhs.background)
      && isSame(lhs.sizing, rhs.sizing)
  }

  // Of sizings that cannot tell, those of one type count as the same.
  private static func isSame(
    _ one: (any PresentationSizing)?, _ other: (any PresentationSizing)?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one is any Equatable ? isSurelyEqual(one, other) : type(of: one) == type(of: other)
  }

  /// The height that the sheet has among its detents; `nil` where it has none that it can have now.
  @MainActor
  func height(in context: PresentationDetent.Context) -> Double? {
    if let selection, detents.contains(selection), let height = selection.height(in: context) {
      return height
    }
    return detents.compactMap { $0.height(in: context) }.min()
  }
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    if value.detents.isEmpty {
      (value.detents, value.selection, value.select) = (next.detents, next.selection, next.select)
    }
    value.isDismissable = value.isDismissable && next.isDismissable
    value.interaction = value.interaction ?? next.interaction
    value.background = value.background ?? next.background
    value.sizing = value.sizing ?? next.sizing
  }
}

nonisolated extension View {
  /// The heights that the sheet around this view may have. It opens with the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetTraitsKey.self) {
      $0.detents = detents
      $0.selection = nil
      $0.select = nil
    }
  }

  /// The heights that the sheet around this view may have, and which of them it has.
  ///
  /// A sheet that a person gives another size keeps that, and `selection` is the height among these
  /// that is nearest to it.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return transformPreference(SheetTraitsKey.self) {
      $0.detents = detents
      $0.selection = selected
      $0.select = SheetTraits.Selecting { selection.wrappedValue = $0 }
    }
  }

  /// Paints the ground of the sheet around this view with `style`.
  ///
  /// A sheet is a window, and nothing is seen through it: a material leaves it as it is.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.background = AnyShapeStyle(style) }
  }

  /// Keeps a person from dismissing the sheet around this view, other than by what is in it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetTraitsKey.self) {
      $0.isDismissable = $0.isDismissable && !isDisabled
    }
  }
}
