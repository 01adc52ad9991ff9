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
      List(selection: $model.instance) {
        ForEach(features(instances), id: \.self) { feature in
          Section(feature) {
            ForEach(instances.filter { $0.feature == feature }) {
              InstanceRow(instance: $0).tag($0.id)
            }
          }
        }
      }
      .frame(minHeight: 120)
      if let chosen = instances.first(where: { $0.id == model.instance }) {
        StateEditor(model: model, instance: chosen).id(chosen.id)
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
      if instance.isPart {
        Text("a part of another").foregroundStyle(.secondary)
      } else if !instance.canTravel {
        Text("stays in the present").foregroundStyle(.secondary)
      }
    }
  }
}
