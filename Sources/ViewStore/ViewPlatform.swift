// A feature's file needs one import on every platform.
@_exported import CasePaths
@_exported import ViewPlatform
