"""Words that are refused, each with its reason. Every row carries a line that it must catch."""

import dataclasses
import re

EVERYWHERE = r""
SWIFT = r"\.swift$"
SOURCES = r"^(Sources|Examples/Sources)/.*\.swift$"
TESTS = r"(^|/)Tests/.*\.swift$"
MANIFESTS = r"(^|/)Package\.swift$"

NOWHERE = r"^$"
PLATFORM = r"/Platform/|^Sources/CGTK/"
ADAPTERS = r"^Tests/\w+/(\w+/)?(Foundation|Dispatch)\w*/"
TABLES = r"^Scripts/Support/checks/"


@dataclasses.dataclass
class Row:
    pattern: str
    where: str  # pattern of the paths it reads
    besides: str  # pattern of the paths that are free to use it
    why: str  # and what to do instead
    example: str  # a line it must catch
    comments: bool = False  # True: reads comments and strings too


# What Apple's systems build of this package.
APPLE = (r"^Sources/(CasePaths|StateEvents|StateStudio|Threads|ViewPlatform|ViewStateController|ViewStore|VSM)"
         r"/.*\.swift$")
UNSAFE = r"@unchecked Sendable|nonisolated\(unsafe\)|\bassumeIsolated\b|\bunsafeBitCast\b"

ROWS = [
    # Finished work
    Row(r"\b(TODO|FIXME|XXX|HACK)\b", EVERYWHERE, TABLES,
        "do it now, or leave it out and say so in the documents", "// TODO: later", comments=True),
    Row(r"(?i)\bnot (yet )?implemented\b", SWIFT, NOWHERE,
        "what does not work is left out, not promised", '"not yet implemented"', comments=True),
    # The project speaks of itself only
    Row(r"(?<![\w.~])/(root|home|opt|Users)/\w", EVERYWHERE, TABLES,
        "a path of one machine; derive it, or use a temporary folder", "cd /root/x", comments=True),
    Row(r"(?i)\b(issue|ticket|pull request) ?#\d+", EVERYWHERE, TABLES,
        "a reader has only this repository; say the reason itself", "see issue #12", comments=True),
    # A test waits for a fact, never for time
    Row(r"\b(Task|Thread)\.(sleep|yield)\b|\bu?sleep\(\d|\basyncAfter\b", TESTS, ADAPTERS,
        "drive time with TestScheduler or TestClock", "  try await Task.sleep(for: .seconds(1))"),
    # Feeds have stories of some days ago.
    Row(r"\bDate(\(\)|\.now\b)", TESTS, ADAPTERS + r"|^Examples/Tests/ReaderFeatureTests/",
        "drive time with TestScheduler or TestClock", "let start = Date()"),
    Row(r"\bDispatchQueue\b", TESTS, ADAPTERS,
        "use TestScheduler; only the adapters' own tests, in a folder named Dispatch or Foundation,"
        " use real queues", "DispatchQueue.main.async {}"),
    Row(r"\bimport XCTest\b", TESTS, NOWHERE,
        "write it with Swift Testing; Scripts/test runs nothing else", "import XCTest"),
    # SECURITY.md promises it
    Row(r"\bUserDefaults\b|\b(creation|(content)?[mM]odification)Date(Key)?\b|\bsystemUptime\b"
        r"|\bmach_(absolute|continuous)_time\b|\b(system(Free)?Size|volume\w*Capacity\w*)\b"
        r"|\bactiveInputModes\b|\b[fl]?stat(v?fs)?\(",
        APPLE, NOWHERE,
        "Apple wants a reason for it in the privacy manifest of every app that uses us; do without",
        "let clock = ProcessInfo.processInfo.systemUptime"),
    # Capabilities and dangers have one place
    Row(r"^\s*#if\b", SWIFT, PLATFORM + r"|^Sources/ViewPlatform/|(^|/)Package\.swift$",
        "ask for the capability in a Platform/ folder", "#if canImport(Glibc)"),
    Row(UNSAFE, SWIFT, PLATFORM + r"|^Benchmarks/",
        "move it to a Platform/ folder or CGTK, under a '// SAFETY:' comment",
        "final class Box: @unchecked Sendable {}"),
    Row(r"\bThread\.isMainThread\b", SOURCES, PLATFORM,
        "the main actor is not always the main thread; ask Platform/ instead",
        "if Thread.isMainThread {"),
    # Errors help
    Row(r"\bfatalError\(", SOURCES, r"/Misuse\w*\.swift$",
        "the world failed: throw; the caller broke a rule: misuse(_:facts:fix:); we are broken:"
        " preconditionFailure with state and event", "fatalError()"),
    # Access
    Row(r"\bopen class\b", SOURCES, r"^Sources/PortableUIKit/",
        "nobody may subclass what was not made for it; make it public final", "open class A {"),
    Row(r"\bpublic (static )?(var|let|func) _(?!debug\b|body\b)", SOURCES, NOWHERE,
        "public means documented and tested; make it package or @usableFromInline",
        "public var _node: Int"),
    Row(r"@_exported\b", SOURCES,
        PLATFORM + r"|^Sources/(Shims|PortableUIKit|ViewPlatform|ViewTesting|VSM|ViewStateController|ViewStore)/",
        "only the modules that stand for others re-export", "@_exported import PortableUI"),
    # Layout is value code; packages come from here or from the system
    Row(r"\bTask\b|\bDispatch\w*\b|\bFoundation\b", r"^Sources/LayoutEngine/", NOWHERE,
        "LayoutEngine is plain value code; do it a floor above", "Task { }",),
    Row(r"\bimport (GTKBackend|CGTK)\b", r"^Examples/Sources/", NOWHERE,
        "an app names its backend in its manifest, never in its sources", "import GTKBackend"),
    Row(r"\.unsafeFlags\b|\.package\(\s*url:", MANIFESTS, NOWHERE,
        "nobody could depend on this package, or build it offline (Docs/Decisions/0002)",
        '.unsafeFlags(["-O"])'),
]


def check(repository):
    yield from refused(repository, ROWS)
    yield from unexplained(repository)


def refused(repository, rows):
    for path in repository.files:
        for row in rows:
            if not re.search(row.where, path) or re.search(row.besides, path):
                continue
            lines = repository.lines(path) if row.comments else repository.code(path)
            for number, line in enumerate(lines, 1):
                if found := re.search(row.pattern, line):
                    yield path, number, f"'{found[0].strip()}' is refused here", row.why


def unexplained(repository):
    """Unsafe words in the places that may use them, but without a '// SAFETY:' comment above."""
    for path in repository.files:
        if not (path.endswith(".swift") and re.search(PLATFORM, path)):
            continue
        lines = repository.lines(path)
        for number, line in enumerate(repository.code(path), 1):
            if (found := re.search(UNSAFE, line)) and not says_why(lines, number - 1):
                yield (path, number, f"'{found[0]}' does not say why it is safe",
                       "say so right above it, in a comment that begins with '// SAFETY:'")


def says_why(lines, index):
    """Whether the comments and attributes right above the line hold a '// SAFETY:' comment."""
    while index > 0 and lines[index - 1].strip().startswith(("//", "@")):
        index -= 1
        if re.match(r"\s*///? SAFETY:", lines[index]):
            return True
    return False
