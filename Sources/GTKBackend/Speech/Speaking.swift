import CGTK
import CGTKWidgets
import PortableUI

/// Assistive technologies are told everything once, and then what is different.
extension Widget {
  /// Tells them what `content` adds to what is shown.
  final func speak(_ content: AccessibilityContent) {
    let old = speech.content
    guard content != old else { return }
    speech.content = content
    if content.value != old?.value {
      cgtk_speak_text(speaker, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, content.value)
    }
    if content.help != old?.help { gtk_widget_set_tooltip_text(pointer, content.help?.glimpse) }
    if content.description != old?.description { describe() }
    if content.identifier != old?.identifier {
      gtk_widget_set_name(pointer, content.identifier ?? "")
    }
    // GTK takes a role only before anybody has asked for it.
    if old == nil, let role = content.role { cgtk_set_role(speaker, role) }
    if content.headingLevel != old?.headingLevel { speak(level: content.headingLevel) }
    if content.traits != old?.traits ?? [] { speak(content.traits, after: old?.traits) }
    if content.offeredActions != old?.offeredActions ?? [] { offer(content.offeredActions) }
    silenceChanged()
  }

  private func speak(_ traits: AccessibilityTraits, after old: AccessibilityTraits?) {
    // What is told that it is not selected sounds as if it could be.
    let isSelected = traits.contains(.isSelected)
    if isSelected != old?.contains(.isSelected) ?? false {
      cgtk_speak_selected(speaker, isSelected ? 1 : 0)
    }
  }

  private func speak(level: Int?) {
    cgtk_speak_whole_number(speaker, GTK_ACCESSIBLE_PROPERTY_LEVEL, Int32(level ?? 0))
  }

  /// Tells them which of several it is, after what else is said of it; `nil` where that is not said.
  final func speak(place: String?) {
    speech.place = place
    describe()
  }

  private func describe() {
    let parts = [speech.content?.description, speech.place].compactMap(\.self)
    cgtk_speak_text(
      speaker, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      parts.isEmpty ? nil : parts.joined(separator: ", "))
  }

  /// Tells them what it is called.
  final func speak(name: String) {
    guard name != speech.name else { return }
    // GTK makes up a name for what has none, unless it is told so; mere groups it leaves alone.
    let isNew = speech.name == nil
    speech.name = name
    if !isNew || !name.isEmpty || !(self is LayerWidget) || speech.content?.role != nil {
      Self.speak(name, as: GTK_ACCESSIBLE_PROPERTY_LABEL, of: speaker)
    }
    nameChanged(name)
    silenceChanged()
  }

  // Lends C the letters as they are, where a string handed over is copied first.
  private nonisolated static func speak(
    _ text: String, as property: GtkAccessibleProperty, of speaker: WidgetPointer
  ) {
    text.glimpse.withCString { cgtk_speak_text(speaker, property, $0) }
  }

  /// Tells them whether to pass it over: because somebody said so, because nobody can see it, or
  /// because there is nothing to say.
  final func silenceChanged() {
    let isSilent =
      speech.content?.isHidden == true || !isThere || isDecoration && speech.name ?? "" == ""
      || element?.isReadWithOthers == true
    guard isSilent != speech.isSilent else { return }
    speech.isSilent = isSilent
    cgtk_speak_hidden(pointer, isSilent ? 1 : 0)
  }
}

extension AccessibilityContent {
  /// The role that says what it says it is; `nil` where there is none.
  fileprivate var role: GtkAccessibleRole? {
    isAdjustable ? GTK_ACCESSIBLE_ROLE_SPIN_BUTTON : traits.role
  }

  /// What is said after its name. GTK tells nobody of values in words, so they come first.
  fileprivate var description: String? {
    let parts = [value, spokenHint].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension AccessibilityTraits {
  /// The role that says what the traits say; `nil` where there is none.
  fileprivate var role: GtkAccessibleRole? {
    if contains(.isLink) { return GTK_ACCESSIBLE_ROLE_LINK }
    if contains(.isButton) { return GTK_ACCESSIBLE_ROLE_BUTTON }
    if contains(.isHeader) { return GTK_ACCESSIBLE_ROLE_HEADING }
    if contains(.isImage) { return GTK_ACCESSIBLE_ROLE_IMG }
    if contains(.isSearchField) { return GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
    if contains(.isToggle) { return GTK_ACCESSIBLE_ROLE_CHECKBOX }
    if contains(.isTabBar) { return GTK_ACCESSIBLE_ROLE_TAB_LIST }
    return nil
  }
}
