"""Keeps the process of Endcap of a Python worker of Spark, which serves one partition after the other."""

from endcap_lines import EndcapLines

_endcap = None


def endcap(images):
    """Returns the process, which the first call starts."""
    global _endcap
    if _endcap is None:
        _endcap = EndcapLines(images)
    return _endcap
