"""What Swift sources declare for others: names, what they belong to, and what is said of them."""

import dataclasses
import re

NOT_CODE = re.compile(
    r'#+".*?"#+|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
WORDS = re.compile(
    r"[{}]|\b(?P<kind>struct|class|enum|protocol|actor|extension|typealias|associatedtype|func|var|let"
    r"|macro|case|init|subscript)\b(?:\s+`?(?P<name>[\w.]+|(?:<|>|==)=?))?")
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
UNAVAILABLE = re.compile(r'@available\(\s*\*,\s*unavailable,\s*message:\s*((?:"(?:\\.|[^"\\])*"[\s+]*)+)')
STRING = re.compile(r'"((?:\\.|[^"\\])*)"')


@dataclasses.dataclass
class Declaration:
    owner: str  # the type it belongs to; nothing for a type of its own
    name: str
    kind: str
    comment: str  # what its documentation says, in one line
    missing: str  # why it cannot be used; empty where it can
    path: str = ""
    line: int = 0


def blanked(text):
    """Swift text without its comments and strings; everything else stays in its place."""
    return NOT_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def declarations(text, path=""):
    """Everything public that has a name in the text of a file, in order."""
    for one, word, _ in placed(text):
        if re.match(r"\w", word["name"] or ""):
            one.path = path
            yield one


def placed(text):
    """Everything public in the text of a file, in order, initializers too: each with its word, and the code
    that this is a place in."""
    code = blanked(text)
    lines, bare = text.split("\n"), code.split("\n")
    inside, coming = [], None
    for found in WORDS.finditer(code):
        if found[0] == "{":
            inside.append(coming)
            coming = None
        elif found[0] == "}":
            coming = inside.pop() and None if inside else None
        elif (found["name"] or found["kind"] == "init") and (
                new := declared(found, code, lines, bare, inside)):
            public = is_public(found, code, inside)
            if new.kind in TYPES:
                coming = (new.kind if public else "", ".".join(filter(None, [new.owner, new.name])),
                          new.missing)
            if new.kind != "extension" and public:
                yield new, found, code


def declared(found, code, lines, bare, inside):
    """A declaration among others; nothing within a body, or where the word means something else."""
    start = code.rfind("\n", 0, found.start()) + 1
    before = code[start:found.start()]
    if None in inside or (found["kind"] == "class" and found["name"] in ("func", "var")):
        return None
    if re.search(r"[.(,:<=]\s*$|\b(?:import|indirect case \w+\()\b", before):
        return None
    number = code.count("\n", 0, found.start())
    above = block_above(lines, bare, number)
    missing = UNAVAILABLE.search(above + "\n" + lines[number])
    said = "".join(STRING.findall(missing[1])) if missing else (inside[-1][2] if inside else "")
    comment = " ".join(line.strip()[3:].strip() for line in above.split("\n")
                       if line.strip().startswith("///"))
    owner = inside[-1][1] if inside else ""
    return Declaration(owner, found["name"], found["kind"], comment, said, line=number + 1)


def is_public(found, code, inside):
    before = code[code.rfind("\n", 0, found.start()) + 1:found.start()]
    within = inside[-1][0] if inside else ""
    return bool(re.search(r"\b(public|open)\b", before)) or (
        within == "protocol" and not re.search(r"\b(private|package)\b", before)) or (
        within == "enum" and found["kind"] == "case")


def block_above(lines, bare, number):
    """The comments and attributes right above a line."""
    first = number
    while first > 0:
        line, code = lines[first - 1].strip(), bare[first - 1].strip()
        if not line or code.endswith(("{", "}")):
            break
        if code and WORDS.search(code) and not code.startswith("@"):
            break
        first -= 1
    return "\n".join(lines[first:number])
