public import Foundation
public import PortableUI
public import StreamTesting

extension Screen {
  /// A screen that shows a window of `documents`, with the document in `file`, or else a new one.
  ///
  ///     let screen = Screen(DocumentGroup(newDocument: Letter()) { LetterEditor(letter: $0.$document) })
  ///     try screen.press("s", modifiers: .command)
  ///     try screen.saveFile(to: place)
  ///
  /// There is one window only: what is new or opened is shown in that, once a person was asked about what is
  /// not saved. A file is read and written for real; ``settle(leavingTasks:fileID:filePath:line:column:)`` waits
  /// for that, and ``clock`` for the saving that follows a change by itself.
  public convenience init<D, C: View>(
    _ documents: DocumentGroup<D, C>, opening file: URL? = nil,
    size: CGSize = CGSize(width: 390, height: 844), locale: Locale = Locale(identifier: "en_US"),
    colorScheme: ColorScheme = .light, clock: TestScheduler<VirtualTime, Never>? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      DocumentScreen(documents, opening: file), size: size, locale: locale,
      colorScheme: colorScheme, clock: clock, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
