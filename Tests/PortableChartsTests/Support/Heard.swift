import Foundation
import PortableCharts
import PortableUI
import ViewTesting

/// A screen with a chart, counted in the same way on every machine.
@MainActor
func chartScreen(
  _ view: some View, size: CGSize = CGSize(width: 400, height: 300),
  layoutDirection: LayoutDirection = .leftToRight
) -> Screen {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return Screen(
    view.environment(\.calendar, calendar).environment(\.timeZone, .gmt), size: size,
    layoutDirection: layoutDirection)
}

extension Screen {
  /// The marks as they are heard, in their order: `Jan: 12`.
  var heard: [String] {
    tree.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard line.trimmingPrefix(while: { $0 == " " }).hasPrefix("image \""), parts.count >= 4 else {
        return nil
      }
      return "\(parts[1]): \(parts[3])"
    }
  }
}

/// Midnight at the beginning of a day of January 2024, in Greenwich.
func january(_ day: Int, hour: Int = 0) -> Date {
  Date(timeIntervalSince1970: 1_704_067_200 + Double(day - 1) * 86_400 + Double(hour) * 3_600)
}
