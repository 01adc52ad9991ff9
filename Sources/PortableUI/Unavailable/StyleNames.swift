// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages are the documentation.

@available(*, unavailable, message: "Use .bordered or .borderedProminent.")
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var card: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(*, unavailable, message: "Use .plain or .inset.")
extension ListStyle where Self == PlainListStyle {
  public static var carousel: PlainListStyle { PlainListStyle() }
  public static var elliptical: PlainListStyle { PlainListStyle() }
}

@available(*, unavailable, message: "Use .menu or .segmented.")
extension PickerStyle where Self == MenuPickerStyle {
  public static var tabs: MenuPickerStyle { MenuPickerStyle() }
  public static var wheel: MenuPickerStyle { MenuPickerStyle() }
}

@available(*, unavailable, message: "Use .compact or .graphical.")
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var stepperField: CompactDatePickerStyle { CompactDatePickerStyle() }
  public static var wheel: CompactDatePickerStyle { CompactDatePickerStyle() }
}

@available(*, unavailable, message: "Use .roundedBorder.")
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var squareBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

@available(*, unavailable, message: "Use .automatic or .page.")
extension TabViewStyle where Self == PageTabViewStyle {
  public static var carousel: PageTabViewStyle { PageTabViewStyle() }
  public static var grouped: PageTabViewStyle { PageTabViewStyle() }
  public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
}

@available(*, unavailable, message: "Use .button.")
extension MenuStyle where Self == ButtonMenuStyle {
  public static var borderedButton: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(*, unavailable, message: "Use .accessoryCircular or .linearCapacity.")
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

@available(*, unavailable, message: "Use .accessoryCircular or .linearCapacity.")
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
