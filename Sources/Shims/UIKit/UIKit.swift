// Code written for Apple's systems finds here what `import UIKit` brings there, Foundation included.

@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import PortableUIKit
