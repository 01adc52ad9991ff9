import Foundation
import PortableUI

/// Turned, blurred, filtered, with shadows and in colours that become each other.
struct EffectsPage: View {
  private let colors: [Color] = [.red, .yellow, .blue]

  var body: some View {
    VStack(spacing: 16) {
      gradients
      lines
      effects
      filters
    }
    .padding()
  }

  private var gradients: some View {
    HStack(spacing: 12) {
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 40)
      EllipticalGradient(colors: colors)
      AngularGradient(colors: colors + [.red], center: .center)
    }
    .frame(height: 60)
  }

  private var lines: some View {
    HStack(spacing: 12) {
      Circle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      RoundedRectangle(cornerRadius: 12)
        .fill(
          .angularGradient(
            colors: colors, center: .leading, startAngle: .zero, endAngle: .degrees(90)))
      Circle().strokeBorder(
        .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom), lineWidth: 8)
      Capsule().stroke(
        .radialGradient(colors: colors, center: .leading, startRadius: 0, endRadius: 90),
        lineWidth: 6)
    }
    .frame(height: 60)
  }

  private var effects: some View {
    HStack(spacing: 24) {
      Text("Turned").rotationEffect(.degrees(-30))
      Color.green.frame(width: 40, height: 40).rotationEffect(.degrees(45))
      RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: 60, height: 40)
        .shadow(color: .black.opacity(0.5), radius: 6, x: 4, y: 4)
      Text("Shade").font(.title).shadow(color: .red, radius: 0, x: 2, y: 2)
      Circle().fill(.orange).frame(width: 40, height: 40).blur(radius: 4)
    }
    .frame(height: 60)
  }

  private var filters: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        swatch
        swatch.brightness(0.3)
        swatch.contrast(0.4)
        swatch.saturation(2)
      }
      HStack(spacing: 8) {
        swatch.grayscale(1)
        swatch.grayscale(0.5)
        swatch.hueRotation(.degrees(120))
        swatch.colorInvert()
      }
    }
  }

  private var swatch: some View {
    HStack(spacing: 0) {
      Color(red: 0.8, green: 0.2, blue: 0.2)
      Color(red: 0.2, green: 0.6, blue: 0.3)
      Color(red: 0.2, green: 0.3, blue: 0.8)
    }
    .frame(width: 90, height: 30)
  }
}
