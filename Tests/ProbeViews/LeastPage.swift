import Foundation
public import PortableUI

/// Content that needs a certain room, and then another; in a sheet, too.
public struct LeastPage: View {
  @State private var isWide = false
  @State private var isTall = false
  @State private var isSheet = false

  /// The page as it is at first.
  public init() {}

  /// The content.
  public var body: some View {
    VStack {
      Color.red.frame(minWidth: isWide ? 480 : 300, minHeight: isTall ? 2000 : 200)
      Button("Wide") { isWide = true }
      Button("Tall") { isTall = true }
      Button("Sheet") { isSheet = true }
    }
    .sheet(isPresented: $isSheet) {
      Color.green.frame(minWidth: 350, minHeight: 260).navigationTitle("Least")
    }
  }
}
