from python_client import AuthenticatedClient, Client
from python_client.api.access import request_token
from python_client.api.drafts import score_draft
from python_client.api.events import list_events
from python_client.api.images import upload_image
from python_client.api.listings import delete_pdp, explain_pdp, list_pdps
from python_client.api.listings_by_asin import get_pdp_by_asin, submit_pdp_by_asin
from python_client.models import (
    AsinScores,
    AsinSubmission,
    AsinSubmitted,
    Classification,
    DraftRequest,
    DraftScore,
    EventPage,
    ListingExplanation,
    PdpPage,
    PdpScoredEvent,
    PlannedImage,
    PlannedReference,
    Token,
    TokenRequest,
    TokenRequestGrantType,
    Upload,
    UploadForm,
)
from python_client.types import File

from flow import poll, print_outcome, read_settings

settings = read_settings()
asin = settings["asin"]
token = request_token.sync(
    client=Client(base_url=settings["baseUrl"]),
    body=TokenRequest(**settings["credential"], grant_type=TokenRequestGrantType.CLIENT_CREDENTIALS),
)
assert isinstance(token, Token), token
client = AuthenticatedClient(base_url=settings["baseUrl"], token=token.access_token)

# The generator cannot leave out an optional body.
submitted = submit_pdp_by_asin.sync(asin, client=client, body=AsinSubmission())
assert isinstance(submitted, AsinSubmitted), submitted
pdp = poll(lambda: get_pdp_by_asin.sync(asin, client=client), lambda answer: answer.status != "processing")
assert isinstance(pdp, AsinScores), pdp
with settings["image"].open("rb") as image:
    file = File(payload=image, file_name="image.png", mime_type="image/png")
    upload = upload_image.sync(client=client, body=UploadForm(file=file))
assert isinstance(upload, Upload), upload
page = list_pdps.sync(client=client)
assert isinstance(page, PdpPage), page
events = list_events.sync(client=client)
assert isinstance(events, EventPage), events
explanation = explain_pdp.sync(pdp.pdp_id, client=client)
assert isinstance(explanation, ListingExplanation), explanation
planned = PlannedImage(asset_type=Classification.PACKSHOT, service_score=90)
draft = score_draft.sync(client=client, body=DraftRequest(hero=PlannedReference(planned=planned)))
assert isinstance(draft, DraftScore), draft
delete_pdp.sync_detailed(pdp.pdp_id, client=client)
print_outcome(
    score=pdp.pdp_score,
    upload={"sha256": upload.sha256, "url": upload.url},
    listed=next(each.pdp_score for each in page.data if each.pdp_id == pdp.pdp_id),
    event=next(
        {"type": event.type_, "score": event.data.pdp_score, "cause": event.data.cause}
        for event in events.data
        if isinstance(event, PdpScoredEvent) and event.data.pdp_id == pdp.pdp_id
    ),
    explained=explanation.pdp_score,
    drafted=draft.pdp_score,
    deleted=get_pdp_by_asin.sync_detailed(asin, client=client).status_code,
)
