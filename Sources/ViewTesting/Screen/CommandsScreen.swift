public import Foundation
public import PortableUI
public import StreamTesting

extension Screen {
  /// A screen that shows `view` as a window of an app does that has `commands`.
  ///
  ///     let screen = Screen(NotesView(), commands: NoteCommands())
  ///     try screen.press("e", modifiers: .command)
  ///     try screen.open(.button("Main Menu"))
  public convenience init<V: View, C: Commands>(
    _ view: V, commands: C, size: CGSize = CGSize(width: 390, height: 844),
    locale: Locale = Locale(identifier: "en_US"), colorScheme: ColorScheme = .light,
    animations: Animations = .off, clock: TestScheduler<VirtualTime, Never>? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      CommandedWindow(view, commands: commands), size: size, locale: locale,
      colorScheme: colorScheme, animations: animations, clock: clock, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}
