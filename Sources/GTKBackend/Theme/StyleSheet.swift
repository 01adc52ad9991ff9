import CGTK
import LayoutEngine
import PortableUI

/// The one style sheet of ours, over libadwaita's.
///
/// It takes from GTK's controls what the layout decides here (least sizes, margins), and gives them the
/// looks that libadwaita has no class for. Tints are in sheets of their own; see ``Tints``.
enum StyleSheet {
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?

  /// Loads the sheet for all windows, once.
  static func load() {
    guard provider == nil, let display = gdk_display_get_default() else { return }
    provider = gtk_css_provider_new()
    renew()
    Schemes.load()
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Writes the sheet anew: the fonts or the colours it goes by have changed.
  static func renew() { gtk_css_provider_load_from_data(provider, text, -1) }

  private static var text: String {
    let insets = ButtonMetrics.insets()
    return AccentSheet.text() + """
      button.viewstate, entry.viewstate, switch.viewstate, dropdown.viewstate > button,
      box.viewstate > button {
        margin: 0;
      }
      .viewstate-foot {
        background-color: @headerbar_bg_color; color: @headerbar_fg_color;
        box-shadow: inset 0 1px @headerbar_shade_color;
      }
      button.viewstate {
        min-width: 0; min-height: 0;
        padding: \(insets.top)px \(insets.trailing)px \(insets.bottom)px \(insets.leading)px;
        font-weight: inherit;
      }
      button.viewstate.pill-shape { border-radius: 9999px; }
      button.viewstate.circle {
        padding: \(insets.top)px \(insets.bottom)px \(insets.bottom)px \(insets.top)px;
      }
      \(ControlSizeClasses.sheet)
      checkbutton.viewstate { padding: 0; min-width: 0; min-height: 0; }
      checkbutton.viewstate > check { margin: 0; }
      button.viewstate.bare {
        padding: 0; background: none; box-shadow: none; border: none; color: inherit;
      }
      button.viewstate.bare:disabled { filter: opacity(0.5); }
      button.viewstate.destructive:not(.destructive-action) { color: @destructive_color; }
      entry.viewstate { min-width: 0; min-height: 0; padding: 0 9px; }
      /* Nothing is seen beyond its edges: the cursor behind the last letter would not be. */
      entry.viewstate > text { padding: 0 1px; margin: 0 -1px; }
      entry.viewstate.bare {
        padding: 0; background: none; border: none; box-shadow: none; outline: none;
        border-radius: 0;
      }
      popover.viewstate > contents { padding: 0; }
      .viewstate-fields > entry.viewstate:not(.bare) { min-height: 34px; }
      entry.viewstate.area:not(.bare) { padding: 8px 9px; }
      entry.viewstate.area textview, entry.viewstate.area text { background: none; }
      dropdown.viewstate > button, box.viewstate > button,
      box.viewstate > menubutton > button, box.viewstate > box > button {
        font-weight: inherit;
      }
      spinner.viewstate { min-width: 20px; min-height: 20px; }
      scale.viewstate { min-width: 0; padding: 0 2px; }
      progressbar.viewstate > trough { min-width: 0; }
      .viewstate-list.view { background-color: @view_bg_color; color: @view_fg_color; }
      .viewstate-window-ground { background-color: @window_bg_color; }
      .viewstate-view-ground { background-color: @view_bg_color; }
      /* What is around is in that state, too. */
      .viewstate-list:focus:focus-visible, .viewstate-row:focus:focus-visible {
        outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px;
      }
      .viewstate-stepped:focus-visible {
        outline: 2px solid alpha(@accent_color, 0.5); outline-offset: 2px;
      }
      .viewstate-typed { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: 4px; border-radius: 6px; }
      .viewstate-row.viewstate-typed { outline-offset: -2px; border-radius: 0; }
      .viewstate-row:drop(active) { box-shadow: none; }
      .viewstate-row.boxed { background-color: @card_bg_color; color: @card_fg_color; }
      .viewstate-row.top { border-top-left-radius: 12px; border-top-right-radius: 12px; }
      .viewstate-row.bottom { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
      .viewstate-row.place { border-radius: 6px; }
      .viewstate-row.striped { background-color: alpha(currentColor, 0.04); }
      .viewstate-row.pickable:hover { background-image: image(alpha(currentColor, 0.04)); }
      .viewstate-row.selected { background-image: image(alpha(@accent_bg_color, 0.25)); }
      .viewstate-row.selected:hover { background-image: image(alpha(@accent_bg_color, 0.32)); }
      .viewstate-row.place.selected { background-image: image(alpha(currentColor, 0.1)); }
      .viewstate-unringed *, .viewstate-unringed *:focus-visible { outline: none; }
      """
  }
}
