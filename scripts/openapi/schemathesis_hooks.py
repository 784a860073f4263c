"""Checks of schemathesis that know the explained exceptions: what no schema can express."""

import os

import schemathesis
from schemathesis.specs.openapi import checks

# Why the service may refuse a request that the document allows, by the error code.
CODES = {
    "CATEGORY_NOT_FOUND": "The categories that an organization may use are not in the document.",
    "CATEGORY_UNRESOLVED": "Whether a name determines the category is known only after it was read.",
    "EMPTY_IMAGE": "The document does not express the length of a file.",
    "EXTERNAL_CATEGORY_UNMAPPED": "The categories of other systems are not in the document.",
    "IMAGE_DOWNLOAD_FAILED": "Whether an address leads to an image is known only after the download.",
    "IDEMPOTENCY_KEY_REUSED": "Whether a key was sent with another request is not in the document.",
    "INVALID_CURSOR": "A cursor is valid only if the service has issued it for the same list.",
    "INVALID_GTIN": "JSON Schema cannot express the check digit of a GTIN.",
    "INVALID_IMAGE": "JSON Schema cannot express that bytes are an image.",
    "INVALID_IMPORT_FILE": "JSON Schema cannot express that bytes are a catalog file.",
    "INVALID_OUTCOME_FILE": "JSON Schema cannot express that bytes are a report.",
    "INVALID_RETAILER": "Which retailers have rules or readable storefronts is not in the document.",
    "INVALID_RIVALS": "Which addresses are those of known storefronts is not in the document.",
    "TOO_MANY_IMAGES": "The limit counts the images of several fields together.",
    "WEBHOOK_URL_REFUSED": "Whether a host is private is known only after its name was resolved.",
    "invalid_request": "A client that authenticates with HTTP Basic leaves its id out of the body.",
}
# The same by a part of the issue, for VALIDATION_ERROR.
ISSUES = {
    "entries: one for the main image": "JSON Schema cannot compare the lengths of two lists.",
    "are only for csv and xlsx": "A format decides which parameters it allows.",
    "is an image that the composition has already": "An image must not be in two fields.",
    "must be given, or at least one of": "A bulk change is one of images or one of details.",
    "is needed for a revenue": "A field decides whether another may be null.",
    "is needed for the measure score": "A measure decides which fields it needs.",
    "must be given for": "The system of a shop decides which tokens it needs.",
    "must be a day of the years 2000 to 2999": "JSON Schema cannot compare days.",
    "must be empty or have": "JSON Schema cannot compare the lengths of two lists.",
    "is no part of the rubric": "The parts of a rubric differ from family to family.",
    "is not an integration of this client": "The integrations of a client are not in the document.",
    "must be within the next 366 days": "The document does not know what day it is.",
    "must have different names": "JSON Schema cannot compare the entries of a list.",
    "must have one control": "JSON Schema cannot count the entries of a list.",
    "must not be before from": "JSON Schema cannot compare two fields.",
    "or later": "The document does not know what day it is.",
    "which is not a column of the file": "The columns differ from file to file.",
}
# Why the service may accept a request that the document does not allow.
EMPTY_FILTERS = {
    "category_id": "An empty filter counts as left out, as a form sends it.",
    "updated_since": "The same.",
}


@schemathesis.hook
def before_call(ctx, case, **kwargs):
    """Keeps the credential of the token: without it, all further requests would be 401."""
    parameters = case.path_parameters or {}
    if parameters.get("client_id") == os.environ["CLIENT_ID"] and case.method != "GET":
        parameters["client_id"] = "ec_0000000000000000"


@schemathesis.check
def valid_data_acceptance(ctx, response, case):
    try:
        checks.positive_data_acceptance(ctx, response, case)
    except AssertionError:
        if not is_explained(read_json(response)):
            raise


@schemathesis.check
def invalid_data_rejection(ctx, response, case):
    if not any((case.query or {}).get(name) == "" for name in EMPTY_FILTERS):
        checks.negative_data_rejection(ctx, response, case)


def is_explained(body):
    """Tells whether an exception explains each problem of a refusal."""
    if body.get("error_code", body.get("error")) in CODES:
        return True
    problems = (body.get("extra") or {}).get("problems", [])
    explained = [any(part in problem["issue"] for part in ISSUES) for problem in problems]
    return len(explained) > 0 and all(explained)


def read_json(response):
    try:
        body = response.json()
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
