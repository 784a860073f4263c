"""Calls a service by the client and checks what it returns. Run by python.test.ts."""

import threading
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import List

from endcap import (
    Endcap,
    EndcapError,
    NotFoundError,
    UnexpectedResponseError,
    ValidationError,
    types,
)

endcap = Endcap.from_env()

for name in ("sku-0", "sku-1", "sku-2"):
    assert endcap.wait_until_scored(name)["status"] == "COMPLETED"

# Lists are read page by page.
ids = sorted(listing["id"] for listing in endcap.listings.iter_pdps(limit=1))
assert ids == ["sku-0", "sku-1", "sku-2", "sku-4711"], ids
first = endcap.listings.list_pdps(limit=1)
assert first["has_more"] and len(first["data"]) == 1

# Filters: a repeated parameter, a number, a time, and a time without a zone.
yesterday = datetime.now(timezone.utc) - timedelta(days=1)
page = endcap.listings.list_pdps(id=["sku-0", "sku-1"], score_min=0.5, updated_since=yesterday)
assert len(page["data"]) == 2, page
try:
    endcap.listings.list_pdps(updated_since=datetime(2026, 1, 1))
    raise AssertionError("a time without a zone was sent")
except ValueError as error:
    assert "time zone" in str(error)

# Errors have the class of their status and the code of the API.
try:
    endcap.listings_by_id.get_pdp("no/such id")
    raise AssertionError("found a listing that does not exist")
except NotFoundError as error:
    assert error.status == 404 and error.request_id, error
    assert isinstance(error, EndcapError)
try:
    endcap.listings_by_id.submit_pdp("x", {"hero_image_url": "front.jpg"})
    raise AssertionError("accepted an address that is none")
except ValidationError as error:
    assert error.code == "VALIDATION_ERROR" and error.details
    assert error.details["problems"][0]["field"] == "hero_image_url"

# One key creates one record.
views = [
    endcap.views.create_view({"name": "Chips", "query": "q=chips"}, idempotency_key="key-1") for _ in range(2)
]
assert views[0]["view_id"] == views[1]["view_id"]
endcap.views.delete_view(views[0]["view_id"])

# Exports are downloads, of any size or up to the limit of the client.
with endcap.listings.export_pdps(format="ndjson") as export:
    assert sum(1 for _ in export.lines()) == 4
endcap.listings.export_pdps(format="xlsx").save("listings.xlsx")
assert Path("listings.xlsx").read_bytes()[:2] == b"PK"
try:
    endcap.with_options(max_response_bytes=100).listings.export_pdps(format="csv").read()
    raise AssertionError("read more than the limit")
except UnexpectedResponseError as error:
    assert error.code == "RESPONSE_TOO_LARGE"

# A redirect is an address, the language one of the client, and operations without a token work.
listing = endcap.listings.list_pdps(id=["sku-4711"])["data"][0]
assert listing["hero_image_id"]
address = endcap.images.get_image_rendition(listing["hero_image_id"], "160.webp")
assert address.startswith("http"), address
texts = [
    client.listings.explain_pdp(listing["pdp_id"])["breakdown"][0]["title"]
    for client in (endcap, endcap.with_options(language="de"))
]
assert texts[0] != texts[1], texts
assert set(endcap.health.is_ready()["checks"].values()) == {"ok"}

# Events arrive on the stream, from the oldest.
with endcap.events.stream_events(after=endcap.events.list_events(limit=1)["data"][0]["id"]) as stream:
    event = next(stream.events())
    assert event["type"] and event["data"], event

# Threads share a client and its token.
found: List[types.PdpScores] = []
threads = [
    threading.Thread(target=lambda: found.append(endcap.listings_by_id.get_pdp("sku-0"))) for _ in range(4)
]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(found) == 4

# Bytes are a file as well as a path is.
uploads = [endcap.images.upload_image(file) for file in (Path("front.jpg"), Path("front.jpg").read_bytes())]
assert uploads[0]["sha256"] == uploads[1]["sha256"]

endcap.listings.delete_pdp(listing["pdp_id"], permanent=True)
try:
    endcap.listings.get_pdp_summary(listing["pdp_id"])
    raise AssertionError("the listing is not deleted")
except NotFoundError:
    print("done")
