public import Foundation
import LayoutEngine
public import PortableUI
import StreamTesting

extension Screen {
  /// A screen that shows `preview`, as large as the preview asks for; `size` is that of a device. Texts
  /// are as a person likes them who has chosen `dynamicTypeSize`.
  ///
  ///     for preview in Preview.all {
  ///       let screen = Screen(preview)
  ///       #expect(!screen.texts.isEmpty, "\(preview)")
  ///     }
  public convenience init(
    _ preview: Preview, size: CGSize = CGSize(width: 390, height: 844),
    locale: Locale = Locale(identifier: "en_US"), colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large
  ) {
    let view = AnyView(preview.view.dynamicTypeSize(dynamicTypeSize))
    self.init(
      view, size: Self.size(of: preview, showing: view, on: size), locale: locale,
      colorScheme: colorScheme, layoutDirection: layoutDirection)
  }

  private static func size(of preview: Preview, showing view: AnyView, on device: CGSize) -> CGSize
  {
    let isLandscape = preview.orientation.isLandscape
    switch preview.layout {
    case .device where isLandscape == (device.width > device.height): return device
    case .device: return CGSize(width: device.height, height: device.width)
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .sizeThatFits: return fittingSize(of: view, on: device)
    }
  }

  private static func fittingSize(of view: AnyView, on device: CGSize) -> CGSize {
    let clock = TestScheduler<VirtualTime, Never>()
    let backend = HeadlessBackend(
      clock: clock, palette: Palette(.light), showsMotion: false, bell: Bell())
    let room = Size(width: Double(device.width), height: Double(device.height))
    let graph = Graph(
      view, on: backend, size: room, environment: EnvironmentValues(), host: Host(clock: clock))
    backend.graph = graph
    graph.runFrame()
    defer { graph.close() }
    return CGSize(width: graph.idealSize.width, height: graph.idealSize.height)
  }
}
