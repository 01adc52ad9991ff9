import SwiftUI

/// What a person can choose for good.
public struct GreetingSettings: View {
  @AppStorage("isLoud") private var isLoud = false

  /// Shows what is chosen now.
  public init() {}

  /// What is seen in the window of settings.
  public var body: some View {
    Form { Toggle("Greet loudly", isOn: $isLoud) }
      .formStyle(.grouped)
      .frame(minWidth: 300, minHeight: 120)
  }
}
