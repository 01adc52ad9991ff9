import Foundation
import ViewPlatform

extension View {
  #if os(Linux)
    /// Shows an inspector beside the window around this view, in one of its own; another `call` brings it
    /// forward. Where there are no windows, it is a sheet.
    func inspectorWindow<Content: View>(
      isPresented: Binding<Bool>, calledBy call: Int, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      companionWindow(
        inspectorTitle, id: "viewstate.inspector", isPresented: isPresented, calledBy: call,
        size: CGSize(width: 620, height: 680), content: content)
    }
  #else
    /// Shows an inspector over this view: there, only an app's body can say what windows it has.
    func inspectorWindow<Content: View>(
      isPresented: Binding<Bool>, calledBy call: Int, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      sheet(isPresented: isPresented, content: content)
    }
  #endif
}
