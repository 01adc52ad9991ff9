"""Few acts that fail, out of many."""


def shrunk(acts, fails, tries=60):
    """The fewest acts found in so many tries for which `fails` is still true."""
    parts = 2
    while len(acts) > 1 and tries > 0:
        size = -(-len(acts) // parts)
        for start in range(0, len(acts), size):
            # What was done last made it fail, so it is what is before that goes first.
            rest = acts[:start] + acts[start + size:]
            tries -= 1
            if rest and fails(rest):
                acts, parts = rest, max(parts - 1, 2)
                break
            if tries <= 0:
                break
        else:
            if size == 1:
                break
            parts = min(parts * 2, len(acts))
    return acts
