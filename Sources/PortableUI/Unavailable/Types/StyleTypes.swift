// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Use the style .borderedProminent or .bordered.")
public typealias CardButtonStyle = BorderedButtonStyle

@available(*, unavailable, message: "Use the style .menu or .segmented.")
public typealias PopUpButtonPickerStyle = MenuPickerStyle

@available(*, unavailable, message: "Use the style .menu or .segmented.")
public typealias WheelPickerStyle = MenuPickerStyle

@available(*, unavailable, message: "Use the style .compact or .graphical.")
public typealias WheelDatePickerStyle = CompactDatePickerStyle

@available(*, unavailable, message: "Use the style .compact or .graphical.")
public typealias StepperFieldDatePickerStyle = CompactDatePickerStyle

@available(*, unavailable, message: "Use the style .compact or .graphical.")
public typealias DatePickerStyleConfiguration = _MissingValue

@available(*, unavailable, message: "Use the style .button.")
public typealias BorderedButtonMenuStyle = ButtonMenuStyle

@available(*, unavailable, message: "Use the style .button.")
public typealias PullDownButtonMenuStyle = ButtonMenuStyle

@available(*, unavailable, message: "Use the style .button.")
public typealias BorderlessButtonMenuButtonStyle = _MissingValue

@available(*, unavailable, message: "Use the style .button.")
public typealias BorderlessPullDownMenuButtonStyle = _MissingValue

@available(*, unavailable, message: "Use the style .button.")
public typealias DefaultMenuButtonStyle = _MissingValue

@available(*, unavailable, message: "Use the style .button.")
public typealias PullDownMenuButtonStyle = _MissingValue

@available(*, unavailable, message: "Use the style .button.")
public protocol MenuButtonStyle {}

@available(*, unavailable, message: "Use the style .plain or .inset.")
public typealias CarouselListStyle = PlainListStyle

@available(*, unavailable, message: "Use the style .plain or .inset.")
public typealias EllipticalListStyle = PlainListStyle

@available(*, unavailable, message: "Use the style .roundedBorder.")
public typealias SquareBorderTextFieldStyle = RoundedBorderTextFieldStyle

@available(*, unavailable, message: "Use the style .accessoryCircular or .linearCapacity.")
public typealias CircularGaugeStyle = AccessoryCircularGaugeStyle

@available(*, unavailable, message: "Use the style .accessoryCircular or .linearCapacity.")
public typealias LinearGaugeStyle = LinearCapacityGaugeStyle

@available(*, unavailable, message: "Use the style .automatic or .page.")
public typealias CarouselTabViewStyle = PageTabViewStyle

@available(*, unavailable, message: "Use the style .automatic or .page.")
public typealias GroupedTabViewStyle = DefaultTabViewStyle

@available(*, unavailable, message: "Use the style .automatic or .page.")
public typealias VerticalPageTabViewStyle = PageTabViewStyle

@available(*, unavailable, message: "Use NavigationStack or NavigationSplitView.")
public typealias NavigationSplitViewStyleConfiguration = _MissingValue

@available(
  *, unavailable,
  message:
    "A TextEditor looks as the desktop's; use scrollContentBackground(_:) and background(_:)."
)
public typealias TextEditorStyleConfiguration = _MissingValue

@available(*, unavailable, message: "Styles of this kind are only chosen, not written.")
public typealias FormStyleConfiguration = _MissingValue

@available(*, unavailable, message: "Styles of this kind are only chosen, not written.")
public typealias TableStyleConfiguration = _MissingValue

@available(*, unavailable, message: "Styles of this kind are only chosen, not written.")
public typealias PaletteSelectionEffect = _MissingValue
