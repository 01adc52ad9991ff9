public import Foundation

/// A day, a time, or both, to be chosen by a person, with a label before it.
///
/// What a person chooses is never outside of the range, if there is one. Days and times are told in the
/// `calendar`, the `locale` and the `timeZone` of the environment.
public struct DatePicker<Label: View> {
  /// What of a date a person chooses.
  public typealias Components = DatePickerComponents

  let fields: DateFields
  let label: Label
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.areLabelsApart) private var isLabelApart

  init(
    _ label: Label, _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?,
    _ components: Components
  ) {
    self.label = label
    fields = DateFields(
      selection: selection, earliest: earliest, latest: latest, components: components)
  }
}

extension DatePicker: View {
  /// The label, and what a person chooses with: in the row of a form at its other end.
  public var body: some View {
    Group {
      if isLabelHidden {
        fields.background { UnseenLabel(label: label) }
      } else {
        HStack {
          label
          if isLabelApart { Spacer() }
          fields
        }
      }
    }
    .layer(LayerContent(namesControl: true))
  }
}

extension DatePicker {
  /// A picker of any date, with a label made of views.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  /// A picker of a date between two others, with a label made of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A picker of a date that is not before another one, with a label made of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, nil, displayedComponents)
  }

  /// A picker of a date that is not after another one, with a label made of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, range.upperBound, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, nil, displayedComponents)
  }

  /// A picker of any date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, nil, nil, displayedComponents)
  }

  /// A picker of a date between two others, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A picker of a date between two others, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A picker of a date that is not before another one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents)
  }

  /// A picker of a date that is not before another one, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range.lowerBound, nil, displayedComponents)
  }

  /// A picker of a date that is not after another one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents)
  }

  /// A picker of a date that is not after another one, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, nil, range.upperBound, displayedComponents)
  }
}
