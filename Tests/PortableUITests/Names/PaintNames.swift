import Foundation
import PortableUI

extension NameProof {
  @MainActor private static var square: some View { Color.red.frame(width: 40, height: 20) }
  @MainActor private static var pair: some View {
    ZStack {
      Color.red.frame(width: 40, height: 20)
      Color.green.frame(width: 20, height: 40)
    }
  }
  @MainActor private static var stops: Gradient { Gradient(colors: [.red, .green]) }

  static let paint: [NameProof] = styles + effects + turns

  private static let styles: [NameProof] = [
    NameProof("LinearGradient", square) { _ in
      LinearGradient(gradient: stops, startPoint: .top, endPoint: .bottom)
    },
    NameProof("RadialGradient", square) { _ in
      RadialGradient(gradient: stops, center: .center, startRadius: 0, endRadius: 90)
    },
    NameProof("AngularGradient", square) { _ in
      AngularGradient(gradient: stops, center: .center)
    },
    NameProof("EllipticalGradient", square) { _ in EllipticalGradient(gradient: stops) },
    NameProof("Gradient", Circle()) { $0.fill(stops) },
    NameProof("Color.gradient", Circle().fill(.red)) { _ in Circle().fill(Color.red.gradient) },
    NameProof("AnyGradient", Circle().fill(.red)) { _ in Circle().fill(AnyGradient(stops)) },
    NameProof("Color.opacity", Color.red) { $0.opacity(0.5) },
    NameProof("Color(hue:)", Color.red) { _ in Color(hue: 0.5, saturation: 1, brightness: 1) },
    NameProof("Color.mix", Color.red) { $0.mix(with: .blue, by: 0.5) },
    NameProof("Color.mix(in:)", Color.red.mix(with: .blue, by: 0.5)) { _ in
      Color.red.mix(with: .blue, by: 0.5, in: .device)
    },
    NameProof("MeshGradient", square) { _ in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow])
    },
    NameProof("gradient of a text", Text("A").foregroundStyle(.red)) { _ in
      Text("A").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    },
    NameProof("ShadowStyle", Circle().fill(.red)) { _ in
      Circle().fill(.red.shadow(.drop(radius: 3)))
    },
    NameProof("style.shadow(.inner)", Text("A").foregroundStyle(.red)) { _ in
      Text("A").foregroundStyle(.red.shadow(.inner(radius: 1)))
    },
    NameProof("shadow style alone", Circle()) { $0.foregroundStyle(.shadow(.drop(radius: 3))) },
    NameProof("ImagePaint", Circle().fill(.red)) { _ in
      Circle().fill(ImagePaint(image: Image(systemName: "star")))
    },
    NameProof("style.image", Circle().fill(.image(Image(systemName: "star")))) { _ in
      Circle().fill(.image(Image(systemName: "star"), scale: 2))
    },
    NameProof("containerShape", ContainerRelativeShape().fill(.red)) {
      $0.containerShape(RoundedRectangle(cornerRadius: 9))
    },
    NameProof("ConcentricRectangle", Rectangle().fill(.red)) { _ in
      ConcentricRectangle(corners: .fixed(8)).fill(.red)
    },
    NameProof("buttonStyle(.glass)", Button("A") {}.buttonStyle(.plain)) { _ in
      Button("A") {}.buttonStyle(.glass)
    },
    NameProof("buttonStyle(.glassProminent)", Button("A") {}.buttonStyle(.glass)) { _ in
      Button("A") {}.buttonStyle(.glassProminent)
    },
    NameProof("Color(white:)", Color.red) { _ in Color(white: 0.5) },
    NameProof("Color(_:red:)", Color.red) { _ in Color(.sRGBLinear, red: 0, green: 1, blue: 0) },
    NameProof("foregroundStyle", Circle()) { $0.foregroundStyle(.blue) },
    NameProof("foregroundStyle of two", Circle().fill(.secondary)) {
      $0.foregroundStyle(.blue, .red)
    },
    NameProof("foregroundStyle of three", Circle().fill(.tertiary)) {
      $0.foregroundStyle(.blue, .red, .green)
    },
    NameProof("secondary", Circle()) { $0.fill(.secondary) },
    NameProof("tertiary", Circle()) { $0.fill(.tertiary) },
    NameProof("quaternary", Circle()) { $0.fill(.quaternary) },
    NameProof("tint", Circle().fill(.tint)) { $0.tint(.yellow) },
    NameProof("separator", Circle()) { $0.fill(.separator) },
    NameProof("placeholder", Circle()) { $0.fill(.placeholder) },
    NameProof("link", Circle()) { $0.fill(.link) },
    NameProof("selection", Circle()) { $0.fill(.selection) },
    NameProof("fill style", Circle()) { $0.fill(.fill) },
    NameProof("windowBackground", Circle()) { $0.fill(.windowBackground) },
    NameProof("style.secondary", Circle().fill(.tint)) { _ in Circle().fill(.tint.secondary) },
    NameProof("backgroundStyle", Circle().fill(.background)) { $0.backgroundStyle(.yellow) },
    NameProof("Material", Circle()) { $0.fill(.ultraThinMaterial) },
    NameProof("AnyShapeStyle", Circle()) { $0.fill(AnyShapeStyle(.red)) },
    NameProof("background", square) { $0.padding(4).background(.blue) },
    NameProof("background(in:)", square) { $0.padding(4).background(.blue, in: Capsule()) },
    NameProof("background(alignment:)", square) { $0.background(alignment: .top) { Text("A") } },
    NameProof("overlay", square) { $0.overlay(.blue) },
    NameProof("overlay(alignment:)", square) { $0.overlay(alignment: .top) { Text("A") } },
    NameProof("border", square) { $0.border(.blue, width: 2) },
    NameProof("preferredColorScheme", Text("A")) { $0.preferredColorScheme(.dark) },
  ]

  private static let effects: [NameProof] = [
    NameProof("shadow", square) { $0.shadow(radius: 4) },
    NameProof("blur", square) { $0.blur(radius: 4) },
    NameProof("brightness", square) { $0.brightness(0.2) },
    NameProof("contrast", square) { $0.contrast(0.2) },
    NameProof("saturation", square) { $0.saturation(0.2) },
    NameProof("hueRotation", square) { $0.hueRotation(.degrees(90)) },
    NameProof("grayscale", square) { $0.grayscale(1) },
    NameProof("colorInvert", square) { $0.colorInvert() },
    NameProof("colorMultiply", square) { $0.colorMultiply(.green) },
    NameProof("opacity", square) { $0.opacity(0.5) },
    NameProof("hidden", square) { $0.hidden() },
    NameProof("blendMode", pair) { $0.blendMode(.multiply) },
    NameProof("mask", square) { $0.mask { Circle() } },
    NameProof("luminanceToAlpha", square) { $0.luminanceToAlpha() },
    NameProof("clipped", square) { $0.frame(width: 10, height: 10).clipped() },
    NameProof("clipShape", square) { $0.clipShape(Circle()) },
    NameProof("cornerRadius", square) { $0.cornerRadius(4) },
    NameProof("glassEffect", square) { $0.padding(4).glassEffect() },
  ]

  private static let turns: [NameProof] = [
    NameProof("rotationEffect", square) { $0.rotationEffect(.degrees(30)) },
    NameProof("rotationEffect(anchor:)", square.rotationEffect(.degrees(30))) { _ in
      square.rotationEffect(.degrees(30), anchor: .topLeading)
    },
    NameProof("scaleEffect", square) { $0.scaleEffect(2) },
    NameProof("scaleEffect(x:y:)", square) { $0.scaleEffect(x: 2, y: 1) },
    NameProof("scaleEffect(anchor:)", square.scaleEffect(2)) { _ in
      square.scaleEffect(2, anchor: .topLeading)
    },
    NameProof("transformEffect", square) {
      $0.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    },
    NameProof("projectionEffect", square) {
      $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    },
    NameProof("rotation3DEffect", square) {
      $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    },
    NameProof("offset", square) { $0.offset(x: 5, y: 5) },
  ]
}
