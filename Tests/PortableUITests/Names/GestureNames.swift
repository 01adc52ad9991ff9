import Foundation
import PortableUI
import ViewTesting

extension NameProof {
  private typealias Doing = @MainActor @Sendable (Screen) throws -> Void
  private static let pad = Screen.Lookup.identifier("pad")
  private static let tapping: Doing = { try $0.tap(pad) }
  private static let tappingTwice: Doing = { try $0.doubleTap(pad) }
  private static let magnifying: Doing = { try $0.magnify(pad, by: 2) }
  private static let turning: Doing = { try $0.rotate(pad, by: .degrees(90)) }
  private static let pointing: Doing = { try $0.hover(pad) }
  private static let dragging: Doing = { try $0.drag(pad, by: CGSize(width: 30, height: 20)) }
  private static let pressing: Doing = { try $0.longPress(pad, for: .seconds(0.6)) }
  private static let tappingCorner: Doing = { _ = try? $0.tap(at: CGPoint(x: 55, y: 70)) }
  private static let tryingToTap: Doing = { _ = try? $0.tap(pad) }

  static let gestures: [NameProof] = touches + meetings + places

  private static let touches: [NameProof] = [
    gesture("onTapGesture", doing: tapping) { pad, hear in pad.onTapGesture { hear("tap") } },
    gesture("onTapGesture(count:)", doing: tappingTwice) { pad, hear in
      pad.onTapGesture(count: 2) { hear("two taps") }
    },
    gesture("onTapGesture(coordinateSpace:)", doing: tapping) { pad, hear in
      pad.onTapGesture(coordinateSpace: .local) { hear("\($0)") }
    },
    gesture("TapGesture", doing: tapping) { pad, hear in
      pad.gesture(TapGesture().onEnded { hear("tap") })
    },
    gesture("SpatialTapGesture", doing: tapping) { pad, hear in
      pad.gesture(SpatialTapGesture().onEnded { hear("\($0.location)") })
    },
    gesture("DragGesture", doing: dragging) { pad, hear in
      pad.gesture(DragGesture().onEnded { hear("\($0.translation)") })
    },
    gesture("DragGesture.startLocation", doing: dragging) { pad, hear in
      pad.gesture(DragGesture().onEnded { hear("\($0.startLocation)") })
    },
    gesture("DragGesture.velocity", doing: dragging) { pad, hear in
      pad.gesture(DragGesture().onEnded { hear("\($0.velocity)") })
    },
    gesture("DragGesture.predictedEndLocation", doing: dragging) { pad, hear in
      pad.gesture(DragGesture().onEnded { hear("\($0.predictedEndLocation)") })
    },
    gesture("onChanged", doing: dragging) { pad, hear in
      pad.gesture(DragGesture().onChanged { _ in hear("moved") })
    },
    gesture("onLongPressGesture", doing: pressing) { pad, hear in
      pad.onLongPressGesture { hear("press") }
    },
    gesture("LongPressGesture", doing: pressing) { pad, hear in
      pad.gesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in hear("press") })
    },
    gesture("MagnifyGesture", doing: magnifying) { pad, hear in
      pad.gesture(MagnifyGesture().onEnded { hear("\($0.magnification)") })
    },
    gesture("MagnificationGesture", doing: magnifying) { pad, hear in
      pad.gesture(MagnificationGesture().onEnded { hear("\($0)") })
    },
    gesture("RotateGesture", doing: turning) { pad, hear in
      pad.gesture(RotateGesture().onEnded { hear("\($0.rotation.degrees)") })
    },
    gesture("RotationGesture", doing: turning) { pad, hear in
      pad.gesture(RotationGesture().onEnded { hear("\($0.degrees)") })
    },
    gesture("onHover", doing: pointing) { pad, hear in
      pad.onHover { hear("hover \($0)") }
    },
    gesture("onContinuousHover", doing: pointing) { pad, hear in
      pad.onContinuousHover { hear("\($0)") }
    },
  ]

  private static let meetings: [NameProof] = [
    gesture("GestureState", doing: dragging) { pad, hear in Following(pad: pad, hear: hear) },
    gesture("sequenced(before:)", doing: pressing) { pad, hear in
      pad.gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { _ in hear("first") })
    },
    gesture("simultaneously(with:)", doing: tapping) { pad, hear in
      pad.gesture(
        TapGesture().onEnded { hear("one") }.simultaneously(
          with: TapGesture().onEnded { hear("other") }))
    },
    gesture("exclusively(before:)", doing: tappingTwice) { pad, hear in
      pad.gesture(
        TapGesture(count: 2).onEnded { hear("two") }.exclusively(
          before: TapGesture().onEnded { hear("one") }))
    },
    gesture("AnyGesture", doing: tapping) { pad, hear in
      pad.gesture(AnyGesture(TapGesture().onEnded { hear("tap") }))
    },
    gesture("Gesture.map", doing: tapping) { pad, hear in
      pad.gesture(TapGesture().map { 3 }.onEnded { hear("\($0)") })
    },
    NameProof("simultaneousGesture", around { pad, _ in pad }, doing: tapping) { _ in
      around { pad, hear in pad.simultaneousGesture(TapGesture().onEnded { hear("outer") }) }
    },
    NameProof("highPriorityGesture", around { pad, _ in pad }, doing: tapping) { _ in
      around { pad, hear in pad.highPriorityGesture(TapGesture().onEnded { hear("outer") }) }
    },
  ]

  private static let places: [NameProof] = [
    NameProof("contentShape", round { $0 }, doing: tappingCorner) { _ in
      round { $0.contentShape(Circle()) }
    },
    NameProof("allowsHitTesting", around { pad, _ in pad }, doing: tryingToTap) { _ in
      around { pad, _ in pad.allowsHitTesting(false) }
    },
    NameProof("disabled", Button("A") {}) { $0.disabled(true) },
    NameProof("help", Text("A")) { $0.help("What it is") },
  ]

  /// A pad that hears a tap, with something around it.
  @MainActor private static func around<Outer: View>(
    _ outer: @escaping (AnyView, @escaping (String) -> Void) -> Outer
  ) -> some View {
    Hearing { pad, hear in outer(AnyView(pad.onTapGesture { hear("inner") }), hear) }
  }

  @MainActor private static func round<Changed: View>(
    _ change: @escaping (Color) -> Changed
  ) -> some View {
    Hearing { pad, hear in change(pad).onTapGesture { hear("tap") } }
  }
}

private struct Following: View {
  let pad: Color
  let hear: (String) -> Void
  @GestureState private var way = CGSize.zero

  var body: some View {
    pad.gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
      .onChange(of: way) { hear("\($1)") }
  }
}
