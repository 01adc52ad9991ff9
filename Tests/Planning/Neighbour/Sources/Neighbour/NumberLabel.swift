public import SwiftUI

/// A view of another package that was written for Apple's systems.
public struct NumberLabel: View {
  private let number: Int

  /// A label of `number`.
  public init(number: Int) { self.number = number }

  /// The number in words.
  public var body: some View { Text("\(number)") }
}
