// A feature's file needs one import on every platform.
@_exported import ViewPlatform
