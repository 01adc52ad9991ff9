import SwiftUI

/// Lets a person choose how good a connection is.
public struct ConnectionPicker: View {
  @ObservedObject private var connection: Connection

  /// A choice for `connection`.
  public init(_ connection: Connection) { self.connection = connection }

  /// The choice.
  public var body: some View {
    Picker("Connection", selection: $connection.quality) {
      ForEach(Connection.Quality.allCases) { Text($0.rawValue) }
    }
  }
}
