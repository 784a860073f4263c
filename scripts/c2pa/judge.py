"""Judges Content Credentials with the reference implementation: each file, a changed copy, and the issuer as an anchor."""

import json
import os
import sys

import c2pa

SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/"


def read(path, media_type, settings=None):
    context = c2pa.Context(c2pa.Settings.from_dict(settings)) if settings else None
    with open(path, "rb") as stream:
        return json.loads(c2pa.Reader(media_type, stream, context=context).json())


def codes(report):
    return {entry["code"] for entry in report.get("validation_status") or []}


with open(os.environ["ISSUER"], encoding="ascii") as file:
    TRUST = {"trust": {"trust_anchors": file.read()}, "verify": {"verify_trust": True}}

for line in sys.stdin:
    case = json.loads(line)
    path, media_type = case["path"], case["mediaType"]
    report = read(path, media_type)
    # Nobody knows the issuer of an installation, unless it is an anchor.
    assert report["validation_state"] == "Valid", report
    assert codes(report) == {"signingCredential.untrusted"}, report["validation_status"]
    trusted = read(path, media_type, TRUST)
    assert trusted["validation_state"] == "Trusted", trusted

    manifest = trusted["manifests"][trusted["active_manifest"]]
    [actions] = [each for each in manifest["assertions"] if each["label"].startswith("c2pa.actions")]
    stated = [each.get("digitalSourceType") for each in actions["data"]["actions"]]
    assert case["sourceType"] is None or SOURCE_TYPES + case["sourceType"] in stated, actions

    with open(path, "rb") as file:
        changed = bytearray(file.read())
    changed[-case["pixelFromEnd"]] ^= 1
    with open(path + ".changed", "wb") as file:
        file.write(changed)
    assert read(path + ".changed", media_type)["validation_state"] == "Invalid"
    print(f"{case['name']}: valid, trusted by its issuer, invalid once changed; {[each['action'] for each in actions['data']['actions']]}")
