// A feature's tests need one import for its screen, its streams and its clock.
@_exported import StreamTesting
