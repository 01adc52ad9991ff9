// The one type for pictures drawn by either library, also for those who import only this one.
@_exported public import struct PortableUI.CGAffineTransform
