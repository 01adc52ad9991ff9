// Code written for Apple's systems finds here what `import Combine` brings there.

@_exported public import PortableCombine
