import Foundation
import ViewPlatform

/// Everybody who has a state and lives, by feature, with what the state is.
struct FeaturesPage: View {
  @ObservedObject var model: InspectorModel

  var body: some View {
    let instances = model.history.instances
    if instances.isEmpty {
      Text("Nobody has changed a state yet.")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      List {
        ForEach(features(instances), id: \.self) { feature in
          Section(feature) {
            ForEach(instances.filter { $0.feature == feature }) { InstanceRow(instance: $0) }
          }
        }
      }
    }
  }

  private func features(_ instances: [LiveInstance]) -> [String] {
    Set(instances.map(\.feature)).sorted()
  }
}

private struct InstanceRow: View {
  let instance: LiveInstance

  var body: some View {
    HStack {
      Text(verbatim: "#\(instance.number)")
      Text(instance.label ?? "a value in views")
      Spacer()
      if !instance.canTravel { Text("stays in the present").foregroundStyle(.secondary) }
    }
  }
}
