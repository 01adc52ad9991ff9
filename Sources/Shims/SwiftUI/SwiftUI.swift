// Code written for Apple's systems finds here what `import SwiftUI` brings there, Foundation and the
// observation of objects included.

@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import PortableUI
