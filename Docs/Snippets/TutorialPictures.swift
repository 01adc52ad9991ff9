// The pictures of the tutorials: what their last steps show.
//
// shows: Sources/VSM/VSM.docc/Resources/Quote-6.swift
// shows: Sources/ViewStateController/ViewStateController.docc/Resources/Stations-4.swift
// shows: Sources/ViewStore/ViewStore.docc/Resources/Alerts-5.swift

import Foundation
import PortableUI
import ViewTesting

struct Offline: Error {}

let size = CGSize(width: 300, height: 160)
let failed = Screen(
  QuoteView(state: .initialized(.init { throw Offline() })), size: size)
await failed.settle()
precondition(failed.exists("Retry"))

let quote = Screen(
  QuoteView(state: .initialized(.init { "Less, but better." })).padding(24),
  size: CGSize(width: 400, height: 300))
await quote.settle()
precondition(quote.exists("Less, but better."))

let stations = Screen(StationsView { ["Coast", "Valley"] }, size: size)
await stations.settle()
precondition(stations.exists("Valley"))

let alerts = Screen(AlertsView(), size: size)
try alerts.toggle("Alerts")
await alerts.settle()
precondition(alerts.exists("Use the horn"))

if let folder = CommandLine.arguments.dropFirst().first {
  for (name, screen) in [
    ("quote-failed", failed), ("quote-window", quote), ("stations", stations),
    ("alerts", alerts),
  ] {
    for (scheme, ending) in [(ColorScheme.light, ""), (.dark, "~dark")] {
      screen.colorScheme = scheme
      try screen.svg().write(
        toFile: "\(folder)/\(name)\(ending).svg", atomically: true,
        encoding: String.Encoding.utf8)
    }
  }
}
