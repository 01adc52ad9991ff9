public import SwiftUI

/// All settings: how articles look, and what becomes of them.
public struct ReaderSettingsView: View {
  private let settings = ReaderSettings()

  /// The settings that are kept for this program.
  public init() {}

  /// A page of rows in groups.
  public var body: some View {
    Form {
      Section("Articles") {
        Stepper(value: settings.$textSize, in: 12...28, step: 1) {
          LabeledContent("Text Size", value: settings.textSize, format: .number)
        }
        Picker("Typeface", selection: settings.$typeface) {
          ForEach(Typeface.allCases, id: \.self) { Text($0.name) }
        }
        Picker("Appearance", selection: settings.$appearance) {
          ForEach(Appearance.allCases, id: \.self) { Text($0.name) }
        }
      }
      Section {
        Toggle("Refresh When Opened", isOn: settings.$refreshesOnOpening)
        Toggle("Mark Articles as Read When Opened", isOn: settings.$marksAsRead)
        Picker("Keep Articles", selection: settings.$daysKept) {
          ForEach([7, 30, 90, 365], id: \.self) { Text("\($0) days") }
        }
      } header: {
        Text("Reading")
      } footer: {
        Text("Favourites are always kept.")
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 420, minHeight: 430)
    .preferredColorScheme(settings.appearance.colorScheme)
  }
}

#Preview("Settings") { ReaderSettingsView() }
