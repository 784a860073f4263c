from openapi_client import (
    AccessApi,
    ApiClient,
    ApiException,
    Configuration,
    DraftRequest,
    DraftsApi,
    EventsApi,
    PlannedReference,
    ImageReference,
    ImagesApi,
    ListingsApi,
    ListingsByASINApi,
    PdpScoredEvent,
    PlannedImage,
)

from flow import poll, print_outcome, read_settings

settings = read_settings()
asin = settings["asin"]
configuration = Configuration(host=settings["baseUrl"])
client = ApiClient(configuration)
token = AccessApi(client).request_token(**settings["credential"], grant_type="client_credentials")
configuration.access_token = token.access_token

listings = ListingsByASINApi(client)
listings.submit_pdp_by_asin(asin)
pdp = poll(lambda: listings.get_pdp_by_asin(asin), lambda answer: answer.status != "processing")
upload = ImagesApi(client).upload_image(("image.png", settings["image"].read_bytes()))
page = ListingsApi(client).list_pdps()
events = EventsApi(client).list_events()
explanation = ListingsApi(client).explain_pdp(str(pdp.pdp_id))
planned = PlannedImage(asset_type="Packshot", service_score=90)
request = DraftRequest(hero=ImageReference(PlannedReference(planned=planned)))
draft = DraftsApi(client).score_draft(request)
ListingsApi(client).delete_pdp(str(pdp.pdp_id))
try:
    listings.get_pdp_by_asin(asin)
    deleted = 200
except ApiException as refusal:
    deleted = refusal.status
print_outcome(
    score=pdp.pdp_score,
    upload={"sha256": upload.sha256, "url": upload.url},
    listed=next(each.pdp_score for each in page.data if each.pdp_id == pdp.pdp_id),
    event=next(
        {"type": event.type, "score": event.data.pdp_score, "cause": event.data.cause}
        for event in (each.actual_instance for each in events.data)
        if isinstance(event, PdpScoredEvent) and event.data.pdp_id == pdp.pdp_id
    ),
    explained=explanation.pdp_score,
    drafted=draft.pdp_score,
    deleted=deleted,
)
