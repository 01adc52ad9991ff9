"""Names of types that a package of somebody else's may have as well.

Who imports PortableUI and another module with the same name of a type cannot write that name. So a public
type is called as Apple calls it, or its name begins with an underscore.
"""

from declarations import declarations
from swiftui_names import NAMES, sections

FOLDER = "Sources/PortableUI/"
# Types of Apple's that the list of SwiftUI's names has not: of other frameworks, and what only builders name.
OTHERS = set("""
AXCustomContent AccessibilityNotification AnimationTimelineSchedule AnyTabContent AppearSymbolEffect
AsyncImagePhase BounceSymbolEffect BreatheSymbolEffect ButtonRepeatBehavior CGAffineTransform CGLineCap
CGLineJoin CGVector CodableRepresentation ConcentricRectangle ContentSizeCategory ContentTransitionSymbolEffect
DataRepresentation DatePickerComponents DefaultGlassEffectShape DefaultTabLabel
DefaultWindowToolbarStyle DisappearSymbolEffect DiscreteSymbolEffect DocumentConfiguration
EmptyTableRowContent EnvironmentalModifier EveryMinuteTimelineSchedule ExplicitTimelineSchedule FileRepresentation FileWrapper
FocusInteractions ForEachSubviewCollection FrameResizeDirection FrameResizePosition GeometryEffect
HorizontalDirection IDView IndefiniteSymbolEffect InlinePresentationIntent LocalizedStringResource
NSItemProvider NSItemProviderFileOptions NSItemProviderRepresentationVisibility ObservableObject
PeriodicTimelineSchedule ProxyRepresentation Published PulseSymbolEffect ReceivedTransferredFile
ReplaceSymbolEffect RotateSymbolEffect ScaleSymbolEffect ScenePadding SectionCollection
SentTransferredFile SubviewsCollectionSlice SymbolEffect SymbolEffectConfiguration SymbolEffectOptions
TimelineSchedule TimelineScheduleMode TimelineViewDefaultContext TransferRepresentation
TransferRepresentationBuilder TransferRepresentationVisibility Transferable TransitionSymbolEffect
TupleTableColumnContent TupleTableRowContent TupleTransferRepresentation UIImage UIKeyboardType
UITextAutocapitalizationType UITextContentType UTType VariableColorSymbolEffect VerticalDirection
ViewBuilder ViewModifier WiggleSymbolEffect
""".split())


def check(repository):
    if not (repository.root / NAMES).exists():
        return
    apple = {name for _, owner, members in sections((repository.root / NAMES).read_text())
             for name, _ in members if not owner} | OTHERS
    for path in repository.files:
        if path.startswith(FOLDER) and path.endswith(".swift") and ".docc/" not in path:
            for one in declarations("\n".join(repository.lines(path)), path):
                if invented(one, apple):
                    yield (path, one.line, f"'{one.name}' is public, and Apple has no type of this name",
                           f"make it internal, or call it '_{one.name}'")


def invented(one, apple):
    is_type = one.kind in ("struct", "class", "enum", "protocol", "actor", "typealias")
    return (is_type and not one.owner and not one.missing and "." not in one.name
            and not one.name.startswith("_") and one.name not in apple)
