# Generated from docs/openapi.json by npm run docs. Do not edit.
"""Requests and responses of the API: plain dictionaries at run time."""

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class AcceptanceFinding(TypedDict):
    # Id of the rule, unique within its target
    rule: str
    # Name of the measurement
    measure: "AcceptanceMeasure"
    # Null for the listing as a whole
    image_id: Optional[str]
    # Position of the image, 0 for the main image. Null for the listing as a whole
    position: Optional[int]
    # `not_sure`: it cannot be known, so a person should look at the image
    outcome: Literal["fail", "not_sure"]
    # `hard` rules refuse. A rule that was read for other markets is `advice`
    severity: Literal["hard", "advice"]
    # Measured value. Null if it could not be measured
    measured: Optional[Union[float, str]]
    # Figure, word or accepted words of the rule
    required: Optional[Union[float, str, List[str]]]
    # True if its pages were read more than 180 days ago
    is_old: bool
    # The problem in words
    message: str
    # How to keep the rule
    fix: str
    # The page that states it. Null for rules without a public source
    source: Optional["AcceptanceFindingSource"]


class AcceptanceFindingSource(TypedDict):
    # In a few words
    title: str
    # Address of the page
    url: str
    # Date on the page: a year, a month or a day
    date: Optional[str]
    # Month or day on which the page was read
    read: str


AcceptanceMeasure = Literal[
    "width_px",
    "height_px",
    "longest_side_px",
    "shortest_side_px",
    "total_px",
    "zoom_px",
    "aspect_ratio",
    "orientation",
    "bytes_max",
    "bytes_min",
    "file_type",
    "color_space",
    "bit_depth",
    "resolution_dpi",
    "jpeg_quality",
    "animated",
    "upscaled",
    "background_white",
    "background_color",
    "background_transparent",
    "background_residue",
    "fill_share",
    "whitespace_share",
    "margin_px",
    "margin_share",
    "centered",
    "crop",
    "shadow",
    "reflection",
    "border",
    "text_overlay",
    "text_share",
    "text_language",
    "promo_text",
    "price_text",
    "shipping_text",
    "contact_info",
    "logo",
    "seller_logo",
    "watermark",
    "badge",
    "marketplace_marks",
    "graphics",
    "inset_image",
    "collage",
    "energy_label",
    "edit_traces",
    "props",
    "accessories_not_included",
    "other_products",
    "packaging_in_view",
    "tags_in_view",
    "mannequin",
    "model",
    "celebrity",
    "minors",
    "nudity",
    "offensive_content",
    "lifestyle",
    "illustration",
    "stock_photo",
    "monochrome",
    "blur",
    "color_true",
    "required_view",
    "image_count_min",
    "image_count_recommended",
    "image_count_max",
    "image_missing",
    "duplicate_image",
    "placeholder",
    "title_match",
    "product_match",
    "variant_match",
    "rights",
    "ai_mark",
]


class AcceptanceReport(TypedDict):
    # Id of the target
    target: "AcceptanceTargetId"
    # Its name, with the region if the report is about one
    target_name: str
    # The retailer region, null for all
    retailer: Optional[str]
    # Day whose rules judge
    day: str
    # Listings that were judged
    listings: int
    # Listings that are accepted
    accepted: int
    # Listings that are refused
    not_accepted: int
    # A person should look. They are not counted as refused
    not_sure: int
    # Refused listings that `swap`, `leave_out`, `crop` or `whiten` can fix
    fixable: int
    # Refused listings without a reason, because they are being judged again by changed rules. With
    # them, the reasons add up to `not_accepted`
    pending: int
    # Day or month in which a page of the rules was read last
    checked: Optional[str]
    # By the first rule that refuses a listing, the most listings first. A listing with several
    # reasons counts under the first. Rules of the main image come first
    reasons: List["RefusalReason"]
    # Certified listings that are refused
    certified: "AcceptanceReportCertified"
    # The next day on which a rule starts or ends. Null without one
    next_change: Optional["AcceptanceReportNextChange"]
    # Last day that can be asked for. Null without a second dated change
    last_day: Optional[str]


class AcceptanceReportCertified(TypedDict):
    # Number of images
    count: int
    # Up to 4 listings
    examples: List["RefusedListing"]


class AcceptanceReportNextChange(TypedDict):
    # First day of the changed rules
    day: str
    # Rules that start to hold on it
    rules: List["StatedAcceptanceRule"]
    # Listings that are accepted until then
    accepted_before: int
    # Listings that are accepted from then on
    accepted: int
    # Listings that are refused from then on, and not today
    newly_refused: int
    # How many of them have a fix like `fixable`
    newly_fixable: int


class _AcceptanceRuleRequired(TypedDict):
    # Unique within its target
    id: str
    # `other`: all but the main image
    images: Literal["main", "other", "all"]
    # Name of the measurement
    measure: "AcceptanceMeasure"
    # `none`: it must be absent
    operator: Literal[">=", "<=", "=", "in", "none"]
    # `hard` refuses an image, `advice` does not
    severity: Literal["hard", "advice"]
    # Names of sources. Empty for rules without a public source
    sources: List[str]


_AcceptanceRuleOptional = TypedDict(
    "_AcceptanceRuleOptional",
    {
        # Paths of category subtrees. Absent for all
        "categories": List[str],
        # Paths of category subtrees without the rule
        "exceptCategories": List[str],
        # Regions of the target. The rule is advice in others. Absent for all
        "markets": List[str],
        # Figure, word or accepted words
        "value": Union[float, str, List[str]],
        # Unit of the figure
        "unit": Literal["px", "percent", "MB", "KB", "dpi", "bits", "bit"],
        # True if several pages of others state it
        "confirmed": bool,
        # First day on which it holds
        "from": str,
        # Last day on which it holds
        "until": str,
        # Day on which a person checked it again
        "checked": str,
        # Ids of rules whose pages say otherwise
        "disagreesWith": List[str],
    },
    total=False,
)


class AcceptanceRule(_AcceptanceRuleRequired, _AcceptanceRuleOptional):
    pass


class AcceptanceRuleActivation(TypedDict):
    # Number of a version. 0 are the rules of the release, or of the installed rule pack
    version: int


class AcceptanceRuleDraft(TypedDict):
    # Changes of the rules of a target
    patch: "AcceptanceRulePatch"


class AcceptanceRulePatch(TypedDict, total=False):
    # Public pages by name
    sources: Dict[str, "AcceptanceRuleSource"]
    # Replace rules of the same id, or are added
    rules: List["AcceptanceRule"]
    # Ids of rules that do not hold
    removed: List[str]
    # Days on which somebody checked a rule, by its id. It is then not old
    checked: Dict[str, str]


class AcceptanceRulePreview(TypedDict):
    # Listings that were judged
    listings: int
    # False if there are more listings
    is_complete: bool
    # Listings by state, by the rules in force
    before: "AcceptanceStates"
    # Listings by state, by the changed rules
    after: "AcceptanceStates"
    # Up to 20 listings whose state changes
    changed: List["AcceptanceRulePreviewChangedEntry"]


class AcceptanceRulePreviewChangedEntry(TypedDict):
    # Id of the listing
    pdp_id: str
    # Product name
    name: Optional[str]
    # State by the rules in force
    before: "AcceptanceState"
    # State by the changed rules
    after: "AcceptanceState"


class _AcceptanceRulePublicationRequired(TypedDict):
    # Changes of the rules of a target
    patch: "AcceptanceRulePatch"


class AcceptanceRulePublication(_AcceptanceRulePublicationRequired, total=False):
    # A note for people
    comment: Optional[str]
    # The version that the new one replaces. If another is in force, the answer is 409
    expected_version: Optional[int]


class AcceptanceRuleSource(TypedDict):
    # In a few words
    title: str
    # Address of the page
    url: str
    # True for a page of the target itself
    official: bool
    # Date on the page: a year, a month or a day
    date: Optional[str]
    # Month or day on which the page was read
    read: str


class AcceptanceRuleVersion(TypedDict):
    # Number of a version. 0 are the rules of the release, or of the installed rule pack
    version: int
    # Changes of the rules of a target
    patch: "AcceptanceRulePatch"
    # A note for people
    comment: Optional[str]
    # Time of its creation
    created_at: str
    # Id of the credential or the person
    created_by: str
    # True for the version in force
    is_active: bool


AcceptanceState = Literal["accepted", "not_accepted", "not_sure"]


class AcceptanceStates(TypedDict):
    # Listings without a broken rule
    accepted: int
    # Listings that break a hard rule
    not_accepted: int
    # Listings that may break a hard rule
    not_sure: int


class AcceptanceTarget(TypedDict):
    # Id, unique in its list
    id: Union[Literal[
        "amazon",
        "walmart",
        "target",
        "kroger",
        "instacart",
        "ebay",
        "tesco",
        "wayfair",
        "etsy",
        "tiktok-shop",
        "mercado-libre",
        "mercado-livre",
        "temu",
        "shein",
        "newegg",
        "zalando",
        "otto",
        "about-you",
        "bol",
        "kaufland",
        "galaxus",
        "john-lewis",
        "the-range",
        "fnac-darty",
        "conforama",
        "praxis",
        "conrad",
        "mercateo",
        "decathlon",
        "worten",
        "allegro",
        "media-expert",
        "emag",
        "ozon",
        "wildberries",
        "yandex-market",
        "sbermegamarket",
        "rakuten",
        "yahoo-shopping",
        "coupang",
        "auction",
        "11st",
        "gmarket",
        "naver-smart-store",
        "shopee",
        "lazada",
        "redmart",
        "zalora",
        "flipkart",
        "myntra",
        "ajio",
        "tata-cliq",
        "meesho",
        "noon",
        "jumia",
        "takealot",
        "catch",
        "americanas",
        "dafiti",
        "pinduoduo",
        "alibaba",
        "shopify",
        "google-merchant-center",
        "microsoft-merchant-center",
        "meta-catalog",
        "pinterest-catalog",
        "google-structured-data",
        "glami",
        "heureka",
        "gs1-product-image",
        "gs1-mobile-ready-hero-image",
        "gs1-sweden",
        "gs1-austria",
        "ai-act",
    ], str]
    # Product name
    name: str
    # `shop`: its regions are retailers. Channels and standards only accept images
    kind: Literal["shop", "channel", "standard"]
    # Ids of its retailer regions
    retailers: List[str]
    # True if your organization chose it
    is_chosen: bool
    # Number of a version. 0 are the rules of the release, or of the installed rule pack
    active_version: int
    # Number of rules in force
    rule_count: int


class AcceptanceTargetChoice(TypedDict):
    # Ids of targets. Null: the retailer of each listing
    targets: Optional[List[str]]


class AcceptanceTargetDetails(TypedDict):
    # Id, unique in its list
    id: "AcceptanceTargetId"
    # Product name
    name: str
    # `shop`: its regions are retailers. Channels and standards only accept images
    kind: Literal["shop", "channel", "standard"]
    # Ids of its retailer regions
    retailers: List[str]
    # True if your organization chose it
    is_chosen: bool
    # Number of a version. 0 are the rules of the release, or of the installed rule pack
    active_version: int
    # Number of rules in force
    rule_count: int
    # Rules in force
    rules: List["StatedAcceptanceRule"]
    # Rules as the release or the rule pack has them, which the version in force replaces or removes
    replaced: List["StatedAcceptanceRule"]
    # The newest first
    versions: List["AcceptanceRuleVersion"]


AcceptanceTargetId = Union[Literal[
    "amazon",
    "walmart",
    "target",
    "kroger",
    "instacart",
    "ebay",
    "tesco",
    "wayfair",
    "etsy",
    "tiktok-shop",
    "mercado-libre",
    "mercado-livre",
    "temu",
    "shein",
    "newegg",
    "zalando",
    "otto",
    "about-you",
    "bol",
    "kaufland",
    "galaxus",
    "john-lewis",
    "the-range",
    "fnac-darty",
    "conforama",
    "praxis",
    "conrad",
    "mercateo",
    "decathlon",
    "worten",
    "allegro",
    "media-expert",
    "emag",
    "ozon",
    "wildberries",
    "yandex-market",
    "sbermegamarket",
    "rakuten",
    "yahoo-shopping",
    "coupang",
    "auction",
    "11st",
    "gmarket",
    "naver-smart-store",
    "shopee",
    "lazada",
    "redmart",
    "zalora",
    "flipkart",
    "myntra",
    "ajio",
    "tata-cliq",
    "meesho",
    "noon",
    "jumia",
    "takealot",
    "catch",
    "americanas",
    "dafiti",
    "pinduoduo",
    "alibaba",
    "shopify",
    "google-merchant-center",
    "microsoft-merchant-center",
    "meta-catalog",
    "pinterest-catalog",
    "google-structured-data",
    "glami",
    "heureka",
    "gs1-product-image",
    "gs1-mobile-ready-hero-image",
    "gs1-sweden",
    "gs1-austria",
    "ai-act",
], str]


class AcceptanceTargetList(TypedDict):
    # The rows
    data: List["AcceptanceTarget"]
    # Ids of the targets that listings are judged for. Null: the retailer of each listing
    chosen: Optional[List[str]]


class Action(TypedDict):
    # For programs. Stable
    code: Literal[
        "MAKE_MAIN",
        "SWAP_MAIN",
        "REORDER",
        "ADD_IMAGE",
        "ADD_IMAGES",
        "REMOVE_REPEAT",
        "REPLACE_REPEAT",
        "FIX",
        "CROP",
        "WHITEN",
    ]
    # In a few words
    title: str
    # Points that the listing gains by this change alone, found by scoring it again
    gain_listing: float
    # The factor that is fixed
    factor: Optional[Union["FactorName", "CustomFactorName"]]
    # Need of the change: own images (`today`), pictures that Spark composes, or new photographs
    purse: "Purse"
    # What to do, in one or two sentences
    detail: str
    # Points that the image gains. Null unless one image changes
    gain_image: Optional[float]
    # The image that changes or moves. Null if the action has no such image, or if a what-if request
    # refers to it in another way
    image_id: Optional[str]
    # Position of the image that changes or moves in the listing as it is, 0 for the main image
    position: Optional[int]
    # Asset type of a new image
    asset_type: Optional["Classification"]
    # Difference in points
    change: "Composition"


ActionCode = Literal[
    "MAKE_MAIN",
    "SWAP_MAIN",
    "REORDER",
    "ADD_IMAGE",
    "ADD_IMAGES",
    "REMOVE_REPEAT",
    "REPLACE_REPEAT",
    "FIX",
    "CROP",
    "WHITEN",
]


class ActionTitle(TypedDict):
    # For programs. Stable
    code: "ActionCode"
    # In a few words
    title: str
    # Points that the listing gains by this change alone, found by scoring it again
    gain_listing: float
    # The factor that is fixed
    factor: Optional[Union["FactorName", "CustomFactorName"]]


Advice = Literal[
    "other_main",
    "other_main.packshot",
    "other_main.packshot_back",
    "other_main.alternate_angle",
    "other_main.detail",
    "other_main.lifestyle",
    "other_main.in_use",
    "other_main.on_model",
    "other_main.size_and_scale",
    "other_main.infographic",
    "other_main.comparison_chart",
    "other_main.ingredients",
    "other_main.nutrition_label",
    "other_main.instructions",
    "other_main.packaging",
    "other_main.group_or_variant",
    "other_main.swatch",
    "other_main.other",
    "order",
    "repeat",
    "crop",
    "whiten",
]


class AltTextCheck(TypedDict):
    # BCP 47 tag
    language: str
    # Text as it is on the pack
    text: Optional[str]
    # True without problems
    is_ok: bool
    # What is wrong with the row
    problems: List["AltTextCheckProblem"]


class AltTextCheckProblem(TypedDict):
    # For programs. Stable
    code: Literal[
        "MISSING",
        "FILE_NAME",
        "REPEATED",
        "TOO_LONG",
        "OTHER_TYPE",
        "OTHER_PRODUCT",
        "OTHER_COLOR",
        "OTHER_TEXT",
    ]
    # What is wrong, for people
    message: str


class _AltTextsBodyRequired(TypedDict):
    # Replaces those of all languages
    alt_texts: List["AltTextsOfLanguage"]


class AltTextsBody(_AltTextsBodyRequired, total=False):
    # Ids of the images that the texts describe, in order. If the listing has other images by now,
    # nothing changes and the answer is 409 `IMAGES_CHANGED`
    expected_image_ids: Optional[List[str]]


class AltTextsOfImage(TypedDict):
    # Id of the image
    image_id: str
    # 0 for the main image
    position: int
    # Your id of the image, as submitted
    asset_id: Optional[str]
    # False if the image is not analyzed yet. Texts are not compared with it then, and there is no
    # draft
    is_analyzed: bool
    # By language
    texts: List["AltTextCheck"]
    # Made of the name and of what was measured, without a language model
    drafts: List["AltTextsOfImageDraft"]


class AltTextsOfImageDraft(TypedDict):
    # BCP 47 tag
    language: str
    # Text as it is on the pack
    text: str


class AltTextsOfLanguage(TypedDict):
    # BCP 47 tag, such as `de` or `pt-BR`
    language: str
    # One for each image, the main image first. An empty text or null is none
    texts: List[Optional[str]]


class _AnsweredByIdRequired(TypedDict):
    # Id of the image
    image_id: str


class AnsweredById(_AnsweredByIdRequired, total=False):
    # Factors whose recommendations count as followed. A repeated factor counts once. Not with
    # `planned`
    fixed: List[Union["FactorName", "CustomFactorName"]]


class _AnsweredByUploadRequired(TypedDict):
    # Id of the upload
    upload_id: str


class AnsweredByUpload(_AnsweredByUploadRequired, total=False):
    # Factors whose recommendations count as followed. A repeated factor counts once. Not with
    # `planned`
    fixed: List[Union["FactorName", "CustomFactorName"]]


class _AnsweredByUrlRequired(TypedDict):
    # Address of the image
    image_url: str


class AnsweredByUrl(_AnsweredByUrlRequired, total=False):
    # Factors whose recommendations count as followed. A repeated factor counts once. Not with
    # `planned`
    fixed: List[Union["FactorName", "CustomFactorName"]]


# An image as a request referred to it
AnsweredReference = Union["AnsweredById", "AnsweredByUpload", "AnsweredByUrl", "PlannedReference"]


class AsinCarouselImage(TypedDict):
    # Id of the image
    image_id: str
    # Address of the image
    image_url: Optional[str]
    # Place in the listing, 0 for the main image
    position: int
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # Asset type: what the image shows
    classification: Optional["Classification"]
    # The score is 80 or above
    conversion_ready: Optional[bool]


class AsinHero(TypedDict):
    # Id of the image
    image_id: str
    # Address of the image
    image_url: Optional[str]
    # Your id of the image, as submitted
    asset_id: Optional[str]
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # Asset type: what the image shows
    classification: Optional["Classification"]
    # Reasons for the score, and recommendations. Null before it is scored
    score_metadata: Optional["ScoreMetadata"]
    # Components of the GS1 guideline. Null for other images
    hero_gs1_components: Optional["HeroGs1Components"]
    # Readability in search results on a phone. Null for other images
    mobile_readiness: Optional["MobileReadiness"]
    # The score is 80 or above
    conversion_ready: Optional[bool]


class AsinScores(TypedDict):
    # ASIN of the listing
    asin: str
    # The storefront’s region
    region: str
    # Id of the listing
    pdp_id: str
    # `processing`, then `scored` or `error`
    status: Literal["processing", "scored", "error"]
    # Product name
    name: Optional[str]
    # Path of the category
    category: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # The first score of the listing
    listing_score_at_ingest: Optional[float]
    # Difference to the first score of the listing
    score_change: Optional[float]
    # The score is 80 or above
    conversion_ready: Optional[bool]
    # Mean score of the carousel images
    carousel_score: Optional[float]
    # The main image
    hero: Optional["AsinHero"]
    # Images after the main image, in order
    carousel_images: List["AsinCarouselImage"]
    # Asset types that the listing has, and those that it should have
    asset_mix: Optional["AssetMix"]
    # Time of the score. Null before the first
    scored_at: Optional[str]


class AsinSubmission(TypedDict, total=False):
    # Storefront region; `us` when absent
    region: "Region"
    # `true` downloads images again that the listing has already. Only those whose content has
    # changed are scored
    refresh_images: Optional[bool]
    # `keep` leaves images that a person has composed. `replace` sets those of the submission
    composed_set: Literal["replace", "keep"]


class AsinSubmitted(TypedDict):
    # ASIN of the listing
    asin: str
    # The storefront’s region
    region: str
    # Id of the listing
    pdp_id: str
    # Always `processing`: poll `score_url`
    status: Literal["processing"]
    # Relative address to poll
    score_url: str


class AssetMix(TypedDict):
    """Asset types that the listing has, and those that it should have."""

    # Images, the main image included
    total_images: int
    # Images after the main image, in order
    carousel_images: int
    # Carousel images that the retailer and the category ask for
    recommended_carousel_images: int
    # Images by asset type
    by_classification: Dict[str, int]
    # Images of the ideal mix by asset type
    ideal_by_classification: Dict[str, int]
    # Asset types that the listing lacks
    missing: Dict[str, int]
    # Images beyond the ideal mix by asset type
    surplus: Dict[str, int]
    # Pairs of images that show the same
    near_duplicates: List[List[str]]
    # Images that seem to show another product. They count for no type and fill no place of the
    # carousel
    other_products: List[str]
    # Position 0 is the main image
    assets: List["AssetMixAsset"]


class AssetMixAsset(TypedDict):
    # Place in the listing, 0 for the main image
    position: int
    # Id of the image
    image_id: str
    # Your id of the image, as submitted
    asset_id: Optional[str]


class _AssetTypeCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["asset_type"]
    # The asset type that the image has
    value: "Classification"


class AssetTypeCorrection(_AssetTypeCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]


class AuditEvent(TypedDict):
    # Id of the event
    event_id: str
    # Time of the event
    occurred_at: str
    # What was done, such as `credential.created`
    action: Literal[
        "session.started",
        "passkey.added",
        "passkey.removed",
        "recovery_codes.created",
        "device_link.created",
        "person.invited",
        "person.link_created",
        "person.role_changed",
        "person.disabled",
        "person.enabled",
        "credential.created",
        "credential.disabled",
        "credential.rotated",
        "keys.rotated",
        "rubric.published",
        "rubric.activated",
        "acceptance_rules.published",
        "acceptance_rules.activated",
        "acceptance_targets.chosen",
        "rule_pack.installed",
        "rule_pack.activated",
        "teaching.used",
        "teaching.forgotten",
        "money_roles.changed",
        "pdp.deleted",
        "pdp.restored",
        "pdp.removed",
        "bulk_change.started",
        "bulk_change.undone",
        "image.deleted",
        "facts.deleted",
        "shot.deleted",
        "comment.deleted",
        "outcome_test.deleted",
        "shop_connection.created",
        "shop_connection.deleted",
        "shop_push.confirmed",
        "shop_push.rolled_back",
        "webhook_endpoint.created",
        "webhook_endpoint.changed",
        "webhook_endpoint.deleted",
        "webhook_endpoint.rotated",
        "share.created",
        "share.changed",
        "share.rotated",
        "share.opened",
        "share.picture_sent",
        "share.commented",
        "share.closed",
        "organization.created",
        "organization.changed",
        "organization.suspended",
        "organization.resumed",
        "organization.deleted",
    ]
    # Who did it
    actor: "AuditEventActor"
    # Id of what it was done to
    subject: Optional[str]
    # Fields that depend on the action
    details: Optional[Dict[str, Any]]


class AuditEventActor(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class AuditPage(TypedDict):
    # The rows
    data: List["AuditEvent"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class Author(TypedDict):
    # A person of the console, a credential of the API, or somebody without an account
    kind: Literal["person", "credential", "guest"]
    # Id, unique in its list
    id: str
    # Product name
    name: Optional[str]


# Points that the listing lacks. They add up to 100 minus the score
Breakdown = List["BreakdownEntry"]


class BreakdownEntry(TypedDict):
    # Cause of the loss
    step: "LossCause"
    # In a few words
    title: str
    # Points of the listing
    points: float
    # 0 for the main image, null for a penalty
    position: Optional[int]
    # Null for a penalty, and for an upload, an address or a planned image of a what-if request
    image_id: Optional[str]


class Brief(TypedDict):
    # Id of the shot
    shot_id: str
    # State of the work
    status: "ShotStatus"
    # Listing that it belongs to
    listing: "BriefListing"
    # Place in the set. Null for a further image
    position: Optional[int]
    # What the image shows
    asset_type: Optional["Classification"]
    # A note for people
    note: Optional[str]
    # Name of the agency or studio that makes it
    agency: Optional[str]
    # Day until which it is needed
    due_on: Optional[str]
    # Name of the shot, or one made of id and place
    file_name: str
    # Least width in pixels
    width: Optional[int]
    # Height in pixels
    height: Optional[int]
    # What has to be in the picture, and what free space
    crop: Optional[str]
    # The set: current images, the place of this shot, and those of other shots
    places: List["BriefPlace"]
    # Pictures to follow
    examples: List["BriefImage"]
    # Rules of the retailer for this place
    rules: List["BriefRule"]
    # The newest picture that was sent
    picture: Optional["BriefPicture"]
    # Why and when the picture was sent back
    sent_back: Optional["BriefSentBack"]
    # What was said about it, the oldest first
    comments: List["BriefComment"]


class BriefComment(TypedDict):
    # Text as it is on the pack
    text: str
    # Name
    author: Optional[str]
    # True for somebody without an account
    is_guest: bool
    # RFC 3339, in UTC
    at: str


class BriefImage(TypedDict):
    # Id of the image
    image_id: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Null in a shared link
    renditions: Optional["Renditions"]


class BriefListing(TypedDict):
    # Id, unique in its list
    id: str
    # Product name
    name: Optional[str]
    # Retailer region
    retailer: str


class BriefPicture(TypedDict):
    # The picture
    image: "BriefImage"
    # RFC 3339, in UTC
    sent_at: str
    # For the brief and for hard rules about size
    is_large_enough: bool
    # Text of the hard rule that asks for more
    refused_by: Optional[str]


class BriefPlace(TypedDict):
    # Subject of the correction
    kind: Literal["image", "this", "other"]
    # The picture
    image: Optional["BriefImage"]


class BriefRule(TypedDict):
    # The demand in words
    text: str
    # `hard` rules refuse an image
    severity: Literal["hard", "advice"]
    # Page that states it. Null for a rule of your own
    source: Optional["AcceptanceRuleSource"]
    # Day or month in which it was read
    checked: Optional[str]
    # True if nobody has read the rule for 180 days
    is_old: bool


class BriefSentBack(TypedDict):
    # The reason, for people
    reason: str
    # RFC 3339, in UTC
    at: str


class BulkChange(TypedDict):
    # Id of the bulk change
    bulk_change_id: str
    # State of the work
    status: Literal["planning", "ready", "running", "completed", "undoing", "undone"]
    # Images, in order
    images: Optional[Literal["advice", "best_accepted"]]
    # Null if the category is not set
    product_category_id: Optional[str]
    # Retailer region
    retailer: Optional[str]
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    add_tags: List[str]
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    remove_tags: List[str]
    # Advice of the filter
    advice: Optional["Advice"]
    # Listings
    total: int
    # Listings by status
    counts: "BulkChangeCounts"
    # Reasons of `skipped` and `kept`, the most frequent first
    skips: List["BulkChangeSkip"]
    # By the pace so far. Null until it is known, and without work
    seconds_left: Optional[int]
    # Time of its creation
    created_at: str
    # The person or program that asked for it
    created_by: "BulkChangeCreatedBy"
    # When all listings were done
    ended_at: Optional[str]
    # Null if there is nothing to undo
    undo_until: Optional[str]


class BulkChangeCounts(TypedDict):
    # It is not planned yet
    waiting: int
    # It is not applied yet
    planned: int
    # Changed
    changed: int
    # It is already as wanted
    unchanged: int
    # Left out, see `skips`
    skipped: int
    # Again as before
    undone: int
    # Left out of the undo
    kept: int


class BulkChangeCreatedBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class BulkChangeItem(TypedDict):
    # Id of the listing
    pdp_id: str
    # Null if the listing is deleted
    id: Optional[str]
    # Product name
    name: Optional[str]
    # State of the work
    status: "BulkItemStatus"
    # The reason, for people
    reason: Optional["BulkReason"]
    # Null until planned
    before: Optional["BulkChangeSide"]
    # With the draft
    after: Optional["BulkChangeSide"]
    # Score with the images before
    score_before: Optional[float]
    # Expected score with the images after
    score_after: Optional[float]


class BulkChangeItemPage(TypedDict):
    # The rows
    data: List["BulkChangeItem"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class BulkChangePage(TypedDict):
    # The rows
    data: List["BulkChange"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class BulkChangeRequest(TypedDict, total=False):
    # Leaves out other listings that meet the filters
    pdp_ids: List[str]
    # Changes nothing if more listings meet the filters, such as newer ones
    max_listings: int
    # False to wait for `start`. Defaults to true
    start: bool
    # From own images. `advice`: the first step of the plan, that of the filter `advice`.
    # `best_accepted`: the best set with an accepted main image
    images: Literal["advice", "best_accepted"]
    # Id or path of a category
    product_category_id: str
    # Retailer region, for listings that were submitted by id
    retailer: "RetailerId"
    # Tags that the listings get
    add_tags: List[str]
    # Tags that the listings lose
    remove_tags: List[str]


class BulkChangeSide(TypedDict):
    """Values that differ, null for others."""

    # Main image first. Renditions are null for deleted images
    images: Optional[List["BulkChangeSideImage"]]
    # Id of the category
    category_id: Optional[str]
    # Retailer region
    retailer: Optional[str]
    # All tags
    tags: Optional[List[str]]


class BulkChangeSideImage(TypedDict):
    # Id of the image
    image_id: str
    # Addresses of the image in other sizes
    renditions: Optional["Renditions"]


class BulkChangeSkip(TypedDict):
    # The reason, for people
    reason: "BulkReason"
    # Number of listings
    listings: int


BulkChangeStart = TypedDict(
    "BulkChangeStart",
    {
        # `pdp_id` of listings that stay as they are, with the reason `left_out`
        "except": List[str],
    },
    total=False,
)


BulkItemStatus = Literal["waiting", "planned", "changed", "unchanged", "skipped", "undone", "kept"]


BulkReason = Literal[
    "changed_meanwhile",
    "deleted",
    "failed",
    "id_taken",
    "image_deleted",
    "interrupted",
    "left_out",
    "needs_new_image",
    "no_accepted_set",
    "no_advice",
    "not_by_id",
    "not_scored",
    "too_many_tags",
]


class CarouselImage(TypedDict):
    # Id of the image
    image_id: str
    # Address of the image
    image_url: Optional[str]
    # Place in the listing, 0 for the main image
    position: int
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # True if the score is 80 or above. Null before the first score
    service_certified: Optional[bool]
    # Asset type: what the image shows
    classification: Optional["Classification"]


class _CategoryCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["category"]
    # Id or path of the category that the listing `pdp_id` has
    value: str


class CategoryCorrection(_CategoryCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]


CategorySource = Literal["submission", "person", "code", "file", "storefront", "name", "model"]


# Asset type: what the image shows
Classification = Literal[
    "Packshot",
    "Packshot Back",
    "Alternate Angle",
    "Detail",
    "Lifestyle",
    "In Use",
    "On Model",
    "Size And Scale",
    "Infographic",
    "Comparison Chart",
    "Ingredients",
    "Nutrition Label",
    "Instructions",
    "Packaging",
    "Group Or Variant",
    "Swatch",
    "Other",
]


class _ColorCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["color"]


class ColorCorrection(_ColorCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]
    # `natural` for colors without a tint, `tinted` for an obvious tint
    value: Literal["natural", "tinted"]


class Comment(TypedDict):
    # Id of the comment
    comment_id: str
    # Id of the listing
    pdp_id: Optional[str]
    # Id of the image
    image_id: Optional[str]
    # Id of the shot
    shot_id: Optional[str]
    # Comment that it answers
    parent_id: Optional[str]
    # Text as it is on the pack
    text: str
    # Notified people
    mentions: List["CommentMention"]
    # Region of the storefront
    region: Optional["ImageRegion"]
    # Who wrote it
    author: Optional["Author"]
    # Time of its creation
    created_at: str
    # RFC 3339, in UTC. Null if the text was never changed
    edited_at: Optional[str]
    # Whether the question is answered
    solved: Optional["CommentSolved"]


class CommentChange(TypedDict, total=False):
    """Fields that are left out stay. Only the author changes the text."""

    # Text as it is on the pack
    text: str
    # `user_id` of people, see `GET /v1/people`
    mentions: Optional[List[str]]
    # Whether the question is answered
    solved: bool


class CommentCreatedEvent(TypedDict):
    """Somebody has commented on a listing, an image or a shot."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["comment.created"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "CommentCreatedEventData"


class CommentCreatedEventData(TypedDict):
    # Id of the comment
    comment_id: str
    # Id of the listing
    pdp_id: Optional[str]
    # Id of the image
    image_id: Optional[str]
    # Id of the shot
    shot_id: Optional[str]
    # Comment that it answers
    parent_id: Optional[str]
    # `user_id` of the people that it mentions
    mentions: List[str]


class CommentMention(TypedDict):
    # Id of the person
    user_id: str
    # Product name
    name: Optional[str]


class CommentPage(TypedDict):
    # The rows
    data: List["Comment"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class CommentSolved(TypedDict):
    # RFC 3339, in UTC
    at: str
    # Id of the credential or the person
    by: Optional["Author"]


class ComposerImage(TypedDict):
    # Id of the image
    image_id: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Name of the file
    filename: str
    # Where the image comes from
    origin: Literal["listing", "spark"]
    # The image that Spark made it from
    root_image_id: Optional[str]
    # Name of the composition that Spark made
    composition: Optional[str]
    # Your id of the image, as submitted
    asset_id: Optional[str]
    # Measurements of the image. Null before it is analyzed
    facts: "ImageFacts"
    # Readability of the image as the main image of this listing
    mobile_readiness: "MobileReadiness"
    # Addresses of the image in other sizes
    renditions: "Renditions"


class Composition(TypedDict):
    """A listing in the form of the what-if request."""

    # The main image
    hero: "AnsweredReference"
    # Images after the main image, in order
    carousel: List["AnsweredReference"]


class Correction(TypedDict):
    # Id of the correction
    correction_id: str
    # Subject of the correction
    kind: Literal[
        "asset_type",
        "text_is_on_pack",
        "not_a_repeat",
        "color",
        "other_product",
        "same_product",
        "product_damaged",
        "category",
        "disagree",
    ]
    # What is right
    value: Optional[Union[str, bool]]
    # A note for people
    comment: Optional[str]
    # The image that it was made on. It may be deleted since
    image_id: Optional[str]
    # The listing that it was made on, if it was made on a listing
    pdp_id: Optional[str]
    # Time of its creation
    created_at: str
    # Id of the credential or the person
    created_by: str
    # Null while it is in force
    revoked_at: Optional[str]
    # Id of the credential or the person that revoked it. Null while it is in force
    revoked_by: Optional[str]


CorrectionKind = Literal[
    "asset_type",
    "text_is_on_pack",
    "not_a_repeat",
    "color",
    "other_product",
    "same_product",
    "product_damaged",
    "category",
    "disagree",
]


class CorrectionPage(TypedDict):
    # The rows
    data: List["Correction"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


CorrectionRequest = Union[
    "AssetTypeCorrection",
    "TextIsOnPackCorrection",
    "NotARepeatCorrection",
    "ColorCorrection",
    "OtherProductCorrection",
    "SameProductCorrection",
    "ProductDamagedCorrection",
    "CategoryCorrection",
    "Disagreement",
]


class CorrectionResult(TypedDict):
    # Id of the correction
    correction_id: str
    # Subject of the correction
    kind: "CorrectionKind"
    # What is right
    value: Optional[Union[str, bool]]
    # A note for people
    comment: Optional[str]
    # The image that it was made on. It may be deleted since
    image_id: Optional[str]
    # The listing that it was made on, if it was made on a listing
    pdp_id: Optional[str]
    # Time of its creation
    created_at: str
    # Id of the credential or the person
    created_by: str
    # Null while it is in force
    revoked_at: Optional[str]
    # Id of the credential or the person that revoked it. Null while it is in force
    revoked_by: Optional[str]
    # Listings that have the content. Up to ten are scored before the response, and further ones
    # soon after
    pdps: List["CorrectionResultPdp"]


class CorrectionResultPdp(TypedDict):
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # Null while the listing is being scored
    score_change: Optional[float]


class CredentialList(TypedDict):
    # The rows
    data: List["CredentialSummary"]


class CredentialRotation(TypedDict, total=False):
    # Hours for which the old secret stays valid
    overlap_hours: int


class CredentialSummary(TypedDict):
    # Id of the credential
    client_id: str
    # Product name
    name: Optional[str]
    # Null for one without limits, which is like `admin`
    access: Optional[Literal["read", "submit", "admin"]]
    # Limits it to this retailer region. Null for all
    retailer: Optional[str]
    # Limits it to listings with this tag. Null for all
    tag: Optional[str]
    # Time of its creation
    created_at: str
    # Time of its last token, exact to a minute
    last_used_at: Optional[str]
    # Null while it can be used
    disabled_at: Optional[str]


class CredentialWithSecret(TypedDict):
    # Id of the credential
    client_id: str
    # Product name
    name: Optional[str]
    # Null for one without limits, which is like `admin`
    access: Optional[Literal["read", "submit", "admin"]]
    # Limits it to this retailer region. Null for all
    retailer: Optional[str]
    # Limits it to listings with this tag. Null for all
    tag: Optional[str]
    # Time of its creation
    created_at: str
    # Time of its last token, exact to a minute
    last_used_at: Optional[str]
    # Null while it can be used
    disabled_at: Optional[str]
    # Returned only here, so store it
    client_secret: str
    # Send it as `organization` for a token
    organization_id: str
    # Production base address of the service
    audience: str
    # Address of the token endpoint
    token_url: str


# Name of a factor of your rubric
CustomFactorName = str


class CustomFacts(TypedDict):
    # Name of the group of facts
    namespace: str
    # Starts at 1 and grows with each change
    version: int
    # Numbers, texts and flags by name
    facts: Dict[str, Union[float, str, bool]]
    # Time of the last change
    changed_at: str
    # Id of the credential or the person
    changed_by: str


class CustomFactsList(TypedDict):
    # By name
    data: List["CustomFacts"]


class _CustomFactsRequestRequired(TypedDict):
    # Numbers, texts and flags by name
    facts: Dict[str, Union[float, str, bool]]


class CustomFactsRequest(_CustomFactsRequestRequired, total=False):
    # The version that the facts replace, 0 for none. If there is another, the answer is 409 and
    # nothing changes
    expected_version: Optional[int]


class CustomFactsResult(TypedDict):
    # Name of the group of facts
    namespace: str
    # Starts at 1 and grows with each change
    version: int
    # Numbers, texts and flags by name
    facts: Dict[str, Union[float, str, bool]]
    # Time of the last change
    changed_at: str
    # Id of the credential or the person
    changed_by: str
    # Listings that have the content. Up to ten are scored before the response, and further ones
    # soon after
    pdps: List["CustomFactsResultPdp"]


class CustomFactsResultPdp(TypedDict):
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # Null while the listing is being scored
    score_change: Optional[float]


class _DisagreementRequired(TypedDict):
    # Subject of the correction
    kind: Literal["disagree"]


class Disagreement(_DisagreementRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]
    # Subject of the disagreement, for example the name of a factor. Changes no score
    value: Optional[str]


class DraftAccepted(TypedDict):
    # Id of the draft
    draft_id: str
    # Always `processing`: poll `result_url`
    status: Literal["processing"]
    # Relative address to poll
    result_url: str
    # Time until which it is kept
    expires_at: str


class DraftBase(TypedDict):
    # Id of the listing
    pdp_id: str


class DraftImage(TypedDict):
    # The image as the request refers to it
    reference: "AnsweredReference"
    # 0 for the main image
    position: int
    # Score of the image, 0–100. Null before it is scored
    service_score: float
    # Asset type: what the image shows
    classification: "Classification"


class DraftRequest(TypedDict, total=False):
    """A field that is null counts as left out."""

    # A stored listing. Fields that are left out have its values, and `difference` compares with its
    # score
    base: Optional["DraftBase"]
    # Retailer region
    retailer: Optional["RetailerId"]
    # A category id from GET /v1/product-categories, or the path of a category
    category: Optional[str]
    # Product name. An empty text means that the listing has no name, also with a base
    name: Optional[str]
    # The main image
    hero: Optional["ImageReference"]
    # In order. An empty list means that the listing has no carousel, also with a base
    carousel: Optional[List["ImageReference"]]
    # Further images that `selection` may use. At most 40 images in all
    candidates: Optional[List["ImageReference"]]
    # `order` finds the best main image and order. `selection` also leaves images out and takes
    # candidates
    optimize: Optional[List[Literal["order", "selection"]]]


class DraftScore(TypedDict):
    """The score of a what-if request. Nothing is stored of it in a listing."""

    # Null unless images had to be analyzed first
    draft_id: Optional[str]
    # `processing` while images are analyzed
    status: Literal["processing", "completed", "failed"]
    # Always false: a draft is not a listing
    stored: bool
    # Why the draft failed
    error: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # Difference to the score of the base. Null without a scored base
    difference: Optional[float]
    # Change in orders or clicks that your own tests foretell for `difference`, 0.09 is 9% more: a
    # 95% range. Null below 30 tests, without a difference, by other rules than those of the base,
    # and for a range that says nothing
    foretold: Optional["Foretold"]
    # True if the score is 80 or above. Null before the first score
    service_certified: Optional[bool]
    # How targets judge this composition. Null before it is scored
    acceptance: Optional[List["TargetAcceptance"]]
    # Points that the listing lacks, by cause
    breakdown: Optional["Breakdown"]
    # Points that a plan from this composition gains
    can_win: Optional[float]
    # `can_win` by what the changes need
    can_win_split: Optional["GainSplit"]
    # Changes by gain, the highest first
    actions: Optional[List["Action"]]
    # Rules of the retailer for the main image
    rule_checks: Optional[List["RuleCheck"]]
    # Too few images have a high score
    score_penalty: Optional[bool]
    # Fewer carousel images than recommended
    image_count_penalty: Optional[bool]
    # Some images are near-duplicates
    image_mix_penalty: Optional[bool]
    # The carousel images are not ordered by score, the highest first
    image_order_penalty: Optional[bool]
    # Asset types that the draft has, and those that it should have
    asset_mix: Optional["DraftScoreAssetMix"]
    # Pairs of positions whose images show the same
    repeats: List[List[int]]
    # The main image
    hero: Optional["DraftImage"]
    # Images after the main image, in order
    carousel: List["DraftImage"]
    # Images that `selection` leaves out
    unused: List["AnsweredReference"]


class DraftScoreAssetMix(TypedDict):
    # Images, the main image included
    total_images: int
    # Images after the main image, in order
    carousel_images: int
    # Carousel images that the retailer and the category ask for
    recommended_carousel_images: int
    # Images by asset type
    by_classification: Dict[str, int]
    # Images of the ideal mix by asset type
    ideal_by_classification: Dict[str, int]
    # Asset types that the listing lacks
    missing: Dict[str, int]
    # Images beyond the ideal mix by asset type
    surplus: Dict[str, int]


# A change in your organization. `type` determines the fields of `data`
EndcapEvent = Union[
    "PdpScoredEvent",
    "PdpFailedEvent",
    "PdpScoreChangedEvent",
    "PdpAcceptanceChangedEvent",
    "ImageScoredEvent",
    "ImageFailedEvent",
    "SparkImagesCompletedEvent",
    "SparkImagesFailedEvent",
    "SparkIdeasCompletedEvent",
    "SparkIdeasFailedEvent",
    "ImportCompletedEvent",
    "ShotChangedEvent",
    "CommentCreatedEvent",
    "LiveChangedEvent",
    "LiveAlertEvent",
    "LiveUnreadEvent",
    "OutcomeTestDueEvent",
    "OutcomeTestDecidedEvent",
    "WebhookTestEvent",
]


class Error(TypedDict):
    """The response to every failed request."""

    # The reason, for people
    detail: str
    # Status of the response
    status_code: int
    # For programs. Stable. A newer service may have others
    error_code: Literal[
        "CATEGORY_NOT_FOUND",
        "CATEGORY_NOT_IN_ORG_ICP",
        "CATEGORY_UNRESOLVED",
        "EMPTY_IMAGE",
        "EXTERNAL_CATEGORY_UNMAPPED",
        "GENERATED_IMAGE_NOT_ALLOWED",
        "IMAGE_DOWNLOAD_FAILED",
        "INVALID_ASIN",
        "INVALID_CURSOR",
        "INVALID_GTIN",
        "INVALID_ID",
        "INVALID_IMPORT_FILE",
        "INVALID_IMAGE",
        "INVALID_REGION",
        "INVALID_RETAILER",
        "INVALID_OUTCOME_FILE",
        "INVALID_RIVALS",
        "LINK_NOT_VALID",
        "MALFORMED_JSON",
        "MALFORMED_REQUEST",
        "MISSING_PRODUCT_CATEGORY",
        "NOT_MADE_BY_SPARK",
        "NO_DEFAULT_PORTFOLIO",
        "NO_VALID_CATEGORY",
        "SHOP_REFUSED",
        "SIGN_IN_REFUSED",
        "WEBHOOK_URL_REFUSED",
        "SIGNED_OUT",
        "SHARE_PASSWORD_REQUIRED",
        "UNAUTHORIZED",
        "FORBIDDEN",
        "SHARE_READ_ONLY",
        "SHARE_PASSWORD_WRONG",
        "URL_NOT_VALID",
        "ASIN_NOT_FOUND_AT_RETAILER",
        "BATCH_NOT_FOUND",
        "COMMENT_NOT_FOUND",
        "CORRECTION_NOT_FOUND",
        "CREDENTIAL_NOT_FOUND",
        "DRAFT_NOT_FOUND",
        "FAMILY_NOT_FOUND",
        "FACTS_NOT_FOUND",
        "FIX_NOT_FOUND",
        "IDEA_NOT_FOUND",
        "BULK_CHANGE_NOT_FOUND",
        "IMPORT_NOT_FOUND",
        "IMAGE_NOT_FOUND",
        "NOT_FOUND",
        "PDP_NOT_FOUND",
        "ACCEPTANCE_TARGET_NOT_FOUND",
        "RUBRIC_NOT_FOUND",
        "SHARE_NOT_FOUND",
        "TEACHING_VERSION_NOT_FOUND",
        "SHOT_NOT_FOUND",
        "UPLOAD_NOT_FOUND",
        "SHOP_CONNECTION_NOT_FOUND",
        "SHOP_PUSH_NOT_FOUND",
        "GOAL_NOT_FOUND",
        "PICTURE_NOT_FOUND",
        "OUTCOME_NOT_FOUND",
        "OUTCOME_TEST_EXISTS",
        "OUTCOME_TEST_NOT_FOUND",
        "RIVAL_SET_NOT_FOUND",
        "LIVE_WATCH_NOT_FOUND",
        "VIEW_NOT_FOUND",
        "WEBHOOK_DELIVERY_NOT_FOUND",
        "WEBHOOK_ENDPOINT_NOT_FOUND",
        "METHOD_NOT_ALLOWED",
        "REQUEST_TIMEOUT",
        "PDP_EXISTS",
        "FACTS_CHANGED",
        "IDEMPOTENCY_KEY_IN_USE",
        "IMAGE_IN_USE",
        "IMAGES_CHANGED",
        "PDP_NOT_SCORED",
        "NO_SHOP_PAGE",
        "SHOP_NOT_READ",
        "IMAGE_NOT_SCORED",
        "BULK_CHANGE_CONFLICT",
        "SHOPS_OFF",
        "SHOP_PUSH_CONFLICT",
        "TOO_MANY_SHOP_CONNECTIONS",
        "IMPORT_ENDED",
        "IMPORT_NOT_READY",
        "IMPORT_STARTED",
        "ORGANIZATION_CHANGED",
        "ACCEPTANCE_RULES_CHANGED",
        "RUBRIC_CHANGED",
        "TEACHING_NOT_BETTER",
        "TEACHING_NOT_READY",
        "TOO_MANY_CREDENTIALS",
        "TOO_MANY_GOALS",
        "TOO_MANY_OUTCOMES",
        "TOO_MANY_RIVAL_SETS",
        "TOO_MANY_VIEWS",
        "SHOT_DONE",
        "SHARE_CLOSED",
        "TOO_MANY_SHARES",
        "SHOT_WITHOUT_PICTURE",
        "TOO_MANY_COMMENTS",
        "TOO_MANY_SHOTS",
        "TOO_MANY_WEBHOOK_ENDPOINTS",
        "WEBHOOK_ENDPOINT_DISABLED",
        "PAYLOAD_TOO_LARGE",
        "TOO_MANY_IMAGES",
        "UNSUPPORTED_MEDIA_TYPE",
        "RANGE_NOT_SATISFIABLE",
        "IDEMPOTENCY_KEY_REUSED",
        "VALIDATION_ERROR",
        "RATE_LIMITED",
        "TOO_MANY_STREAMS",
        "HEADERS_TOO_LARGE",
        "FILE_DAMAGED",
        "INTERNAL_ERROR",
        "QUEUE_ENQUEUE_FAILED",
        "NOT_IMPLEMENTED",
        "FILE_NOT_STORED",
        "QUOTA_EXCEEDED",
        "IMAGE_UPLOAD_FAILED",
        "SHOP_UNAVAILABLE",
        "SCRAPE_UPSTREAM_ERROR",
        "SERVICE_UNAVAILABLE",
        "QUERY_TOO_SLOW",
        "SCRAPE_TIMEOUT",
    ]
    # Same value as the header X-Request-Id
    request_id: str
    # Details of some codes: `failed_urls[{url, reason, detail}]`, `problems[{field, issue}]`,
    # `reason`
    extra: Optional[Dict[str, Any]]
    # Time of the response
    timestamp: str


class EventPage(TypedDict):
    # The oldest first. Can be empty with a filter while `has_more` is true
    data: List["EndcapEvent"]
    # True if there is a next page
    has_more: bool
    # `after` of the next page, also on the last one. Null while there are no events
    next_after: Optional[str]


EventType = Literal[
    "pdp.scored",
    "pdp.failed",
    "pdp.score_changed",
    "pdp.acceptance_changed",
    "image.scored",
    "image.failed",
    "spark.images.completed",
    "spark.images.failed",
    "spark.ideas.completed",
    "spark.ideas.failed",
    "import.completed",
    "shot.changed",
    "comment.created",
    "live.changed",
    "live.alert",
    "live.unread",
    "outcome_test.due",
    "outcome_test.decided",
    "webhook.test",
]


class ExportedImage(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Id of the listing: your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Path of the category
    category: Optional[str]
    # Id of the category
    category_id: str
    # 0 for the main image
    position: int
    # `hero` for the main image of a listing
    image_type: Literal["hero", "carousel"]
    # Id of the image
    image_id: str
    # Asset type: what the image shows
    classification: Optional["Classification"]
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # True if the score is 80 or above. Null before the first score
    service_certified: Optional[bool]
    # The recommendation that gains the most. Null if there is none
    first_recommendation: Optional[str]
    # Points that the image gains by the first recommendation
    expected_gain: Optional[float]
    # Address that the image was downloaded from
    image_url: str
    # Name of the file
    filename: str
    # Your id of the image, as submitted
    asset_id: Optional[str]
    # IPTC digital source type that the file states
    source_type: Optional[str]
    # First day of the rights
    rights_from: Optional[str]
    # Last day of the rights
    rights_until: Optional[str]
    # Country codes, separated by spaces
    rights_markets: Optional[str]
    # A note for people
    rights_note: Optional[str]
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Size of the file in bytes
    byte_length: int
    # Time of the score of the listing
    scored_at: Optional[str]
    # By language. CSV and workbooks have the columns `alt_text_en`, `alt_text_de`, `alt_text_fr`
    # and `alt_text_es`
    alt_texts: Dict[str, str]


class _FactorRequired(TypedDict):
    # Name of the factor. `custom.` begins that of a factor of your rubric
    name: str
    # Score, 0–100
    score: float
    # Share of the score, 0–1
    weight: float
    # Points that the image loses because of this factor, 0 if nothing is recommended
    impact: float
    # The reason, for people
    reason: str


class Factor(_FactorRequired, total=False):
    # Label of a factor of your rubric
    label: str


FactorName = Literal[
    "main_image_content",
    "product_alone",
    "fill",
    "centering",
    "cropping",
    "margin",
    "tilt",
    "background_whiteness",
    "background_evenness",
    "background_clutter",
    "separation",
    "exposure",
    "brightness",
    "contrast",
    "color_cast",
    "sharpness",
    "noise",
    "compression",
    "resolution",
    "product_resolution",
    "perceived_quality",
    "off_pack_text",
    "tile_legibility",
    "text_size",
    "text_amount",
    "text_contrast",
    "text_margin",
    "design",
    "watermark",
    "composite",
    "empty_space",
]


Family = Literal[
    "general",
    "food and drink",
    "medicine",
    "beauty",
    "color cosmetics",
    "apparel",
    "electronics",
    "home",
]


FixName = Literal["crop", "whiten"]


FixRefusal = Literal[
    "no_product",
    "cut_product",
    "uncertain_outline",
    "overlays",
    "fills_already",
    "no_room",
    "few_pixels",
    "white_already",
    "not_light",
    "busy_background",
    "light_product",
]


class _FixRequestRequired(TypedDict):
    # `crop` to the share of the frame that the retailer asks for, square if it asks for that, or
    # `whiten` a clean, light background
    fix: "FixName"


class FixRequest(_FixRequestRequired, total=False):
    # Listing whose retailer’s rules count. By default that of the image
    pdp_id: Optional[str]


class Foretold(TypedDict):
    # Lower end of the range
    low: float
    # Upper end of the range
    high: float
    # Own randomized tests that it comes from
    tests: int
    # Null if the tests count either
    metric: Optional[Literal["orders", "clicks"]]


class GainSplit(TypedDict):
    """`can_win` by what the changes need. The three add up to it."""

    # By order, selection, crop and whitening of own images
    today: float
    # By pictures that Spark composes, on top of `today`
    with_spark: float
    # By new photographs, on top of both
    with_shoot: float


class Goal(TypedDict):
    # Id of the goal
    goal_id: str
    # Share of the scored listings that `target` accepts, or that score `score_min` or more
    measure: Literal["accepted", "score"]
    # Null for all targets that judge a listing
    target: Optional["AcceptanceTargetId"]
    # Score that counts for the measure `score`
    score_min: Optional[float]
    # Filters and sort as in the address of the list. Empty for all listings
    query: str
    # Share of the listings, 0–1
    value: float
    # Last day
    due: str
    # Scored listings of `query`
    listings: int
    # Listings that meet the goal
    reached: int
    # Null without listings
    share: Optional[float]
    # Change of the share in a week. Null until there is a week of points
    pace: Optional[float]
    # Share on the last day at this pace
    expected: Optional[float]
    # Day on which it is reached at this pace
    expected_on: Optional[str]
    # A point a day, the last 90 days
    points: List["GoalPoint"]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str


class GoalChange(TypedDict, total=False):
    # Share of the listings, 0–1
    value: float
    # Last day
    due: str


class GoalPage(TypedDict):
    # The rows
    data: List["Goal"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class GoalPoint(TypedDict):
    # Day (UTC)
    day: str
    # Share of the listings, 0–1
    share: float


class GtinScores(TypedDict):
    # The submitted GTIN as GTIN-14
    gtin: str
    # Retailer region
    retailer: str
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR`
    error_code: Optional[str]
    # Product name
    name: Optional[str]
    # Path of the category
    category: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # The first score of the listing
    listing_score_at_ingest: Optional[float]
    # Difference to the first score of the listing
    score_change: Optional[float]
    # `pdp_score` is 80 or above
    service_certified: Optional[bool]
    # Mean score of the carousel images
    carousel_score: Optional[float]
    # The main image
    hero: Optional["Hero"]
    # Images after the main image, in order
    carousel_images: List["CarouselImage"]
    # Asset types that the listing has, and those that it should have
    asset_mix: Optional["AssetMix"]
    # Images that fill a place of the ideal mix
    images_matching_ideal_mix: Optional[int]
    # True if the listing has every asset type of the ideal mix
    is_ideal_content_mix: Optional[bool]
    # Too few images have a high score
    score_penalty: Optional[bool]
    # Fewer carousel images than recommended
    image_count_penalty: Optional[bool]
    # Some images are near-duplicates
    image_mix_penalty: Optional[bool]
    # The carousel images are not ordered by score, the highest first
    image_order_penalty: Optional[bool]
    # Images with at least 80 points
    high_scoring_asset_count: Optional[int]
    # Time of the score. Null before the first
    scored_at: Optional[str]


class _GtinSubmissionRequired(TypedDict):
    # Public http or https address; jpeg, png or webp
    hero_image_url: str


class GtinSubmission(_GtinSubmissionRequired, total=False):
    # In order. An address that is given twice is an image of its own each time, and counts as a
    # repeat
    carousel_image_urls: Optional[List[str]]
    # A category id from GET /v1/product-categories. Cannot be combined with external_category_id
    product_category_id: Optional[str]
    # Your own category id, mapped by the operator
    external_category_id: Optional[str]
    # Used only to derive the category. A value that is not 10 upper-case letters and digits is
    # ignored
    asin: Any
    # For integration clients: the id of one of their integrations
    integration_id: Optional[str]
    # Your id of the image, returned with its score
    hero_image_asset_id: Optional[str]
    # Empty, or one id for each of carousel_image_urls
    carousel_image_asset_ids: Optional[List[str]]
    # Rights of the main image, which a rule checks
    hero_image_rights: Optional["ImageRights"]
    # Empty, or the rights or null for each of carousel_image_urls
    carousel_image_rights: Optional[List[Optional["ImageRights"]]]
    # Alt texts by language, one for each image, the main image first. They replace those of all
    # languages. Without the field, images keep their texts
    alt_texts: Optional[List["AltTextsOfLanguage"]]
    # Product name
    name: Optional[str]
    # Family of categories with the same rubric
    family: Optional[str]
    # Readability of the variant, 0–100
    variant: Optional[str]
    # Retailer region
    retailer: Optional["RetailerId"]
    # `true` downloads images again that the listing has already. Only those whose content has
    # changed are scored
    refresh_images: Optional[bool]


class GtinSubmitted(TypedDict):
    # The submitted GTIN as GTIN-14
    gtin: str
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR`
    error_code: Optional[str]
    # Relative address to poll
    score_url: str


class Hero(TypedDict):
    # Id of the image
    image_id: str
    # Address of the image
    image_url: Optional[str]
    # Your id of the image, as submitted
    asset_id: Optional[str]
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # True if the score is 80 or above. Null before the first score
    service_certified: Optional[bool]
    # Asset type: what the image shows
    classification: Optional["Classification"]
    # Reasons for the score, and recommendations. Null before it is scored
    score_metadata: Optional["ScoreMetadata"]
    # Components of the GS1 guideline. Null for other images
    hero_gs1_components: Optional["HeroGs1Components"]
    # Readability in search results on a phone. Null for other images
    mobile_readiness: Optional["MobileReadiness"]


class HeroGs1Components(TypedDict):
    """Components of the GS1 guideline for mobile-ready hero images. Null if a component could not be
    measured.
    """

    # Readability of who, what, which and how much on the pack
    four_ws: "HeroGs1ComponentsFourWs"
    # Measures of the picture, 0–100
    image_quality: "HeroGs1ComponentsImageQuality"
    # Images in order
    composition: Optional[float]
    # Arrangement of the product, 0–100
    layout_staging: Optional[float]


class HeroGs1ComponentsFourWs(TypedDict):
    # Readability of the brand, 0–100
    brand: Optional[float]
    # Readability of the product type, 0–100
    product_type: Optional[float]
    # Readability of the variant, 0–100
    variant: Optional[float]
    # Readability of size and count, 0–100
    size_and_count: Optional[float]


class HeroGs1ComponentsImageQuality(TypedDict):
    # Separation of the product from the background, 0–100
    background_separation: Optional[float]
    # How well the product is centered, 0–100
    product_centered: Optional[float]
    # How much of the frame the product fills, 0–100
    product_prominent: Optional[float]
    # How complete the product is in the frame, 0–100
    product_cropping: Optional[float]
    # How straight the product is, 0–100
    product_tilt: Optional[float]
    # Absence of text beside the pack, 0–100
    no_off_pack_text: Optional[float]


HistoryCause = Literal[
    "images",
    "order",
    "category",
    "rubric",
    "storefront",
    "correction",
    "teaching",
    "facts",
    "release",
    "acceptance",
]


class HistoryEntry(TypedDict):
    # Time of the score. Null before the first
    scored_at: str
    # Score of the listing, 0–100. Null before the first score
    pdp_score: float
    # Difference to the state before. Null for the first
    score_change: Optional[float]
    # Change since the state before: for example of the scoring rules (`rubric`), of the
    # `storefront`’s page since it was read before, of your own `facts`, by a `release` of Endcap,
    # or only of its `acceptance` by targets. The first state has `images`, or `storefront` for a
    # listing by ASIN
    cause: "HistoryCause"
    # Source of the images: for example an `undo` of a change, or a `refresh` that downloads them
    # again. Null for states of earlier releases
    set_from: Optional["SetOrigin"]
    # Author of a change of images or category. Null if unknown, and for other causes
    changed_by: Optional["HistoryEntryChangedBy"]
    # Name of the category that it was scored in
    category: Optional[str]
    # How that category was known. Null for states of earlier releases
    category_source: Optional["CategorySource"]
    # States at the targets then. Null for states of earlier releases
    acceptance: Optional[List["TargetState"]]
    # Images, in order
    images: List["HistoryEntryImage"]


class HistoryEntryChangedBy(TypedDict):
    # Subject of the correction
    kind: Literal["person", "credential"]
    # Id, unique in its list
    id: str
    # Product name
    name: Optional[str]


class HistoryEntryImage(TypedDict):
    # Id of the image
    image_id: str
    # 0 for the main image
    position: int
    # Score of the image, 0–100. Null before it is scored
    service_score: float
    # Asset type: what the image shows
    classification: "Classification"
    # Null if the image has been deleted
    renditions: Optional["Renditions"]


class HistoryPage(TypedDict):
    # The rows
    data: List["HistoryEntry"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


IdType = Literal["id", "gtin", "asin"]


class Idea(TypedDict):
    # In a few words
    title: str
    # Why it improves the score
    rationale: str
    # Factors of the score that it improves; empty for an idea for a missing image
    addresses: List[str]
    # Instruction for a photographer or an image generator
    prompt: str
    # Gain in points: of the image’s score, or for a missing image of the listing’s score
    expected_gain: float
    # What the image shows
    asset_type: "Classification"


class _ImageByIdRequired(TypedDict):
    # Id of the image
    image_id: str


class ImageById(_ImageByIdRequired, total=False):
    # Factors whose recommendations count as followed. A repeated factor counts once. Not with
    # `planned`
    fixed: List[Union["FactorName", "CustomFactorName"]]


class _ImageByUploadRequired(TypedDict):
    # Id of the upload
    upload_id: str


class ImageByUpload(_ImageByUploadRequired, total=False):
    # Factors whose recommendations count as followed. A repeated factor counts once. Not with
    # `planned`
    fixed: List[Union["FactorName", "CustomFactorName"]]


class _ImageByUrlRequired(TypedDict):
    # Public http or https address; jpeg, png or webp
    image_url: str


class ImageByUrl(_ImageByUrlRequired, total=False):
    # Factors whose recommendations count as followed. A repeated factor counts once. Not with
    # `planned`
    fixed: List[Union["FactorName", "CustomFactorName"]]


class ImageExplanation(TypedDict):
    # Id of the image
    image_id: str
    # `hero` for the main image of a listing
    image_type: Literal["hero", "carousel"]
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # Asset type: what the image shows
    classification: Optional["Classification"]
    # Probability of the asset type, 0–1. 1 for one that a person or a model of `opinions` has given
    classification_certainty: Optional[float]
    # Probability that a carousel image shows the product of its listing, 0–1. Null where nothing
    # can be said. Below 0.22 the image counts for no type and fills no place
    own_product: Optional[float]
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Factors of the score, the largest loss first
    factors: List["Factor"]
    # Changes of the image by gain, the highest first
    recommendations: List["Recommendation"]
    # Rules for the main image. Empty for other images
    rule_checks: List["RuleCheck"]
    # Readability in search results on a phone. Null for other images
    mobile_readiness: Optional["MobileReadiness"]
    # Findings in the image, to draw on it
    overlays: "Overlays"
    # Null until the file of an earlier release is read
    origin: Optional["Origin"]
    # Null if none are given
    rights: Optional["PresentedImageRights"]
    # Corrections in force, which the score counts
    corrections: List["Correction"]
    # Second opinions of a model that the score counts. A correction replaces them
    opinions: List["Opinion"]
    # Addresses of the image in other sizes
    renditions: "Renditions"
    # File name in its listing
    filename: Optional[str]
    # Listings that have the image
    pdps: List["ImageExplanationPdp"]
    # How Spark made the image. Null for other images
    spark: Optional["ImageExplanationSpark"]


class ImageExplanationPdp(TypedDict):
    # Id of the listing
    pdp_id: str
    # Product name
    name: Optional[str]
    # Place in the listing, 0 for the main image
    position: int


class ImageExplanationSpark(TypedDict):
    # The image that Spark made it from
    root_image_id: str
    # Images in order
    composition: str


class ImageFacts(TypedDict):
    """Everything measured on an image, as the scoring engine (`@endcap/scoring`) takes it. Other
    fields may change with each version.
    """

    # Version of the measuring code
    version: str
    # Properties of the file
    file: "ImageFactsFile"


class ImageFactsFile(TypedDict):
    # Format of the file
    format: Literal["jpeg", "png", "webp"]
    # Width in pixels
    widthPx: int
    # Height in pixels
    heightPx: int
    # Size of the file in bytes
    byteLength: int
    # True for an image with transparency
    hasAlpha: bool
    # True for an image of several frames
    animated: bool


class ImageFailedEvent(TypedDict):
    """A single image could not be scored."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["image.failed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "ImageFailedEventData"


class ImageFailedEventData(TypedDict):
    # Id of the image
    image_id: str
    # `hero` for the main image of a listing
    image_type: Literal["hero", "carousel"]


class ImageFix(TypedDict):
    # Id of the fix
    fix_id: str
    # The change that is made
    fix: "FixName"
    # The image that is fixed
    image_id: str
    # State of the work
    status: "SparkStatus"
    # Why no image was made
    refusal: Optional["ImageFixRefusal"]
    # Null until `completed`, and if the fix was refused
    image: Optional["ImageFixImage"]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str


class ImageFixImage(TypedDict):
    # Use it in `PUT /v1/pdps/{pdp_id}/images` to apply the fix
    image_id: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Measured on the made image
    service_score: float
    # Points that the image gains as main image
    gain_image: Optional[float]
    # Points that the listing gains with the made image in the place of its source. Null unless a
    # scored listing has the source
    gain_listing: Optional[float]
    # Addresses of the image in other sizes
    renditions: "Renditions"


class ImageFixRefusal(TypedDict):
    # The reason, for people
    reason: "FixRefusal"
    # What to do, in one or two sentences
    detail: str


_ImageObjectRequired = TypedDict(
    "_ImageObjectRequired",
    {
        # Type of schema.org
        "@type": Literal["ImageObject"],
        # Address that the image was downloaded from
        "contentUrl": str,
        # True for the main image
        "representativeOfPage": bool,
        # Media type
        "encodingFormat": str,
        # Width in pixels
        "width": "PixelCount",
        # Height in pixels
        "height": "PixelCount",
    },
)


class ImageObject(_ImageObjectRequired, total=False):
    # Name of the product
    name: str
    # Alt texts by language
    caption: List["ImageObjectCaptionEntry"]
    # Term of IPTC for the origin that the file states. Absent if it states none
    digitalSourceType: str
    # The address of the request
    license: str


ImageObjectCaptionEntry = TypedDict(
    "ImageObjectCaptionEntry",
    {
        # BCP 47 tag
        "@language": str,
        # Alt text
        "@value": str,
    },
)


ImageObjects = TypedDict(
    "ImageObjects",
    {
        # Vocabulary
        "@context": Literal["https://schema.org"],
        # The images, the main image first
        "@graph": List["ImageObject"],
    },
)


# Exactly one of `image_id`, `upload_id`, `image_url` and `planned`. A field that is null counts as
# left out
ImageReference = Union["ImageById", "ImageByUpload", "ImageByUrl", "PlannedReference"]


class ImageRegion(TypedDict):
    """Part of an image. All are shares of its width and height."""

    # Left side as a share of the width
    x: float
    # Upper side as a share of the height
    y: float
    # Width in pixels
    width: float
    # Height in pixels
    height: float


ImageRights = TypedDict(
    "ImageRights",
    {
        # First day (UTC). Without it, the rights have begun
        "from": Optional[str],
        # Last day (UTC). Without it, the rights do not end
        "until": Optional[str],
        # Countries (ISO 3166-1 alpha-2). Without it, the rights cover all
        "markets": Optional[List[str]],
        # For people, such as the number of a contract
        "note": Optional[str],
    },
    total=False,
)


class ImageScore(TypedDict):
    # Id of the image
    image_id: str
    # `processing`, then `scored` or `error`
    status: Literal["processing", "scored", "error"]
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # `service_score` is 80 or above
    conversion_ready: Optional[bool]
    # Null unless the image is a main image
    score_metadata: Optional["ScoreMetadata"]
    # Components of the GS1 guideline. Null for other images
    hero_gs1_components: Optional["HeroGs1Components"]
    # Readability in search results on a phone. Null for other images
    mobile_readiness: Optional["MobileReadiness"]
    # Asset type: what the image shows
    classification: Optional["Classification"]


class ImageScoredEvent(TypedDict):
    """A single image was scored. Images of listings have no events of their own."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["image.scored"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "ImageScoredEventData"


class ImageScoredEventData(TypedDict):
    # Id of the image
    image_id: str
    # `hero` for the main image of a listing
    image_type: Literal["hero", "carousel"]
    # Score of the image, 0–100. Null before it is scored
    service_score: float
    # Asset type: what the image shows
    classification: "Classification"


class ImageSubmission(TypedDict):
    # Public http or https address; jpeg, png or webp
    image_url: str
    # A category id from GET /v1/product-categories
    product_category_id: str
    # `hero` is the main image of a listing. Only a hero gets score_metadata
    image_type: Literal["hero", "carousel"]


class _ImageVerdictRequired(TypedDict):
    # False for a rejected image
    kept: bool


class ImageVerdict(_ImageVerdictRequired, total=False):
    # The reason of a rejection. Must be absent if `kept` is true
    reason: Optional["VerdictReason"]
    # A note for people
    comment: Optional[str]


class ImageVerdictResult(TypedDict):
    # Id of the image
    image_id: str
    # False for a rejected image
    kept: bool
    # The reason, for people
    reason: Optional["VerdictReason"]
    # A note for people
    comment: Optional[str]


class Import(TypedDict):
    # Id of the import
    import_id: str
    # `checking` during the dry run, `ready` until it is started, or `invalid` if the file cannot be
    # read with this mapping, `running`, then `completed`, `cancelled` or `failed`
    status: Literal["checking", "ready", "invalid", "running", "completed", "cancelled", "failed"]
    # Code of the failure. Null unless it failed
    error_code: Optional[Literal["FILE_NOT_READABLE", "IMPORT_INTERRUPTED"]]
    # Why the import is invalid or has failed, and what to do
    error: Optional[str]
    # Name of the file
    filename: Optional[str]
    # Size of the file in bytes
    bytes: int
    # System that the file comes from
    format: Literal[
        "endcap",
        "shopify",
        "google_merchant",
        "amazon_flat_file",
        "woocommerce",
        "akeneo",
        "amazon_listings",
        "bigcommerce",
        "bol",
        "ebay",
        "ecwid",
        "magento",
        "mirakl",
        "opencart",
        "prestashop",
        "price_comparison",
        "shopware",
        "squarespace",
        "wix",
        "yml",
        "other",
    ]
    # Time of its creation
    created_at: str
    # Time of its start. Null before
    started_at: Optional[str]
    # Time of its end. Null before
    ended_at: Optional[str]
    # The import and its file are deleted then. Null while it is running
    expires_at: Optional[str]
    # Hash of the bytes, in hexadecimal digits
    sha256: str
    # Kind of file
    container: Literal["csv", "ndjson", "xml"]
    # Character encoding of the file
    encoding: str
    # The encoding was guessed by the letters of the text. Check the names
    encoding_is_guess: bool
    # Sheet of an Excel workbook that is read
    sheet: Optional[str]
    # Sheets of an Excel workbook
    sheets: List[str]
    # Separator of the columns. Null unless the file is a table of text
    delimiter: Optional[str]
    # Certainty of the proposed mapping. Below 0.5, a person should check it
    confidence: float
    # Why the format was chosen
    reasons: List[str]
    # Needed fields that no column was proposed for
    missing: List["ImportField"]
    # Columns, in order
    columns: List["ImportColumn"]
    # Field of each column
    mapping: "ImportMapping"
    # Retailer region
    retailer: str
    # Id of the category
    category_id: Optional[str]
    # Images that the listings have already are downloaded again
    refresh_images: bool
    # `keep` leaves images that a person has composed. `replace` sets those of the submission
    composed_set: Literal["replace", "keep"]
    # True if it starts after the dry run
    starts_when_ready: bool
    # Null until the file has been read
    dry_run: Optional["ImportDryRun"]
    # Counts of its listings
    progress: "ImportProgress"


class ImportColumn(TypedDict):
    # Product name
    name: str
    # Its current field
    field: "ImportField"
    # Field that was recognized
    proposed_field: "ImportField"
    # Values of the first rows
    samples: List[str]


class ImportCompletedEvent(TypedDict):
    """Every row of an import was submitted or has failed."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["import.completed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "ImportCompletedEventData"


class ImportCompletedEventData(TypedDict):
    # Id of the import
    import_id: str
    # Number of rows
    rows: int
    # Rows that became listings or changed one
    submitted: int
    # Listings that were refused
    failed: int


class ImportDryRun(TypedDict):
    # Rows with content below the header
    rows: int
    # Number of listings
    listings: int
    # Images, in order
    images: int
    # Listings that the import submits
    valid: int
    # Listings that are not stored yet
    new: int
    # Stored listings that differ, and all stored listings by ASIN
    changed: int
    # Listings that are stored as the file has them
    unchanged: int
    # Listings with an error
    failed: int
    # Listings that the mapping leaves out
    skipped: int
    # Listings with a warning
    warnings: int
    # Listings with composed images for which the file has others
    composed: int
    # The first 100 problems. The rows of the import have all
    problems: List["ImportProblem"]


ImportField = Literal[
    "id",
    "fallback_id",
    "gtin",
    "asin",
    "code",
    "code_type",
    "name",
    "name_part",
    "category",
    "external_category_id",
    "own_category",
    "retailer",
    "hero_image",
    "carousel_image",
    "image",
    "image_position",
    "rights_from",
    "rights_until",
    "rights_markets",
    "rights_note",
    "alt_text",
    "tags",
    "family",
    "variant",
    "ignore",
]


ImportFormat = Literal[
    "endcap",
    "shopify",
    "google_merchant",
    "amazon_flat_file",
    "woocommerce",
    "akeneo",
    "amazon_listings",
    "bigcommerce",
    "bol",
    "ebay",
    "ecwid",
    "magento",
    "mirakl",
    "opencart",
    "prestashop",
    "price_comparison",
    "shopware",
    "squarespace",
    "wix",
    "yml",
    "other",
]


class _ImportMappingRequired(TypedDict):
    # Field of each column by its name. Columns that are left out are not imported
    columns: Dict[str, "ImportField"]


class ImportMapping(_ImportMappingRequired, total=False):
    # `key` if a listing may have several rows: those with the key of the row before, or without a
    # key
    group_rows: Literal["none", "key"]
    # Rows that begin a product, by the values of a column. All others continue the product of the
    # row before
    product_rows: "ImportMappingProductRows"
    # Rows to leave out, such as variations of a product
    skip: List["ImportMappingSkipEntry"]
    # Address below which the images are that the file gives as paths or names
    image_base_url: str
    # `true` reads products that have no image by their ASIN
    asin_without_image: bool


class ImportMappingChange(TypedDict, total=False):
    # Defaults to the current one, or to the one that is proposed for another encoding
    mapping: "ImportMapping"
    # Encoding of the file, if it was guessed wrong
    encoding: Literal[
        "utf-8",
        "utf-16le",
        "utf-16be",
        "windows-1252",
        "windows-1250",
        "windows-1251",
        "windows-1253",
        "windows-1254",
        "windows-1255",
        "windows-1256",
        "windows-1257",
        "iso-8859-2",
        "koi8-r",
        "koi8-u",
        "macintosh",
        "x-mac-cyrillic",
        "ibm866",
        "cp850",
        "cp437",
        "cp852",
        "shift_jis",
        "euc-jp",
        "euc-kr",
        "big5",
        "gb18030",
        "iso-2022-jp",
    ]
    # Retailer region of listings that have none
    retailer: "RetailerId"
    # Path of the category
    category: Optional[str]
    # `true` downloads images again that the listing has already. Only those whose content has
    # changed are scored
    refresh_images: Optional[bool]
    # `keep` leaves images that a person has composed. `replace` sets those of the submission
    composed_set: Literal["replace", "keep"]


class ImportMappingProductRows(TypedDict):
    # Name of the column
    column: str
    # Values of the column
    equals: List[str]


class ImportMappingSkipEntry(TypedDict):
    # Name of the column
    column: str
    # `*` is any value
    equals: List[str]
    # The reason, for people
    reason: str


class ImportPage(TypedDict):
    # The rows
    data: List["ImportSummary"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class ImportProblem(TypedDict):
    # Number of the row in a spreadsheet, of the line, or of the element
    row: int
    # Name of the column
    column: Optional[str]
    # Id, GTIN or ASIN of the listing
    key: Optional[str]
    # Code of a problem of the file, or of an Error object
    code: str
    # An error leaves the listing out, a warning leaves a value out or changes it
    severity: Literal["error", "warning"]
    # What is wrong, for people
    message: str


class ImportProgress(TypedDict):
    # Listings of the file. The counts below, but `scored`, add up to it
    total: int
    # Listings that are still to be submitted
    waiting: int
    # Listings that were submitted
    done: int
    # Listings that are stored as the file has them
    unchanged: int
    # Listings that were refused
    failed: int
    # Listings that were left out
    skipped: int
    # Listings that are done or unchanged and have been scored
    scored: int


class ImportRow(TypedDict):
    # First row of the listing in the file
    row: int
    # Last row of the listing in the file
    last_row: int
    # Kind of `key`
    key_type: Optional["IdType"]
    # Id, GTIN or ASIN of the listing
    key: Optional[str]
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Address of the main image
    hero_image_url: Optional[str]
    # Images that the file has
    image_count: int
    # Null unless the listing is submitted
    change: Optional[Literal["new", "changed", "unchanged"]]
    # `waiting` until the row is submitted
    status: Literal["waiting", "done", "unchanged", "failed", "skipped"]
    # Code of the failure. Null unless it failed
    error_code: Optional[str]
    # What is wrong with the row
    problems: List["ImportRowProblem"]
    # Id of the listing
    pdp_id: Optional[str]


class ImportRowPage(TypedDict):
    # The rows
    data: List["ImportRow"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class ImportRowProblem(TypedDict):
    # Number of the row in a spreadsheet, of the line, or of the element
    row: int
    # Name of the column
    column: Optional[str]
    # Code of a problem of the file, or of an Error object
    code: str
    # An error leaves the listing out, a warning leaves a value out or changes it
    severity: Literal["error", "warning"]
    # What is wrong, for people
    message: str


ImportRowStatus = Literal["waiting", "done", "unchanged", "failed", "skipped"]


ImportStatus = Literal[
    "checking",
    "ready",
    "invalid",
    "running",
    "completed",
    "cancelled",
    "failed",
]


class ImportSummary(TypedDict):
    # Id of the import
    import_id: str
    # `checking` during the dry run, `ready` until it is started, or `invalid` if the file cannot be
    # read with this mapping, `running`, then `completed`, `cancelled` or `failed`
    status: "ImportStatus"
    # Code of the failure. Null unless it failed
    error_code: Optional[Literal["FILE_NOT_READABLE", "IMPORT_INTERRUPTED"]]
    # Why the import is invalid or has failed, and what to do
    error: Optional[str]
    # Name of the file
    filename: Optional[str]
    # Size of the file in bytes
    bytes: int
    # System that the file comes from
    format: "ImportFormat"
    # Time of its creation
    created_at: str
    # Time of its start. Null before
    started_at: Optional[str]
    # Time of its end. Null before
    ended_at: Optional[str]
    # The import and its file are deleted then. Null while it is running
    expires_at: Optional[str]


class InboxCount(TypedDict):
    # Items that were not read
    unread: int


class InboxItem(TypedDict):
    # Id of the item
    item_id: str
    # Subject of the correction
    kind: "InboxKind"
    # Time of its creation
    created_at: str
    # RFC 3339, in UTC. Null while it is unread
    read_at: Optional[str]
    # The author of the change. Null for the service
    by: Optional["Author"]
    # Listing that it belongs to
    listing: Optional["InboxItemListing"]
    # Id of the image
    image_id: Optional[str]
    # Id of the shot
    shot_id: Optional[str]
    # A note for people
    comment: Optional["InboxItemComment"]
    # Score, 0–100
    score: Optional["InboxItemScore"]
    # Result of the import
    imported: Optional["InboxItemImported"]
    # State of the shop, for `live_alert` and `live_unread`
    live: Optional["InboxItemLive"]
    # For `test_due` and `test_decided`
    test: Optional["InboxItemTest"]


class InboxItemComment(TypedDict):
    # Id of the comment
    comment_id: str
    # Text as it is on the pack
    text: str


class InboxItemImported(TypedDict):
    # Id of the import
    import_id: str
    # Listings that were submitted
    submitted: int
    # Listings that were refused
    failed: int


class InboxItemListing(TypedDict):
    # Id of the listing
    pdp_id: str
    # Id, unique in its list
    id: str
    # Product name
    name: Optional[str]


class InboxItemLive(TypedDict):
    # Pictures that are missing, an old version or another one
    wrong: int
    # Pictures whose order differs
    moved: int
    # Score of the set that was sent
    sent_score: Optional[float]
    # Score of what the shop shows
    shown_score: Optional[float]
    # Nights that it has lasted
    nights: int


class InboxItemScore(TypedDict):
    # As it is
    before: float
    # Score after the change
    now: float


class InboxItemTest(TypedDict):
    # Id of the test
    test_id: str
    # Product name
    name: str


InboxKind = Literal[
    "mentioned",
    "commented",
    "assigned",
    "to_review",
    "sent_back",
    "score_dropped",
    "import_done",
    "spark_ready",
    "live_alert",
    "live_unread",
    "test_due",
    "test_decided",
]


class InboxPage(TypedDict):
    # The rows
    data: List["InboxItem"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class InboxRead(TypedDict, total=False):
    # All by default
    item_ids: Optional[List[str]]


class ListedImage(TypedDict):
    # Id of the image
    image_id: str
    # 0 for the main image
    position: int
    # Asset type: what the image shows
    classification: Optional["Classification"]
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Address at 160 px, valid for at least an hour
    thumbnail_url: str
    # Address of a JPEG of full size
    full_url: str
    # By language
    alt_texts: Dict[str, str]
    # First thing to look at
    flag: Optional["ListedImageFlag"]


class ListedImageFlag(TypedDict):
    # `fails` a hard rule of a target, or may do so (`not_sure`), or `repeats` an earlier image
    kind: Literal["other_product", "fails", "not_sure", "repeats"]
    # Text as it is on the pack
    text: str


class ListingExplanation(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # How the category is known: from the `submission` itself, from a `person` who set it, or as a
    # guess from the `code` of a known product, from the categories in an imported `file`, from the
    # page of the `storefront`, from the `name`, or by the `model` of second opinions
    category_source: "CategorySource"
    # Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not
    # known
    category_confidence: Optional[float]
    # Name of the model that chose the category. Null for other sources
    category_model: Optional[str]
    # State of the work
    status: "PdpStatus"
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    tags: List[str]
    # Id of the family
    family_id: Optional[str]
    # Color, size or the like that tells it from the others of its family
    variant: Optional[str]
    # Time of the last change
    updated_at: str
    # Time of the score. Null before the first
    scored_at: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: float
    # Points that the listing gains by all steps of the plan
    can_win: float
    # `can_win` by what the changes need
    can_win_split: "GainSplit"
    # Points that the listing lacks, by cause
    breakdown: "Breakdown"
    # Changes by gain, the highest first. Each gain is of that change alone, so they do not add up
    actions: List["Action"]
    # The best changes from own images, then by Spark, then by a shoot, each the best of its purse
    # after the last. Positions are those of the step before. The gains add up to `can_win`
    plan: List["Action"]
    # The best selection and order of the images that the listing has, whose main image is accepted.
    # Without such an image it is the best of all, and not accepted
    best: "ListingExplanationBest"
    # Images, in order
    images: List["ListingExplanationImage"]
    # Verdicts of the chosen targets on the images. Without a choice it is the retailer. Empty until
    # it is judged
    acceptance: List["TargetAcceptance"]
    # Retailers in groups with the same rules for scores of the main image, and whether this one may
    # be used there
    retailers: List["RetailerUse"]
    # The image of the listing that the most retailer regions accept as the main image
    best_main: "ListingExplanationBestMain"


class ListingExplanationBest(TypedDict):
    # Score of the listing, 0–100. Null before the first score
    pdp_score: float
    # Points that the listing gains
    gain_listing: float
    # Images in order
    composition: "Composition"
    # False if no image of the listing is accepted as its main image. `acceptance` has what is
    # missing
    is_accepted: bool
    # How targets judge this composition
    acceptance: List["TargetAcceptance"]


class ListingExplanationBestMain(TypedDict):
    # Place in the listing, 0 for the main image
    position: int
    # Number of retailer regions that accept the image
    allowed: int


class ListingExplanationImage(TypedDict):
    # Place in the listing, 0 for the main image
    position: int
    # Address of the image
    image_url: Optional[str]
    # Name of the file
    filename: str
    # Id of the image
    image_id: str
    # `hero` for the main image of a listing
    image_type: Literal["hero", "carousel"]
    # Score of the image, 0–100. Null before it is scored
    service_score: Optional[float]
    # Asset type: what the image shows
    classification: Optional["Classification"]
    # Probability of the asset type, 0–1. 1 for one that a person or a model of `opinions` has given
    classification_certainty: Optional[float]
    # Probability that a carousel image shows the product of its listing, 0–1. Null where nothing
    # can be said. Below 0.22 the image counts for no type and fills no place
    own_product: Optional[float]
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Factors of the score, the largest loss first
    factors: List["Factor"]
    # Changes of the image by gain, the highest first
    recommendations: List["Recommendation"]
    # Rules for the main image. Empty for other images
    rule_checks: List["RuleCheck"]
    # Readability in search results on a phone. Null for other images
    mobile_readiness: Optional["MobileReadiness"]
    # Findings in the image, to draw on it
    overlays: "Overlays"
    # Null until the file of an earlier release is read
    origin: Optional["Origin"]
    # Null if none are given
    rights: Optional["PresentedImageRights"]
    # Corrections in force, which the score counts
    corrections: List["Correction"]
    # Second opinions of a model that the score counts. A correction replaces them
    opinions: List["Opinion"]
    # Listing of the family that the image shows, by its variant or name
    sibling: Optional["ListingExplanationImageSibling"]
    # Addresses of the image in other sizes
    renditions: "Renditions"


class ListingExplanationImageSibling(TypedDict):
    # Id of the listing
    pdp_id: str
    # Product name
    name: str


class LiveAlert(TypedDict):
    # A picture is missing, an old version or another one
    wrong: bool
    # Nights in a row that it lasts
    nights: int
    # Least points. Null for never
    score_drop: Optional[float]
    # Alerts when only the order differs
    order: bool


class LiveAlertEvent(TypedDict):
    """A shop shows other pictures for as many nights as the rule of a live check asks for."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["live.alert"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "LiveAlertEventData"


class LiveAlertEventData(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Live checks whose rules apply
    watch_ids: List[str]
    # Nights that the newest of the differences has lasted
    nights: int
    # Whether the link can be opened
    state: Literal["same", "moved", "unsure", "different"]
    # Pictures that are missing, an old version or another one
    wrong: int
    # Pictures whose order differs
    moved: int
    # Pictures that only the shop shows
    added: int
    # Score of the set that was sent
    sent_score: Optional[float]
    # Score of what the shop shows
    shown_score: Optional[float]


class LiveAnswer(TypedDict):
    # Null for a picture that only the shop shows
    sent_image_id: Optional[str]
    # Null for a picture that the shop does not show
    shown_sha256: Optional[str]
    # Null takes the answer back
    answer: Optional[Literal["same", "different", "ignored"]]


class LiveChangedEvent(TypedDict):
    """A shop shows other pictures than in the last night in which it was read."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["live.changed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "LiveChangedEventData"


class LiveChangedEventData(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Whether the link can be opened
    state: Literal["same", "moved", "unsure", "different"]
    # Null for the first night
    previous_state: Optional[Literal["same", "moved", "unsure", "different"]]
    # Pictures that are missing, an old version or another one
    wrong: int
    # Pictures whose order differs
    moved: int
    # Pictures that only the shop shows
    added: int
    # Score of the set that was sent
    sent_score: Optional[float]
    # Score of what the shop shows
    shown_score: Optional[float]


class LiveCheck(TypedDict):
    # Id of the listing
    pdp_id: str
    # State of the last night. Null before the first
    state: Optional[Literal["same", "moved", "unsure", "different", "not_read", "not_allowed"]]
    # Day of the check, in UTC
    night: Optional[str]
    # Time of the check, RFC 3339, in UTC
    checked_at: Optional[str]
    # Pictures that are missing, an old version or another picture
    wrong: int
    # Pictures whose order differs
    moved: int
    # Pictures that only the shop shows
    added: int
    # Pictures that a person should look at, which do not count as wrong
    unsure: int
    # Score of the set that was sent
    sent_score: Optional[float]
    # Score of what the shop shows. Null if it was not read
    shown_score: Optional[float]
    # A check waits or runs. The last result stays until then
    is_reading: bool
    # The listing has other images than those compared
    is_outdated: bool
    # Time of the set, from its history
    sent_at: Optional[str]
    # Who sent it
    sent_by: Optional["Author"]
    # With `storefront`, the set was read from the shop and never sent
    sent_from: Optional["SetOrigin"]
    # Live checks that read the listing every night
    watch_ids: List[str]
    # Nights in a row in which the page was not read
    nights_not_read: int
    # Places of the last night in which the page was read
    places: List["LivePlace"]
    # The last 30 nights, the oldest first
    nights: List["LiveCheckNight"]


class LiveCheckNight(TypedDict):
    # Day of the check, in UTC
    night: str
    # `moved`: only the order differs. `unsure`: a person should look. `not_read`: the shop did not
    # answer, so nothing is known. `not_allowed`: its robots rules forbid reading
    state: Literal["same", "moved", "unsure", "different", "not_read", "not_allowed"]
    # Pictures that are missing, an old version or another one
    wrong: int
    # Why the page was not read, for people
    problem: Optional["ReadProblem"]


class LiveCheckPage(TypedDict):
    # The rows
    data: List["LiveCheckSummary"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]
    # Listings by state, whatever the filter
    counts: "LiveCheckPageCounts"


class LiveCheckPageCounts(TypedDict):
    # Listings whose shop shows what was sent
    same: int
    # Listings whose shop shows another order
    moved: int
    # Listings that a person should look at
    unsure: int
    # Listings whose shop shows something else
    different: int
    # Listings whose page was not read
    not_read: int
    # Listings whose shop forbids reading
    not_allowed: int


class LiveCheckSummary(TypedDict):
    # Id of the listing
    pdp_id: str
    # `moved`: only the order differs. `unsure`: a person should look. `not_read`: the shop did not
    # answer, so nothing is known. `not_allowed`: its robots rules forbid reading
    state: Literal["same", "moved", "unsure", "different", "not_read", "not_allowed"]
    # Day of the check, in UTC
    night: str
    # Time of the check, RFC 3339, in UTC
    checked_at: str
    # Pictures that are missing, an old version or another picture
    wrong: int
    # Pictures whose order differs
    moved: int
    # Pictures that only the shop shows
    added: int
    # Pictures that a person should look at, which do not count as wrong
    unsure: int
    # Score of the set that was sent
    sent_score: Optional[float]
    # Score of what the shop shows. Null if it was not read
    shown_score: Optional[float]
    # Product name
    name: Optional[str]
    # Id, unique in its list
    id: str
    # Retailer region
    retailer: str


class LiveKeep(TypedDict, total=False):
    # Ids of the images that are replaced, in order. If the listing has others, nothing changes
    expected_image_ids: Optional[List[str]]


class LivePlace(TypedDict):
    # `version`: another version of the picture. `other`: another picture in its place. `missing`:
    # not shown. `added`: only shown
    verdict: Literal["same", "moved", "version", "other", "missing", "added"]
    # False if a person should look
    sure: bool
    # Answer of a person about this pair. `ignored` does not count
    answer: Optional[Literal["same", "different", "ignored"]]
    # Points of the listing that this difference takes. All of them add up to `sent_score` less
    # `shown_score`. Null if it is the same, or was not scored
    cost: Optional[float]
    # First night of this difference. Null if it is the same
    since: Optional[str]
    # Position 0 is the main image
    sent: Optional["LivePlaceSent"]
    # The picture of the shop. Null if it is missing
    shown: Optional["LivePlaceShown"]


class LivePlaceSent(TypedDict):
    # Place in the listing, 0 for the main image
    position: int
    # Id of the image
    image_id: str
    # Addresses of the image in other sizes
    renditions: "Renditions"


class LivePlaceShown(TypedDict):
    # Place in the listing, 0 for the main image
    position: int
    # Address at the shop
    image_url: str
    # SHA-256 of the file
    sha256: str
    # Address of the copy that Endcap keeps
    picture_url: str
    # Addresses of the image in other sizes
    renditions: "Renditions"


class LiveUnreadEvent(TypedDict):
    """The page of a listing could not be read three nights in a row, so nothing is known."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["live.unread"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "LiveUnreadEventData"


class LiveUnreadEventData(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Ids of the live checks that read the listing
    watch_ids: List[str]
    # Nights in a row
    nights: int
    # Why the page was not read, for people
    problem: Optional["ReadProblem"]


class LiveWatch(TypedDict):
    # Id of the live check
    watch_id: str
    # Id of the view
    view_id: Optional[str]
    # Time of its creation
    created_at: str
    # Who made it
    created_by: Optional["Author"]
    # Rule of its alerts
    alert: "LiveAlert"


class LiveWatchChange(TypedDict):
    # Rule of its alerts
    alert: "LiveWatchChangeAlert"


class LiveWatchChangeAlert(TypedDict, total=False):
    # A picture is missing, an old version or another one
    wrong: bool
    # Nights in a row that it lasts
    nights: int
    # Least points. Null for never
    score_drop: Optional[float]
    # Alerts when only the order differs
    order: bool


class LiveWatchPage(TypedDict):
    # The rows
    data: List["LiveWatch"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class LiveWatchReport(TypedDict):
    # Id of the live check
    watch_id: str
    # Id of the view
    view_id: Optional[str]
    # Time of its creation
    created_at: str
    # Who made it
    created_by: Optional["Author"]
    # Rule of its alerts
    alert: "LiveAlert"
    # Listings that are read
    listings: int
    # Alerts that this rule would have caused in the last 30 nights
    would_have_alerted: int


class Liveness(TypedDict):
    # Always `ok`
    status: Literal["ok"]


LossCause = Literal[
    "main_image",
    "carousel_image",
    "score_penalty",
    "image_count_penalty",
    "image_mix_penalty",
    "image_order_penalty",
]


class MainImageRules(TypedDict):
    """A retailer’s rules for main images, as the engine takes them."""

    # Smallest length of the longer side in pixels
    minPixels: int
    # True if the background must be white
    whiteBackground: bool
    # Smallest share of the frame that the product must span
    minFillShare: float
    # False if no text may be beside the pack
    textAllowed: bool
    # Required ratio of width to height. Null for any
    aspect: Optional[float]


class Me(TypedDict):
    # Id of your organization
    organization_id: str
    # Name of your organization
    organization_name: str
    # Kind of the owner of the token
    kind: Literal["credential", "person"]
    # Id of the credential or the person
    client_id: str
    # Null for one without limits, which is like `admin`
    access: Optional[Literal["read", "submit", "admin"]]
    # Limits it to this retailer region. Null for all
    retailer: Optional[str]
    # Limits it to listings with this tag. Null for all
    tag: Optional[str]
    # Scopes of the token
    scopes: List[Literal["read", "submit", "admin"]]
    # Integrations that it may submit for
    integration_ids: List[str]


class _MobileReadinessRequired(TypedDict):
    # Readability of all text, 0–100
    overall: Optional[float]
    # `AAA` and `AA` pass, `A` is not sure, `FAIL` fails
    legibility_level: Optional[Literal["AAA", "AA", "A", "FAIL"]]
    # Readability of the brand, 0–100
    brand: Optional[float]
    # Readability of the product type, 0–100
    product_type: Optional[float]
    # Readability of the variant, 0–100
    variant: Optional[float]
    # Readability of size and count, 0–100
    size_and_count: Optional[float]
    # Length of a tile in search results in pixels
    tile_px: int
    # True if the main text is readable on a phone
    ready: Optional[bool]
    # The texts as they read on a phone
    preview: "MobileReadinessPreview"


class MobileReadiness(_MobileReadinessRequired, total=False):
    """How readable the text of a main image is in search results on a phone."""

    # Verdict on the text at phone size, behind the level. Absent in scores of earlier releases
    legibility: Optional[Literal["pass", "fail", "not_sure"]]


class MobileReadinessPreview(TypedDict):
    # Length of the product on the tile in pixels
    product_px: Optional[float]
    # Lines of text on the pack
    lines: List["MobileReadinessPreviewLine"]


class _MobileReadinessPreviewLineRequired(TypedDict):
    # Text as it is on the pack
    text: str
    # The text as it reads on the tile
    px101: Optional[str]
    # The text as it reads on a tile with twice the pixel density
    px202: Optional[str]


class MobileReadinessPreviewLine(_MobileReadinessPreviewLineRequired, total=False):
    # Verdict on the line
    legibility: Literal["pass", "fail", "not_sure"]
    # Range of the WCAG 2.2 contrast
    contrast_ratio: Optional["MobileReadinessPreviewLineContrastRatio"]
    # Height of the letters on the tiles, in pixels
    x_height_px: "MobileReadinessPreviewLineXHeightPx"


class MobileReadinessPreviewLineContrastRatio(TypedDict):
    # Smallest
    least: float
    # Largest
    most: float


class MobileReadinessPreviewLineXHeightPx(TypedDict):
    # On the tile of 101 pixels
    px101: float
    # On the tile of 202 pixels
    px202: float


class _NewCommentRequired(TypedDict):
    # Text as it is on the pack
    text: str


class NewComment(_NewCommentRequired, total=False):
    """On exactly one listing, image or shot. A region of a shot is on its picture."""

    # Id of the listing
    pdp_id: Optional[str]
    # Id of the image
    image_id: Optional[str]
    # Id of the shot
    shot_id: Optional[str]
    # Comment that it replies to
    parent_id: Optional[str]
    # `user_id` of people, see `GET /v1/people`
    mentions: Optional[List[str]]
    # Region of the storefront
    region: Optional["ImageRegion"]


class _NewCredentialRequired(TypedDict):
    # Name that tells it from others
    name: str
    # `read` changes nothing, `submit` also submits, changes and deletes, `admin` also manages
    # credentials and reads the audit log
    access: Literal["read", "submit", "admin"]


class NewCredential(_NewCredentialRequired, total=False):
    # Limits it to the listings of this retailer region
    retailer: Optional["RetailerId"]
    # Limits it to the listings that have this tag. It creates none
    tag: Optional[str]


class _NewGoalRequired(TypedDict):
    # Share of the scored listings that `target` accepts, or that score `score_min` or more
    measure: Literal["accepted", "score"]
    # Share of the listings, 0–1
    value: float
    # Last day
    due: str


class NewGoal(_NewGoalRequired, total=False):
    # Null for all targets that judge a listing
    target: Optional["AcceptanceTargetId"]
    # Score that counts for the measure `score`
    score_min: Optional[float]
    # Filters and sort as in the address of the list. Empty for all listings
    query: str


class _NewListingsShareRequired(TypedDict):
    # Subject of the correction
    kind: Literal["listings"]
    # Ids of listings, in the order in which they are shown
    pdp_ids: List[str]
    # Person or agency that gets the link
    recipient: str
    # The link ends then, within a year
    expires_at: str


class NewListingsShare(_NewListingsShareRequired, total=False):
    # Password that the link asks for
    password: str


class NewLiveWatch(TypedDict, total=False):
    # Null watches all listings of storefronts
    view_id: Optional[str]


_NewOutcomeRequired = TypedDict(
    "_NewOutcomeRequired",
    {
        # Platform or tool that has counted
        "source": str,
        # Name of the test
        "test": str,
        # Name of the version that visitors saw
        "arm": str,
        # Id of a listing: yours, or `pdp_id`
        "listing": str,
        # First day
        "from": str,
        # Last day
        "to": str,
        # Visitors that saw it
        "impressions": int,
    },
)


class NewOutcome(_NewOutcomeRequired, total=False):
    # `randomized`: visitors were split by chance. `observational`: before and after, not causal
    kind: Literal["randomized", "observational"]
    # Retailer region, if several have the id
    market: "RetailerId"
    # Place of arms of one picture
    role: Literal["hero", "carousel"]
    # Pictures that visitors saw, the main image first: ids of images or uploads, SHA-256 of stored
    # files, or addresses or file names of images of the listing
    pictures: List[str]
    # True for the arm that others are compared with
    is_control: bool
    # Planned share of visitors, in any unit
    share: float
    # Visitors that clicked. Null if nobody has counted them
    clicks: Optional[int]
    # Visitors that ordered. Null if nobody has counted them
    orders: Optional[int]
    # What visitors paid. Null if it is not known, or not for you to see
    revenue: Optional[float]
    # ISO 4217
    currency: Optional[str]


class _NewOutcomeTestRequired(TypedDict):
    # Platform or tool that has counted
    source: str
    # The name that its results will have
    test: str
    # Id of a listing: yours, or `pdp_id`
    listing: str
    # Planned last day. If there are too few results then, you are reminded
    ends_on: str
    # Versions that visitors saw
    arms: List["NewOutcomeTestArm"]


class NewOutcomeTest(_NewOutcomeTestRequired, total=False):
    # Retailer region. Defaults to `marketplace_us`
    market: "RetailerId"
    # Place of a single picture
    role: Literal["hero", "carousel"]


class _NewOutcomeTestArmRequired(TypedDict):
    # Name of the version that visitors saw
    arm: str


class NewOutcomeTestArm(_NewOutcomeTestArmRequired, total=False):
    # True for the version that others are compared with
    is_control: bool
    # Planned share of visitors, in any unit
    share: float
    # Pictures that visitors saw, the main image first: ids of images or uploads, SHA-256 of stored
    # files, or addresses or file names of images of the listing
    pictures: List[str]


class NewOutcomes(TypedDict):
    # Results of single answers
    outcomes: List["NewOutcome"]


class _NewPdpFamilyRequired(TypedDict):
    # Listings, which leave their families
    pdp_ids: List[str]


class NewPdpFamily(_NewPdpFamilyRequired, total=False):
    # Name. Without one, what the names have in common
    name: Optional[str]


class _NewReportShareRequired(TypedDict):
    # Subject of the correction
    kind: Literal["acceptance_report"]
    # Target whose report the link shows
    target: "AcceptanceTargetId"
    # Person or agency that gets the link
    recipient: str
    # The link ends then, within a year
    expires_at: str


class NewReportShare(_NewReportShareRequired, total=False):
    # Retailer region of the listings
    retailer: str
    # Password that the link asks for
    password: str


class NewRivalSet(TypedDict):
    # Product name
    name: str
    # A category id from GET /v1/product-categories, or the path of a category. Rivals are scored by
    # its rubric
    category_id: str
    # A retailer region with a storefront
    retailer: "RetailerId"
    # ASINs, or addresses of product pages of the storefront. One that is given twice counts once
    entries: List[str]


NewShare = Union["NewListingsShare", "NewShotsShare", "NewReportShare"]


class _NewShopConnectionRequired(TypedDict):
    # System of the shop
    system: "ShopSystem"
    # Address of the shop
    address: str


class NewShopConnection(_NewShopConnectionRequired, total=False):
    # Shopify: Admin API access token with `write_products` and `write_files`
    access_token: str
    # WooCommerce: consumer key with the permission Read/Write
    consumer_key: str
    # WooCommerce: its secret
    consumer_secret: str


class NewShopPush(TypedDict):
    # Id of the connection
    connection_id: str
    # Id of the listing
    pdp_id: str
    # Number of the product in the shop
    product_id: str


class _NewShotRequired(TypedDict):
    # Id of the listing
    pdp_id: str


class NewShot(_NewShotRequired, total=False):
    # Place in the set, 0 for the main image. Null for a further image
    position: Optional[int]
    # Wanted content
    asset_type: Optional["Classification"]
    # The action of an explanation that asks for it
    action: Optional["ActionCode"]
    # The factor that it should mend
    factor: Optional["FactorName"]
    # A note for people
    note: Optional[str]
    # `user_id` of a person of your organization, see `GET /v1/people`
    assignee_id: Optional[str]
    # Name of a studio without an account
    agency: Optional[str]
    # Day until which it is needed
    due_on: Optional[str]
    # File name of the picture
    file_name: Optional[str]
    # Least width in pixels
    width: Optional[int]
    # Least height in pixels
    height: Optional[int]
    # Crop in words
    crop: Optional[str]
    # Images of your organization that show what is meant
    example_image_ids: Optional[List[str]]
    # Least points that the listing gains
    gain_low: Optional[float]
    # Most points that the listing gains
    gain_high: Optional[float]
    # `at_studio` by default with an `agency`, otherwise `to_do`
    status: Literal["to_do", "at_studio"]


class _NewShotsShareRequired(TypedDict):
    # Subject of the correction
    kind: Literal["shots"]
    # Ids of shots, in the order in which they are shown
    shot_ids: List[str]
    # What the guest may do
    permission: Literal["read", "read_and_upload"]
    # Person or agency that gets the link
    recipient: str
    # The link ends then, within a year
    expires_at: str


class NewShotsShare(_NewShotsShareRequired, total=False):
    # Password that the link asks for
    password: str


class _NewViewRequired(TypedDict):
    # Product name
    name: str


class NewView(_NewViewRequired, total=False):
    # Filters and sort as in the address of the list. Empty for all listings
    query: str
    # Form of the list
    layout: Literal["rows", "shelves", "grid"]
    # In their order, beside the name. Empty for those of the console
    columns: List["ViewColumn"]
    # True for all of the organization
    shared: bool
    # True for the view that opens first
    is_default: bool


class _NewWebhookEndpointRequired(TypedDict):
    # Public https address. The operator can allow others with `ENDCAP_WEBHOOK_ALLOWED_ORIGINS`
    url: str


class NewWebhookEndpoint(_NewWebhookEndpointRequired, total=False):
    # Types of events to send. Null for all, also those of later releases
    types: Optional[List["EventType"]]
    # A note for people
    description: Optional[str]
    # True to leave out events of listings that a new release of Endcap has scored again (`cause` is
    # `release`)
    leaves_out_releases: bool


class _NotARepeatCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["not_a_repeat"]


class NotARepeatCorrection(_NotARepeatCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]
    # Id of the image that the image does not repeat. Without it, the image repeats no other
    value: Optional[str]


class Opinion(TypedDict):
    """Answer of a vision model where the built-in models were unsure."""

    # `asset_type`, or whether it shows the `same_product` as the main image of its listing
    question: Literal["asset_type", "same_product"]
    # The asset type, or `same product` or `other product`
    label: str
    # Name of the model
    model: str
    # When the model answered
    asked_at: str


class Origin(TypedDict):
    """Statements of the file about its origin in XMP, IPTC and C2PA. Null values are not stated.
    """

    # Term of the vocabulary `http://cv.iptc.org/newscodes/digitalsourcetype/`, such as
    # `trainedAlgorithmicMedia`
    source_type: Optional[str]
    # Generative model or its service
    system: Optional[str]
    # Version of the model or service
    system_version: Optional[str]
    # Who made the image
    creator: Optional[str]
    # Credit line
    credit: Optional[str]
    # Copyright notice
    copyright: Optional[str]
    # The file has Content Credentials (C2PA). Their signature was not verified
    content_credentials: bool
    # Images that this one was made of
    ingredients: List["OriginIngredient"]


class OriginIngredient(TypedDict):
    # Term of the vocabulary `http://cv.iptc.org/newscodes/digitalsourcetype/`, such as
    # `trainedAlgorithmicMedia`
    source_type: Optional[str]
    # Generative model or its service
    system: Optional[str]
    # Version of the model or service
    system_version: Optional[str]
    # Who made the image
    creator: Optional[str]
    # Credit line
    credit: Optional[str]
    # Copyright notice
    copyright: Optional[str]
    # Hash of the bytes, in hexadecimal digits
    sha256: Optional[str]


class OriginalFile(TypedDict):
    # Format of the file
    format: Literal["avif", "tiff"]
    # Hash of the bytes, in hexadecimal digits
    sha256: str
    # Size of the file in bytes
    bytes: int


class _OtherProductCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["other_product"]


class OtherProductCorrection(_OtherProductCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]
    # The image shows another product than its listing
    value: Literal[True]


Outcome = TypedDict(
    "Outcome",
    {
        # Id of the row of results
        "outcome_id": str,
        # Id of the test
        "test_id": str,
        # Platform or tool that has counted
        "source": str,
        # Name of the test
        "test": str,
        # Name of the version that visitors saw
        "arm": str,
        # Null if there is no such listing
        "listing": Optional["OutcomeListing"],
        # Lower end, inclusive
        "from": str,
        # Upper end
        "to": str,
        # Visitors that saw it
        "impressions": int,
        # Visitors that clicked. Null if nobody has counted them
        "clicks": Optional[int],
        # Visitors that ordered. Null if nobody has counted them
        "orders": Optional[int],
        # Null also for those who may not see money
        "revenue": Optional[float],
        # ISO 4217
        "currency": Optional[str],
        # Why it is not counted. Null if it is
        "problem": Optional[Literal[
            "clicks_over_impressions",
            "orders_over_impressions",
            "nothing_counted",
            "periods_overlap",
            "currencies_differ",
            "arm_not_bound",
            "listing_not_found",
        ]],
        # Time of its creation
        "created_at": str,
        # Time of the last change
        "updated_at": str,
    },
)


class OutcomeArm(TypedDict):
    # Id of the version that visitors saw
    arm_id: str
    # Product name
    name: str
    # True for the version that others are compared with
    is_control: bool
    # Share of the listings, 0–1
    share: Optional[float]
    # False if its pictures are not known
    is_bound: bool
    # Kept main image. Valid for at least an hour
    image_url: Optional[str]
    # Images with these bytes, in order. Empty in lists, and if one is gone
    image_ids: List[str]
    # Score of the listing with it. Null if it is not known
    score: Optional[float]
    # True until its pictures are scored, or cannot be
    is_scoring: bool
    # Visitors that saw it
    impressions: int
    # Orders or clicks, see `metric`
    successes: int
    # What visitors paid. Null if it is not known, or not for you to see
    revenue: Optional[float]


class OutcomeCalibration(TypedDict):
    # Randomized comparisons that are done, with two different scores
    tests: int
    # Comparisons that are not done
    not_done: int
    # About so many more, if there are too few. Else null
    needed: Optional[int]
    # Null as long as tests are needed
    calibration: Optional["OutcomeCalibrationCalibration"]
    # At most 500. Empty as long as tests are needed
    points: List["OutcomeCalibrationPoint"]
    # Family of categories with the same rubric
    family: Optional[str]
    # Families of these tests, most tests first
    families: List["OutcomeCalibrationFamily"]
    # Weights of the main image. Null for too few tests of the family
    weights: Optional[List["OutcomeCalibrationWeight"]]
    # For the preview of the rubric: your version in force with the proposals
    patch: Optional[Dict[str, Any]]


class OutcomeCalibrationCalibration(TypedDict):
    # Tests that the higher score won, and the 95% range of the share
    hits: "OutcomeCalibrationCalibrationHits"
    # Rank correlation of score and effect
    rank: "OutcomeCalibrationCalibrationRank"
    # Change of orders or clicks for 10 points
    per_ten_points: "OutcomeCalibrationCalibrationPerTenPoints"
    # Change, had you always taken the higher score
    higher_score: "OutcomeCalibrationCalibrationHigherScore"
    # The same for tests whose scores differ by `points` or more
    curve: List["OutcomeCalibrationCalibrationCurveEntry"]


class OutcomeCalibrationCalibrationCurveEntry(TypedDict):
    # Difference of score in points
    points: float
    # Number of tests
    tests: int
    # Its 95% range. Null for too few tests
    range: Optional["OutcomeCalibrationCalibrationCurveEntryRange"]


class OutcomeCalibrationCalibrationCurveEntryRange(TypedDict):
    # Lower end of the range
    low: float
    # Upper end of the range
    high: float


class OutcomeCalibrationCalibrationHigherScore(TypedDict):
    # Lower end of the range
    low: float
    # Upper end of the range
    high: float


class OutcomeCalibrationCalibrationHits(TypedDict):
    # Number of images
    count: int
    # Of so many
    of: int
    # Its 95% range. Null for too few tests
    range: "OutcomeCalibrationCalibrationHitsRange"


class OutcomeCalibrationCalibrationHitsRange(TypedDict):
    # Lower end of the range
    low: float
    # Upper end of the range
    high: float


class OutcomeCalibrationCalibrationPerTenPoints(TypedDict):
    # Lower end of the range
    low: float
    # Middle of the range
    middle: float
    # Upper end of the range
    high: float


class OutcomeCalibrationCalibrationRank(TypedDict):
    # What is right
    value: float
    # Lower end of the range
    low: float
    # Upper end of the range
    high: float


class OutcomeCalibrationFamily(TypedDict):
    # Family of categories with the same rubric
    family: str
    # Number of tests
    tests: int


class OutcomeCalibrationPoint(TypedDict):
    # Id of the test
    test_id: str
    # Id of the version that visitors saw
    arm_id: str
    # Points, new − old
    score_difference: float
    # Lower end of the range
    low: float
    # Middle of the range
    middle: float
    # Upper end of the range
    high: float


class OutcomeCalibrationWeight(TypedDict):
    # Factor that it mends
    factor: str
    # Score after the change
    now: float
    # Tests whose arms differ in it
    tests: int
    # Range by the tests, 95%. Null for too few
    range: Optional["OutcomeCalibrationWeightRange"]
    # Null to leave it
    proposal: Optional[float]


class OutcomeCalibrationWeightRange(TypedDict):
    # Lower end of the range
    low: float
    # Middle of the range
    middle: float
    # Upper end of the range
    high: float


class OutcomeComparison(TypedDict):
    # Arm that is compared with the control
    arm_id: str
    # `close`: too close to call. `few`: not enough data. `broken`: visitors were not split as
    # planned
    verdict: Literal["better", "worse", "close", "few", "broken"]
    # Change of orders or clicks a visitor, 0.1 is 10% more: a 95% range that holds at every look
    effect: Optional["OutcomeComparisonEffect"]
    # Effect that is expected to stay: winners look larger than they are. Null for fewer than 10
    # tests
    expected: Optional["OutcomeComparisonExpected"]
    # Probability that it is better than the control, 0–1
    probability_better: Optional[float]
    # Points, this arm − control
    score_difference: Optional[float]
    # First day after which the range excludes 0
    decided_on: Optional[str]
    # Days until 8% more would be found, of `few`
    days_left: Optional["OutcomeComparisonDaysLeft"]
    # Probability of such a split by chance, if it was as planned
    split_probability: float
    # The range after each period. Empty in lists
    looks: List["OutcomeComparisonLook"]


class OutcomeComparisonDaysLeft(TypedDict):
    # Lower end of the range
    low: int
    # Middle of the range
    middle: int
    # Upper end of the range
    high: int


class OutcomeComparisonEffect(TypedDict):
    # Lower end of the range
    low: float
    # Middle of the range
    middle: float
    # Upper end of the range
    high: float


class OutcomeComparisonExpected(TypedDict):
    # Lower end of the range
    low: float
    # Middle of the range
    middle: float
    # Upper end of the range
    high: float


class OutcomeComparisonLook(TypedDict):
    # Upper end
    to: str
    # Lower end of the range
    low: float
    # Middle of the range
    middle: float
    # Upper end of the range
    high: float


class OutcomeFileReport(TypedDict):
    # Format of the file
    format: Literal[
        "endcap",
        "amazon_experiments",
        "google_ads",
        "google_merchant",
        "meta",
        "shopify",
        "growthbook",
    ]
    # How dates such as 3/4/2026 were read. Null if the file does not tell: month first
    dates: Optional[Literal["month_first", "day_first"]]
    # Rows that were read
    rows: int
    # New rows
    stored: int
    # Rows that have replaced others
    replaced: int
    # Rows that are not counted
    problems: List["OutcomeFileReportProblem"]


class OutcomeFileReportProblem(TypedDict):
    # Line of the file, the header included
    row: int
    # Why the page was not read, for people
    problem: Literal[
        "clicks_over_impressions",
        "orders_over_impressions",
        "nothing_counted",
        "periods_overlap",
        "currencies_differ",
        "arm_not_bound",
        "listing_not_found",
        "no_listing",
        "no_days",
        "no_impressions",
        "no_number",
        "malformed",
        "not_valid",
    ]
    # What is wrong, for people
    message: Optional[str]


class OutcomeListing(TypedDict):
    # Id of the listing
    pdp_id: str
    # Id, unique in its list
    id: str
    # Product name
    name: Optional[str]


class OutcomePage(TypedDict):
    # The rows
    data: List["Outcome"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class OutcomeSettings(TypedDict):
    # Roles that see revenue besides admins
    money_roles: List[Literal["viewer", "editor"]]


OutcomeTest = TypedDict(
    "OutcomeTest",
    {
        # Id of the test
        "test_id": str,
        # Platform or tool that has counted
        "source": str,
        # Product name
        "name": str,
        # Subject of the correction
        "kind": Literal["randomized", "observational"],
        # Null if there is no such listing
        "listing": Optional["OutcomeTestListing"],
        # Retailer region
        "retailer": Optional[str],
        # Id of the category
        "category_id": Optional[str],
        # Path of the category
        "category": Optional[str],
        # Lower end, inclusive
        "from": Optional[str],
        # Upper end
        "to": Optional[str],
        # Planned last day. Null if it was not planned
        "ends_on": Optional[str],
        # What is compared
        "metric": Literal["orders", "clicks"],
        # ISO 4217
        "currency": Optional[str],
        # Versions that visitors saw
        "arms": List["OutcomeArm"],
        # Versions compared with the control
        "comparisons": List["OutcomeComparison"],
        # Rows that are not counted
        "problems": int,
    },
)


class OutcomeTestChange(TypedDict):
    # Versions that visitors saw
    arms: List["OutcomeTestChangeArm"]


class _OutcomeTestChangeArmRequired(TypedDict):
    # Id of the version that visitors saw
    arm_id: str


class OutcomeTestChangeArm(_OutcomeTestChangeArmRequired, total=False):
    # Pictures that visitors saw, the main image first: ids of images or uploads, SHA-256 of stored
    # files, or addresses or file names of images of the listing
    pictures: List[str]
    # True for the version that others are compared with
    is_control: bool
    # Share of the listings, 0–1
    share: Optional[float]


class OutcomeTestDecidedEvent(TypedDict):
    """A planned test has enough results."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["outcome_test.decided"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "OutcomeTestDecidedEventData"


class OutcomeTestDecidedEventData(TypedDict):
    # Id of the test
    test_id: str
    # Platform or tool that has counted
    source: str
    # Product name
    name: str
    # Id of the listing
    pdp_id: Optional[str]
    # Planned last day
    ends_on: str
    # What each comparison says
    verdicts: List["OutcomeTestDecidedEventDataVerdict"]


class OutcomeTestDecidedEventDataVerdict(TypedDict):
    # Id of the version that visitors saw
    arm_id: str
    # What the comparison says
    verdict: Literal["better", "worse", "close", "few", "broken"]


class OutcomeTestDueEvent(TypedDict):
    """The planned days of a test are over, and it has too few results."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["outcome_test.due"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "OutcomeTestDueEventData"


class OutcomeTestDueEventData(TypedDict):
    # Id of the test
    test_id: str
    # Platform or tool that has counted
    source: str
    # Product name
    name: str
    # Id of the listing
    pdp_id: Optional[str]
    # Planned last day
    ends_on: str


class OutcomeTestListing(TypedDict):
    # Id of the listing
    pdp_id: str
    # Id, unique in its list
    id: str
    # Product name
    name: Optional[str]


class OutcomeTestPage(TypedDict):
    # The rows
    data: List["OutcomeTest"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]
    # Comparisons by verdict
    counts: "OutcomeTestPageCounts"
    # Tests of before and after
    observational: int


class OutcomeTestPageCounts(TypedDict):
    # Comparisons with the verdict `better`
    better: int
    # Comparisons with the verdict `worse`
    worse: int
    # Comparisons with the verdict `close`
    close: int
    # Comparisons with the verdict `few`
    few: int
    # Comparisons with the verdict `broken`
    broken: int


class Overlays(TypedDict):
    """Findings in the image. Positions are shares of its sides."""

    # Outlines of the product as polygons, the largest part first
    outlines: List[List[List[float]]]
    # Texts in the image
    texts: List["OverlaysText"]
    # Faces in the image
    faces: List["OverlaysFace"]
    # Estimated attention by cells: bytes in base64, row by row, the maximum is 255
    attention: "OverlaysAttention"


class OverlaysAttention(TypedDict):
    # Columns, in order
    columns: int
    # Number of rows
    rows: int
    # Bytes in base64, row by row. The maximum is 255
    weights: str


class OverlaysFace(TypedDict):
    # Share of the frame
    left: float
    # Share of the frame
    top: float
    # Share of the frame
    right: float
    # Share of the frame
    bottom: float


class OverlaysText(TypedDict):
    # Text as it is on the pack
    text: Optional[str]
    # Clockwise from the start of the upper side
    corners: List[List[float]]
    # `read` on a phone, `lost` on a phone, `beside` the product, or too `small` to be tried
    state: Literal["read", "lost", "beside", "small"]
    # True for text in a script that is not read, such as Cyrillic or Korean
    is_unread_script: bool


class OwnImageById(TypedDict):
    # Id of the image
    image_id: str


class OwnImageByUpload(TypedDict):
    # Id of the upload
    upload_id: str


# Exactly one of `image_id` and `upload_id`. A field that is null counts as left out
OwnImageReference = Union["OwnImageById", "OwnImageByUpload"]


class PdpAcceptance(TypedDict):
    # Judged by the rules that hold on this day (UTC)
    day: str
    # Verdicts of all targets, the own retailer first. Findings are those of hard rules
    data: List["TargetAcceptance"]


class PdpAcceptanceChangedEvent(TypedDict):
    """A target that had judged a listing judges it in another way."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["pdp.acceptance_changed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "PdpAcceptanceChangedEventData"


class PdpAcceptanceChangedEventData(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Id of the target
    target: "AcceptanceTargetId"
    # The verdict now
    state: "AcceptanceState"
    # The verdict before
    previous_state: "AcceptanceState"
    # The state of the main image alone
    main_image: "AcceptanceState"
    # Ids of the hard rules that are not kept, or may not be
    rules: List[str]


class PdpAltTexts(TypedDict):
    # Id of the listing
    pdp_id: str
    # Texts that were submitted
    alt_texts: List["AltTextsOfLanguage"]
    # Images, in order
    images: List["AltTextsOfImage"]


class PdpChange(TypedDict, total=False):
    # Product name
    name: Optional[str]
    # Id or path of a category. It stays until you change it or a submission names another one.
    # `null` takes back what a person has set, and the category is guessed again
    product_category_id: Optional[str]
    # `null` takes back what a person has set
    brand: Optional[str]
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    tags: List[str]
    # Your own id, for listings that were submitted by id. The old address is then unknown
    id: str
    # Retailer region, for listings that were submitted by id
    retailer: "RetailerId"
    # Stays through imports and submissions. `null` takes the listing out of its family
    family_id: Optional[str]
    # Readability of the variant, 0–100
    variant: Optional[str]


class PdpComposer(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Id, unique in its list
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # State of the work
    status: "PdpStatus"
    # Version of measurements and rubric
    model_version: str
    # Family of the rubric
    family: "Family"
    # Rules by which it is scored
    rubric: "Rubric"
    # Carousel images that the retailer and the category ask for
    recommended_carousel_images: int
    # Rules for main images. Null if the retailer has none
    main_image_rules: Optional["MainImageRules"]
    # Retailers in groups with the same rules
    retailers: List["PdpComposerRetailer"]
    # Rules of the targets that judge the listing
    judging: "PdpComposerJudging"
    # Stored score
    pdp_score: Optional[float]
    # What your own tests say of a point of score. Null below 30 tests, and for callers with a limit
    score_effect: Optional["ScoreEffect"]
    # In order, the main image first
    images: List["ComposerImage"]
    # Kept images that Spark made for the listing and that it does not have, the newest batch first,
    # then the images that the request asks for
    further: List["ComposerImage"]


class PdpComposerJudging(TypedDict):
    # Day whose rules hold (UTC)
    day: str
    # True for files of a storefront
    are_copies: bool
    # Targets that judge the listing
    targets: List["PdpComposerJudgingTarget"]


class PdpComposerJudgingTarget(TypedDict):
    # Id of the target
    target: "AcceptanceTargetId"
    # Name of the target, with its region if it is a shop
    target_name: str
    # Region of the shop that has the listing
    market: Optional[str]
    # Rules in force
    rules: "TargetRules"


class PdpComposerRetailer(TypedDict):
    # Retailer regions with the same rules
    retailers: List["RetailerName"]
    # Rules for main images. Null if the retailer has none
    main_image_rules: "MainImageRules"
    # Carousel images that the retailer and the category ask for
    recommended_carousel_images: int


class _PdpDetailsRequired(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # How the category is known: from the `submission` itself, from a `person` who set it, or as a
    # guess from the `code` of a known product, from the categories in an imported `file`, from the
    # page of the `storefront`, from the `name`, or by the `model` of second opinions
    category_source: "CategorySource"
    # Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not
    # known
    category_confidence: Optional[float]
    # State of the work
    status: "PdpStatus"
    # Code of the failure. Null unless it failed
    error_code: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # Score of the main image, 0–100
    hero_score: Optional[float]
    # Mean score of the carousel images
    carousel_score: Optional[float]
    # True if the score is 80 or above. Null before the first score
    service_certified: Optional[bool]
    # Points that the listing gains by the steps of its plan, see the explanation
    can_win: Optional[float]
    # Null with `can_win`, and until a maintenance task adds it to earlier scores
    can_win_split: Optional["GainSplit"]
    # The first step of the plan
    first_action: Optional["ActionTitle"]
    # First change from own images. Null if they gain nothing
    advice: Optional["Advice"]
    # Cause of the most lost points. Null if no points are lost
    loses_most_by: Optional["LossCause"]
    # Lost points by cause. Causes without a loss are left out
    lost: Optional[Dict[str, float]]
    # Images, the main image included
    image_count: int
    # Images that the listing should have
    recommended_image_count: Optional[int]
    # Asset types that the listing lacks
    missing: List["Classification"]
    # Penalties that lower the score
    penalties: List["PenaltyName"]
    # Rules of the retailer that the main image breaks
    rules_failed: List["RuleName"]
    # Verdicts of the chosen targets on the images. Without a choice it is the retailer. Empty until
    # it is judged
    acceptance: List["TargetAcceptance"]
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    tags: List[str]
    # Variants that the listing belongs to
    family: Optional["PdpDetailsFamily"]
    # Color, size or the like that tells it from the others of its family
    variant: Optional[str]
    # Read from name and pack, or set by a person. Null if neither
    brand: Optional[str]
    # Whether it was read or set by a person
    brand_source: Optional[Literal["read", "person"]]
    # Id of the main image
    hero_image_id: Optional[str]
    # Address of the main image at 160 px, valid for at least an hour
    thumbnail_url: Optional[str]
    # The same at 480 px
    preview_url: Optional[str]
    # Time of the last change
    updated_at: str
    # Time of the score. Null before the first
    scored_at: Optional[str]


class PdpDetails(_PdpDetailsRequired, total=False):
    # With `include=images`, in their order
    images: List["ListedImage"]


class PdpDetailsFamily(TypedDict):
    # Id of the family
    family_id: str
    # Product name
    name: Optional[str]
    # Parent. Null for a family made by hand
    key: Optional[str]
    # Number of listings
    listings: int


class PdpFailedEvent(TypedDict):
    """A listing could not be scored. Its last scores stay visible."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["pdp.failed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "PdpFailedEventData"


class PdpFailedEventData(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Code of the failure. Null unless it failed
    error_code: Literal[
        "IMAGE_SCORING_FAILED",
        "LISTING_SCORING_FAILED",
        "IMAGE_DOWNLOAD_FAILED",
        "LISTING_INGEST_FAILED",
    ]


class PdpFamily(TypedDict):
    # Id of the family
    family_id: str
    # Until you set one, what the names of its listings have in common, or the parent
    name: Optional[str]
    # Parent. Null for a family made by hand
    key: Optional[str]
    # Retailer region of the parent
    retailer: Optional[str]
    # Number of listings
    listings: int
    # Lowest `pdp_score` of its listings
    lowest_score: Optional[float]
    # Highest `pdp_score` of its listings
    highest_score: Optional[float]
    # Time of its creation
    created_at: str


class PdpFamilyChange(TypedDict, total=False):
    # Color, size or the like that tells it from the others of its family
    name: str
    # Listings to add. They leave their families
    add: List[str]
    # Listings to take out
    remove: List[str]


class PdpFamilyDetails(TypedDict):
    # Id of the family
    family_id: str
    # Until you set one, what the names of its listings have in common, or the parent
    name: Optional[str]
    # Parent. Null for a family made by hand
    key: Optional[str]
    # Retailer region of the parent
    retailer: Optional[str]
    # Number of listings
    listings: int
    # Lowest `pdp_score` of its listings
    lowest_score: Optional[float]
    # Highest `pdp_score` of its listings
    highest_score: Optional[float]
    # Time of its creation
    created_at: str
    # Its listings, in the order of their first submission
    children: List["PdpFamilyMember"]


class _PdpFamilyImagesRequired(TypedDict):
    # The main image
    hero: "OwnImageReference"
    # In order. Empty for a listing without a carousel. No image may be given twice
    carousel: List["OwnImageReference"]


class PdpFamilyImages(_PdpFamilyImagesRequired, total=False):
    # Listings of the family that get the set. Without it, all
    listings: List["PdpFamilyImagesListing"]


class _PdpFamilyImagesListingRequired(TypedDict):
    # Id of the listing
    pdp_id: str


class PdpFamilyImagesListing(_PdpFamilyImagesListingRequired, total=False):
    # Positions at which the listing keeps its own images. At first 0, the main image
    own_positions: List[int]
    # Ids of the images that the composition replaces, in order. If the listing has other images by
    # now, nothing changes and the answer is 409 `IMAGES_CHANGED`. Without it, the images are
    # replaced in any case
    expected_image_ids: Optional[List[str]]


class PdpFamilyImagesResult(TypedDict):
    # Number of listings
    listings: List["PdpFamilyImagesResultListing"]


class PdpFamilyImagesResultListing(TypedDict):
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # Code of the failure. Null unless it failed
    error_code: Optional[str]
    # Why the listing keeps its images
    problem: Optional["PdpFamilyImagesResultListingProblem"]


class PdpFamilyImagesResultListingProblem(TypedDict):
    # Code of the failure. Null unless it failed
    error_code: str
    # What to do, in one or two sentences
    detail: str


class _PdpFamilyMemberRequired(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # How the category is known: from the `submission` itself, from a `person` who set it, or as a
    # guess from the `code` of a known product, from the categories in an imported `file`, from the
    # page of the `storefront`, from the `name`, or by the `model` of second opinions
    category_source: "CategorySource"
    # Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not
    # known
    category_confidence: Optional[float]
    # State of the work
    status: "PdpStatus"
    # Code of the failure. Null unless it failed
    error_code: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # Score of the main image, 0–100
    hero_score: Optional[float]
    # Mean score of the carousel images
    carousel_score: Optional[float]
    # True if the score is 80 or above. Null before the first score
    service_certified: Optional[bool]
    # Points that the listing gains by the steps of its plan, see the explanation
    can_win: Optional[float]
    # Null with `can_win`, and until a maintenance task adds it to earlier scores
    can_win_split: Optional["GainSplit"]
    # The first step of the plan
    first_action: Optional["ActionTitle"]
    # First change from own images. Null if they gain nothing
    advice: Optional["Advice"]
    # Cause of the most lost points. Null if no points are lost
    loses_most_by: Optional["LossCause"]
    # Lost points by cause. Causes without a loss are left out
    lost: Optional[Dict[str, float]]
    # Images, the main image included
    image_count: int
    # Images that the listing should have
    recommended_image_count: Optional[int]
    # Asset types that the listing lacks
    missing: List["Classification"]
    # Penalties that lower the score
    penalties: List["PenaltyName"]
    # Rules of the retailer that the main image breaks
    rules_failed: List["RuleName"]
    # Verdicts of the chosen targets on the images. Without a choice it is the retailer
    acceptance: List["TargetState"]
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    tags: List[str]
    # Variants that the listing belongs to
    family: Optional["PdpFamilyMemberFamily"]
    # Color, size or the like that tells it from the others of its family
    variant: Optional[str]
    # Read from name and pack, or set by a person. Null if neither
    brand: Optional[str]
    # Whether it was read or set by a person
    brand_source: Optional[Literal["read", "person"]]
    # Id of the main image
    hero_image_id: Optional[str]
    # Address of the main image at 160 px, valid for at least an hour
    thumbnail_url: Optional[str]
    # The same at 480 px
    preview_url: Optional[str]
    # Time of the last change
    updated_at: str
    # Time of the score. Null before the first
    scored_at: Optional[str]
    # Positions at which the listing keeps its own images. At first 0, the main image
    own_positions: List[int]


class PdpFamilyMember(_PdpFamilyMemberRequired, total=False):
    # With `include=images`, in their order
    images: List["ListedImage"]


class PdpFamilyMemberFamily(TypedDict):
    # Id of the family
    family_id: str
    # Product name
    name: Optional[str]
    # Parent. Null for a family made by hand
    key: Optional[str]
    # Number of listings
    listings: int


class PdpFamilyPage(TypedDict):
    # The rows
    data: List["PdpFamily"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class PdpFamilyPreview(TypedDict):
    # Number of listings
    listings: List["PdpFamilyPreviewListing"]


class PdpFamilyPreviewListing(TypedDict):
    # Id of the listing
    pdp_id: str
    # Images that it would show, the main image first
    images: List["PdpFamilyPreviewListingImage"]
    # Score now
    pdp_score: Optional[float]
    # Null while images are not analyzed
    score_after: Optional[float]
    # Verdicts on the set. Empty without a score
    acceptance: List["TargetState"]


class PdpFamilyPreviewListingImage(TypedDict):
    # The image as the request refers to it
    reference: "OwnImageReference"
    # True if the place keeps the image of the listing
    is_own: bool
    # Address at 160 px, valid for at least an hour
    thumbnail_url: str


class PdpGroups(TypedDict):
    # The rows
    data: List["PdpGroupsDataEntry"]
    # True if there are more than 50 groups
    has_more: bool


class PdpGroupsDataEntry(TypedDict):
    # Value of the filter `brand`, `tag`, `category_id`, `retailer` or `changed_by`. Null for
    # listings without one
    key: Optional[str]
    # Product name
    name: Optional[str]
    # Number of listings
    listings: int
    # Listings that have a score
    scored: int
    # Listings that all targets accept
    accepted: int
    # Listings that a target refuses
    not_accepted: int
    # Accepted listings that are certified
    accepted_certified: int
    # Null for fewer than 30 scored listings
    median_score: Optional[float]
    # Listings that can gain 5 points or more from own images
    can_gain_today: int


class _PdpImagesRequired(TypedDict):
    # The main image
    hero: "OwnImageReference"
    # In order. Empty for a listing without a carousel. No image may be given twice
    carousel: List["OwnImageReference"]


class PdpImages(_PdpImagesRequired, total=False):
    # Ids of the images that the composition replaces, in order. If the listing has other images by
    # now, nothing changes and the answer is 409 `IMAGES_CHANGED`. Without it, the images are
    # replaced in any case
    expected_image_ids: Optional[List[str]]
    # `set_from` of the history. Defaults to `composition`
    set_from: Literal["composition", "restore", "undo"]


class PdpImagesResult(TypedDict):
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # Code of the failure. Null unless it failed
    error_code: Optional[str]


class PdpPage(TypedDict):
    # The rows
    data: List["PdpSummary"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class PdpRescore(TypedDict, total=False):
    # `true` downloads images again that the listing has already. Only those whose content has
    # changed are scored
    refresh_images: Optional[bool]


class PdpRescored(TypedDict):
    # Id of the listing
    pdp_id: str
    # Always `PROCESSING`: poll the listing
    status: Literal["PROCESSING"]


class PdpScoreChangedEvent(TypedDict):
    """A listing that had a score has another one. Follows its `pdp.scored`."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["pdp.score_changed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "PdpScoreChangedEventData"


class PdpScoreChangedEventData(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Score of the listing, 0–100. Null before the first score
    pdp_score: float
    # Score before
    previous_score: float
    # Difference to the first score of the listing
    score_change: float
    # The change, as in the history of the listing
    cause: "HistoryCause"


class PdpScoredEvent(TypedDict):
    """A listing was scored, for the first time or again."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["pdp.scored"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "PdpScoredEventData"


class _PdpScoredEventDataRequired(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Score of the listing, 0–100. Null before the first score
    pdp_score: float
    # Null for the first score
    previous_score: Optional[float]
    # Score of the main image, 0–100
    hero_score: Optional[float]
    # True if the score is 80 or above. Null before the first score
    service_certified: bool


class PdpScoredEventData(_PdpScoredEventDataRequired, total=False):
    # Verdicts of the targets that judge the listing
    acceptance: List["TargetState"]
    # The change, as in the history of the listing. Null if nothing has changed
    cause: Optional["HistoryCause"]


class PdpScores(TypedDict):
    # Your id
    id: str
    # Retailer region
    retailer: str
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR`
    error_code: Optional[str]
    # Product name
    name: Optional[str]
    # Path of the category
    category: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # The first score of the listing
    listing_score_at_ingest: Optional[float]
    # Difference to the first score of the listing
    score_change: Optional[float]
    # `pdp_score` is 80 or above
    service_certified: Optional[bool]
    # Mean score of the carousel images
    carousel_score: Optional[float]
    # The main image
    hero: Optional["Hero"]
    # Images after the main image, in order
    carousel_images: List["CarouselImage"]
    # Asset types that the listing has, and those that it should have
    asset_mix: Optional["AssetMix"]
    # Images that fill a place of the ideal mix
    images_matching_ideal_mix: Optional[int]
    # True if the listing has every asset type of the ideal mix
    is_ideal_content_mix: Optional[bool]
    # Too few images have a high score
    score_penalty: Optional[bool]
    # Fewer carousel images than recommended
    image_count_penalty: Optional[bool]
    # Some images are near-duplicates
    image_mix_penalty: Optional[bool]
    # The carousel images are not ordered by score, the highest first
    image_order_penalty: Optional[bool]
    # Images with at least 80 points
    high_scoring_asset_count: Optional[int]
    # Time of the score. Null before the first
    scored_at: Optional[str]


class PdpSpark(TypedDict):
    # The newest first, at most 20
    batches: List["PdpSparkBatche"]
    # By batch, the newest first, kept images before others
    images: List["PdpSparkImage"]
    # Images of the listing that Spark can start from, the best first. Empty without a score
    roots: List["PdpSparkRoot"]
    # The latest completed ideas of each root image
    ideas: List["SparkIdeaResult"]


class PdpSparkBatche(TypedDict):
    # Id of the batch of images
    batch_id: str
    # The root image
    image_id: str
    # State of the work
    status: "SparkStatus"
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str
    # Images that were made
    made: int
    # Images that Spark and people kept
    kept: int
    # Why nothing could be made of the root; null otherwise
    fault: Optional["PdpSparkBatcheFault"]


class PdpSparkBatcheFault(TypedDict):
    # A code, such as `not_on_white`
    reason: str
    # What to do, in one or two sentences
    detail: str


class PdpSparkImage(TypedDict):
    # Id of the batch of images
    batch_id: str
    # Null if Spark rejected the image
    image_id: Optional[str]
    # Picture of an image that Spark rejected, kept for 24 hours. Use it as an upload to keep the
    # image anyway
    upload_id: Optional[str]
    # The image that Spark made it from
    root_image_id: str
    # Images in order
    composition: str
    # In a few words
    title: str
    # What the image shows
    asset_type: "Classification"
    # `hero` for the main image of a listing
    image_type: Literal["hero", "carousel"]
    # Score of the image, 0–100. Null before it is scored
    service_score: float
    # Likeness of the product to the root image, 0–1. Null for earlier images
    fidelity: Optional[float]
    # Points that the listing gains if the image is added or becomes the main image, whichever is
    # more. Null for rejected images and those in the listing
    gain_listing: Optional[float]
    # False for a rejected image
    kept: bool
    # Null unless the image was rejected
    rejection: Optional["PdpSparkImageRejection"]
    # Null if the picture is no longer stored
    renditions: Optional["Renditions"]
    # Time of its creation
    created_at: str


class PdpSparkImageRejection(TypedDict):
    # Id of the credential or the person
    by: Literal["spark", "person"]
    # A code, such as `product_damaged`
    reason: str
    # What to do, in one or two sentences
    detail: Optional[str]


class PdpSparkRoot(TypedDict):
    # Id of the image
    image_id: str
    # Score as a main image, whatever its place: one scale for all
    hero_score: float
    # Why surely nothing can be made of it; null otherwise
    fault: Optional["PdpSparkRootFault"]


class PdpSparkRootFault(TypedDict):
    # A code, such as `not_on_white`
    reason: str
    # What to do, in one or two sentences
    detail: str


class PdpStatistics(TypedDict):
    # Number of images
    count: int
    # Listings with a score. The other figures are about them
    scored: int
    # Listings that are being scored
    processing: int
    # Scored listings that this release has not scored yet. They show their earlier score until then
    of_earlier_release: int
    # Listings with at least 80 points
    certified: int
    # Median score of the listings
    median_score: Optional[float]
    # Mean of `can_win`
    mean_can_win: Optional[float]
    # Listings that can gain 5 points or more. A family counts once
    can_gain: "PdpStatisticsCanGain"
    # Listings by their first change from own images, the most first
    advice: List["PdpStatisticsAdviceEntry"]
    # Listings that were submitted first in the last 7 days
    added_last_week: int
    # Listings by score, `from` inclusive. The last range includes 100
    histogram: List["PdpStatisticsHistogramEntry"]
    # Points that the listings lose, by cause, the highest first
    lost: List["PdpStatisticsLostEntry"]
    # Listings by state at each target, the most refusals first
    acceptance: List["PdpStatisticsAcceptanceEntry"]
    # Asset types by the number of listings that lack them, the highest first. A family counts once
    missing: List["PdpStatisticsMissingEntry"]


class PdpStatisticsAcceptanceEntry(TypedDict):
    # Id of the target
    target: "AcceptanceTargetId"
    # Listings without a broken rule
    accepted: int
    # Listings that break a hard rule
    not_accepted: int
    # Listings that may break a hard rule
    not_sure: int


class PdpStatisticsAdviceEntry(TypedDict):
    # A value of the filter `advice`
    advice: "Advice"
    # Number of listings
    listings: int
    # Points that these listings gain from own images
    median_gain: float


class PdpStatisticsCanGain(TypedDict):
    # From own images
    today: int
    # Further listings, once Spark has made pictures
    with_spark: int
    # Further listings, once new photographs are there
    with_shoot: int


PdpStatisticsHistogramEntry = TypedDict(
    "PdpStatisticsHistogramEntry",
    {
        # Lower end, inclusive
        "from": int,
        # Upper end
        "to": int,
        # Number of images
        "count": int,
    },
)


class PdpStatisticsLostEntry(TypedDict):
    # The change, as in the history of the listing
    cause: "LossCause"
    # Mean over the scored listings
    points: float
    # Share of all lost points, 0–1
    share: float
    # Listings that lose at least 0.5 points by it
    listings: int
    # Listings that lose the most points by it, as `loses_most_by` filters them
    most: int


class PdpStatisticsMissingEntry(TypedDict):
    # What the image shows
    asset_type: "Classification"
    # Number of listings
    listings: int


PdpStatus = Literal["PROCESSING", "COMPLETED", "ERROR"]


class _PdpSubmissionRequired(TypedDict):
    # Public http or https address; jpeg, png or webp
    hero_image_url: str


class PdpSubmission(_PdpSubmissionRequired, total=False):
    # In order. An address that is given twice is an image of its own each time, and counts as a
    # repeat
    carousel_image_urls: Optional[List[str]]
    # A category id from GET /v1/product-categories. Cannot be combined with external_category_id
    product_category_id: Optional[str]
    # Your own category id, mapped by the operator
    external_category_id: Optional[str]
    # Used only to derive the category. A value that is not 10 upper-case letters and digits is
    # ignored
    asin: Any
    # For integration clients: the id of one of their integrations
    integration_id: Optional[str]
    # Your id of the image, returned with its score
    hero_image_asset_id: Optional[str]
    # Empty, or one id for each of carousel_image_urls
    carousel_image_asset_ids: Optional[List[str]]
    # Rights of the main image, which a rule checks
    hero_image_rights: Optional["ImageRights"]
    # Empty, or the rights or null for each of carousel_image_urls
    carousel_image_rights: Optional[List[Optional["ImageRights"]]]
    # Alt texts by language, one for each image, the main image first. They replace those of all
    # languages. Without the field, images keep their texts
    alt_texts: Optional[List["AltTextsOfLanguage"]]
    # Product name
    name: Optional[str]
    # Family of categories with the same rubric
    family: Optional[str]
    # Readability of the variant, 0–100
    variant: Optional[str]
    # Retailer region
    retailer: Optional["RetailerId"]
    # `true` downloads images again that the listing has already. Only those whose content has
    # changed are scored
    refresh_images: Optional[bool]
    # Used only to derive the category. A value that is not 8, 12, 13 or 14 digits is ignored
    gtin: Any


class PdpSubmitted(TypedDict):
    # Your id
    id: str
    # Id of the listing
    pdp_id: str
    # State of the work
    status: "PdpStatus"
    # `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR`
    error_code: Optional[str]
    # Relative address to poll
    score_url: str


class _PdpSummaryRequired(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # How the category is known: from the `submission` itself, from a `person` who set it, or as a
    # guess from the `code` of a known product, from the categories in an imported `file`, from the
    # page of the `storefront`, from the `name`, or by the `model` of second opinions
    category_source: "CategorySource"
    # Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not
    # known
    category_confidence: Optional[float]
    # State of the work
    status: "PdpStatus"
    # Code of the failure. Null unless it failed
    error_code: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # Score of the main image, 0–100
    hero_score: Optional[float]
    # Mean score of the carousel images
    carousel_score: Optional[float]
    # True if the score is 80 or above. Null before the first score
    service_certified: Optional[bool]
    # Points that the listing gains by the steps of its plan, see the explanation
    can_win: Optional[float]
    # Null with `can_win`, and until a maintenance task adds it to earlier scores
    can_win_split: Optional["GainSplit"]
    # The first step of the plan
    first_action: Optional["ActionTitle"]
    # First change from own images. Null if they gain nothing
    advice: Optional["Advice"]
    # Cause of the most lost points. Null if no points are lost
    loses_most_by: Optional["LossCause"]
    # Lost points by cause. Causes without a loss are left out
    lost: Optional[Dict[str, float]]
    # Images, the main image included
    image_count: int
    # Images that the listing should have
    recommended_image_count: Optional[int]
    # Asset types that the listing lacks
    missing: List["Classification"]
    # Penalties that lower the score
    penalties: List["PenaltyName"]
    # Rules of the retailer that the main image breaks
    rules_failed: List["RuleName"]
    # Verdicts of the chosen targets on the images. Without a choice it is the retailer
    acceptance: List["TargetState"]
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    tags: List[str]
    # Variants that the listing belongs to
    family: Optional["PdpSummaryFamily"]
    # Color, size or the like that tells it from the others of its family
    variant: Optional[str]
    # Read from name and pack, or set by a person. Null if neither
    brand: Optional[str]
    # Whether it was read or set by a person
    brand_source: Optional[Literal["read", "person"]]
    # Id of the main image
    hero_image_id: Optional[str]
    # Address of the main image at 160 px, valid for at least an hour
    thumbnail_url: Optional[str]
    # The same at 480 px
    preview_url: Optional[str]
    # Time of the last change
    updated_at: str
    # Time of the score. Null before the first
    scored_at: Optional[str]


class PdpSummary(_PdpSummaryRequired, total=False):
    # With `include=images`, in their order
    images: List["ListedImage"]


class PdpSummaryFamily(TypedDict):
    # Id of the family
    family_id: str
    # Product name
    name: Optional[str]
    # Parent. Null for a family made by hand
    key: Optional[str]
    # Number of listings
    listings: int


class PdpTags(TypedDict):
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    tags: List[str]


class PdpTagsResult(TypedDict):
    # Id of the listing
    pdp_id: str
    # At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags
    tags: List[str]


class PdpTrend(TypedDict):
    """Scores of the listings that exist now, as they were at the end of each week."""

    # The oldest first. The last is the current week so far
    weeks: List["PdpTrendWeek"]
    # Times from which listings were scored by another version of the rules
    rubric_changes: List[str]


class PdpTrendWeek(TypedDict):
    # End of the week, a Monday at midnight in UTC
    at: str
    # Median score of the listings
    median_score: Optional[float]
    # Listings that had a score
    listings: int


class PdpsChange(TypedDict):
    # Id or path of a category. It stays until you change it or a submission names another one.
    # `null` takes back what a person has set, and the category is guessed again
    product_category_id: Optional[str]


class PdpsChangeResult(TypedDict):
    # Listings that this request has changed. They are scored again
    changed: int
    # True if more listings meet the filters. A request changes at most 500; send it again until
    # this is false
    has_more: bool


PenaltyName = Literal[
    "score_penalty",
    "image_count_penalty",
    "image_mix_penalty",
    "image_order_penalty",
]


class People(TypedDict):
    # The rows
    data: List["PeopleDataEntry"]


class PeopleDataEntry(TypedDict):
    # Id of the person
    user_id: str
    # Product name
    name: Optional[str]


class Picture(TypedDict):
    # Id of the image
    image_id: str
    # The listing that has or had it. Null for an image without
    pdp_id: Optional[str]
    # Name of the listing
    name: Optional[str]
    # Your id, ASIN or GTIN of the listing
    id: Optional[str]
    # File name in the listing. Null if it had no place there
    filename: Optional[str]
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # The image that it was made from. Null if submitted
    root_image_id: Optional[str]
    # Similarity to `like`, −1 to 1. Null without it
    likeness: Optional[float]
    # True if it shows the same picture as `like`. Null without it
    shows_same: Optional[bool]
    # Addresses of the image in other sizes
    renditions: "Renditions"
    # Time of its creation
    created_at: str


class PicturePage(TypedDict):
    # The rows
    data: List["Picture"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


PixelCount = TypedDict(
    "PixelCount",
    {
        # Type of schema.org
        "@type": Literal["QuantitativeValue"],
        # What is right
        "value": int,
        # The pixel in the codes of UN/CEFACT
        "unitCode": Literal["E37"],
    },
)


class PlannedImage(TypedDict):
    """An image that does not exist yet."""

    # What the image shows
    asset_type: "Classification"
    # Score of the image, 0–100. Null before it is scored
    service_score: float


class PlannedReference(TypedDict):
    # What the image will show, and how well it will score
    planned: "PlannedImage"


PresentedImageRights = TypedDict(
    "PresentedImageRights",
    {
        # First day (UTC). Null if the rights have begun
        "from": Optional[str],
        # Last day (UTC). Null if the rights do not end
        "until": Optional[str],
        # Country codes (ISO 3166-1 alpha-2). Null for all
        "markets": Optional[List[str]],
        # A note for people
        "note": Optional[str],
        # Today, in the market of the retailer region
        "state": Literal["valid", "not_yet", "expired", "other_market"],
    },
)


class ProductCategory(TypedDict):
    # Id, unique in its list
    id: str
    # Name of the category
    category_name: str
    # Names of the levels, separated by ` > `
    path: str
    # Retailer region
    retailer: str


class _ProductDamagedCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["product_damaged"]


class ProductDamagedCorrection(_ProductDamagedCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]
    # Spark has damaged the product in the image
    value: Literal[True]


class ProductRetailer(TypedDict):
    # Send it as `retailer`
    id: str
    # Name of the retailer
    retailer: str
    # Region of the storefront
    region: str
    # Name for people
    display_name: str
    # Host of the storefront
    domain: str


Purse = Literal["today", "with_spark", "with_shoot"]


ReadProblem = Literal[
    "forbidden",
    "busy",
    "no_response",
    "unavailable",
    "robot_check",
    "not_found",
    "unreadable",
    "no_pictures",
    "picture_failed",
    "failed",
]


class Readiness(TypedDict):
    # `ok`, `draining` or `unavailable`
    status: Literal["ok", "unavailable", "draining"]
    # Result of each check by name: `ok` or `failed`
    checks: Dict[str, Literal["ok", "failed"]]
    # Version of the service
    version: str
    # Commit that it was built from; null if it is not known
    commit: Optional[str]
    # Newest migration of its release
    schema: str


class Recommendation(TypedDict):
    # For programs. Stable
    code: str
    # In a few words
    title: str
    # What to do, in one or two sentences
    detail: str
    # Points that the image would gain by this change alone, with all its side effects
    expected_gain: float


class RefusalReason(TypedDict):
    # Name of the rule
    rule: "StatedAcceptanceRule"
    # Listings with this first reason
    count: int
    # Listings by their cheapest fix, the cheapest first. They add up to `count`
    fixes: List["RefusalReasonFixe"]
    # Up to 4 listings
    examples: List["RefusedListing"]


class RefusalReasonFixe(TypedDict):
    # `swap`: another main image of the listing. `leave_out`: without the refused images. `crop`,
    # `whiten`: made by Endcap. `original`: a larger or other file. `spark`: made by a model.
    # `shoot`: a new picture
    fix: Literal["swap", "leave_out", "crop", "whiten", "original", "spark", "shoot"]
    # Listings
    count: int


class RefusedListing(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # True for a score of 80 and more
    service_certified: bool
    # The main image
    hero_image_id: Optional[str]
    # Address of the main image, valid for an hour
    thumbnail_url: Optional[str]
    # Id of the first rule that refuses the listing
    rule: str
    # The refused image, null for the listing as a whole
    image_id: Optional[str]
    # Its position, 0 for the main image
    position: Optional[int]
    # Measured value. Null if it could not be measured
    measured: Optional[Union[float, str]]
    # Required value
    required: Optional[Union[float, str, List[str]]]
    # The reason in words
    message: str
    # `swap`: another main image of the listing. `leave_out`: without the refused images. `crop`,
    # `whiten`: made by Endcap. `original`: a larger or other file. `spark`: made by a model.
    # `shoot`: a new picture
    fix: Literal["swap", "leave_out", "crop", "whiten", "original", "spark", "shoot"]
    # The page that states the rule
    source_url: Optional[str]


Region = Union[Literal[
    "us",
    "ca",
    "mx",
    "br",
    "uk",
    "de",
    "fr",
    "it",
    "es",
    "nl",
    "se",
    "pl",
    "be",
    "ie",
    "tr",
    "ae",
    "sa",
    "eg",
    "in",
    "jp",
    "sg",
    "au",
    "za",
], str]


Renditions = TypedDict(
    "Renditions",
    {
        # Address of the image at 160 px
        "160": str,
        # Address of the image at 480 px
        "480": str,
        # Address of the image at 1600 px
        "1600": str,
        # Address of the image at its own size, as JPEG
        "full": str,
    },
)


class RequestedFix(TypedDict):
    # Id of the fix
    fix_id: str
    # The change that is made
    fix: "FixName"
    # The image that is fixed
    image_id: str
    # State of the work
    status: "SparkStatus"
    # Relative address to poll
    result_url: str
    # Time of its creation
    created_at: str


RetailerId = Union[Literal[
    "marketplace_us",
    "marketplace_ca",
    "marketplace_mx",
    "marketplace_br",
    "marketplace_uk",
    "marketplace_de",
    "marketplace_fr",
    "marketplace_it",
    "marketplace_es",
    "marketplace_nl",
    "marketplace_se",
    "marketplace_pl",
    "marketplace_be",
    "marketplace_ie",
    "marketplace_tr",
    "marketplace_ae",
    "marketplace_sa",
    "marketplace_eg",
    "marketplace_in",
    "marketplace_jp",
    "marketplace_sg",
    "marketplace_au",
    "marketplace_za",
    "walmart_us",
    "walmart_ca",
    "walmart_mx",
    "target_us",
    "kroger_us",
    "instacart_us",
    "ebay_us",
    "ebay_uk",
    "ebay_de",
    "tesco_uk",
    "wayfair_us",
    "etsy_us",
    "tiktok_shop_us",
    "mercado_libre_ar",
    "mercado_libre_mx",
    "mercado_libre_co",
    "mercado_libre_cl",
    "mercado_livre_br",
    "temu_us",
    "shein_us",
    "newegg_us",
    "zalando_de",
    "zalando_fr",
    "zalando_it",
    "zalando_nl",
    "zalando_pl",
    "zalando_uk",
    "otto_de",
    "about_you_de",
    "bol_nl",
    "kaufland_de",
    "galaxus_ch",
    "galaxus_de",
    "john_lewis_uk",
    "the_range_uk",
    "fnac_darty_fr",
    "conforama_fr",
    "praxis_nl",
    "praxis_be",
    "conrad_de",
    "mercateo_de",
    "decathlon_fr",
    "decathlon_de",
    "worten_pt",
    "worten_es",
    "allegro_pl",
    "media_expert_pl",
    "emag_ro",
    "emag_hu",
    "ozon_ru",
    "wildberries_ru",
    "yandex_market_ru",
    "sbermegamarket_ru",
    "rakuten_jp",
    "yahoo_shopping_jp",
    "coupang_kr",
    "auction_kr",
    "11st_kr",
    "gmarket_kr",
    "naver_smart_store_kr",
    "shopee_sg",
    "shopee_my",
    "lazada_my",
    "lazada_sg",
    "redmart_sg",
    "zalora_sg",
    "zalora_my",
    "flipkart_in",
    "myntra_in",
    "ajio_in",
    "tata_cliq_in",
    "meesho_in",
    "noon_ae",
    "jumia_ng",
    "jumia_ke",
    "jumia_eg",
    "jumia_ma",
    "takealot_za",
    "catch_au",
    "americanas_br",
    "dafiti_br",
    "pinduoduo_cn",
    "alibaba_cn",
], str]


class RetailerName(TypedDict):
    # Id, unique in its list
    id: str
    # Name for people
    display_name: str


class RetailerUse(TypedDict):
    # Retailer regions with the same rules
    retailers: List["RetailerName"]
    # Rules of the retailer for the main image
    rule_checks: List["RuleCheck"]
    # False if their target refuses the main image
    allowed: bool


class Rival(TypedDict):
    # Id of the rival
    rival_id: str
    # ASIN of the listing
    asin: str
    # Address of its product page
    url: str
    # Product name
    name: Optional[str]
    # Score, 0–100
    score: Optional[float]
    # Images, the main image included
    image_count: Optional[int]
    # Verdict of the storefront on the main image. Null if it is not judged
    main_image: Optional["AcceptanceState"]
    # Kept main image, 160 px wide at most. Valid for at least an hour, without a token
    image_url: Optional[str]
    # `not_read`: the page could not be read, see `problem`. `not_allowed`: robots rules of the shop
    # forbid reading
    state: Literal["waiting", "read", "not_read", "not_allowed"]
    # Why the last attempt failed
    problem: Optional["ReadProblem"]
    # True while it waits to be read
    is_reading: bool
    # Types that its other images show, each once
    asset_types: List["Classification"]
    # RFC 3339, in UTC. Null while it is unread
    read_at: Optional[str]


class RivalComparison(TypedDict):
    # Id of the set of rivals
    rival_set_id: str
    # Id of the listing
    pdp_id: str
    # Rivals of the set
    rivals: int
    # Rivals that are compared. Others are left out
    read: int
    # Yours
    score: Optional[float]
    # Share of the rivals with a lower score, in percent. Half of those with the same
    percentile: Optional[float]
    # Facts that scores and verdicts of rivals leave out, because only the owner knows them
    not_judged: List[Literal["own_facts", "image_rights", "corrections"]]
    # Types of the other images, by the number of rivals
    types: List["RivalComparisonType"]
    # Yours and the rivals read, by score
    rows: List["RivalComparisonRow"]
    # Null without a main image, and for too few rivals
    shelf: Optional["ShelfTest"]
    # Rivals that the shelf test needs, if there are too few. Else null
    shelf_needs: Optional[int]


class RivalComparisonRow(TypedDict):
    # Null for yours
    rival_id: Optional[str]
    # ASIN of the listing
    asin: Optional[str]
    # Address
    url: Optional[str]
    # Product name
    name: Optional[str]
    # Score, 0–100
    score: Optional[float]
    # Images, the main image included
    image_count: Optional[int]
    # Verdict of the storefront on the main image. Null if it is not judged
    main_image: Optional["AcceptanceState"]
    # Kept main image, 160 px wide at most. Valid for at least an hour, without a token
    image_url: Optional[str]
    # Null if it is not on the shelf
    found: Optional[float]


class RivalComparisonType(TypedDict):
    # What the image shows
    asset_type: "Classification"
    # Rivals that show it
    rivals: int
    # True if you show it too
    yours: bool


class RivalSet(TypedDict):
    # Id of the set of rivals
    rival_set_id: str
    # Product name
    name: str
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # Retailer region
    retailer: str
    # Rivals of the set
    rivals: int
    # Rivals that the comparison has
    read: int
    # Rivals that wait to be read now
    reading: int
    # Median score of the rivals that were read
    median_score: Optional[float]
    # Time of the last page read
    read_at: Optional[str]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str
    # In the given order
    entries: List["Rival"]


class RivalSetChange(TypedDict, total=False):
    # Product name
    name: str
    # A category id from GET /v1/product-categories, or the path of a category. Rivals are scored by
    # its rubric
    category_id: str
    # Replaces the list. Rivals that stay keep what was read
    entries: List[str]


class RivalSetPage(TypedDict):
    # The rows
    data: List["RivalSetSummary"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class RivalSetSummary(TypedDict):
    # Id of the set of rivals
    rival_set_id: str
    # Product name
    name: str
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # Retailer region
    retailer: str
    # Rivals of the set
    rivals: int
    # Rivals that the comparison has
    read: int
    # Rivals that wait to be read now
    reading: int
    # Median score of the rivals that were read
    median_score: Optional[float]
    # Time of the last page read
    read_at: Optional[str]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str


class Rubric(TypedDict):
    """Rules by which images and listings are scored, as the scoring engine (`@endcap/scoring`) takes
    them.
    """

    # Number of the version
    version: str
    # Family of categories with the same rubric
    family: "Family"


class RubricActivation(TypedDict):
    # Number of a version. 0 is the rubric of the release
    version: int


class RubricDetails(TypedDict):
    # Family of categories with the same rubric
    family: "Family"
    # Name of the family in addresses
    path: str
    # Number of a version. 0 is the rubric of the release
    active_version: int
    # Version of the rubric of the release
    release_version: str
    # The rubric of the release
    release: "RubricDetailsRelease"
    # The rubric in force
    active: "RubricDetailsActive"
    # Parts of your version in force that this release has replaced. Mostly empty
    remarks: List[str]
    # The newest first
    versions: List["RubricVersion"]


class RubricDetailsActive(TypedDict):
    # Number of the version
    version: str
    # Family of categories with the same rubric
    family: "Family"


class RubricDetailsRelease(TypedDict):
    # Number of the version
    version: str
    # Family of categories with the same rubric
    family: "Family"


class RubricDraft(TypedDict):
    # JSON merge patch (RFC 7396) of the rubric of the release
    patch: Dict[str, Any]


class RubricFigures(TypedDict):
    # Median score
    median: Optional[float]
    # Listings with at least 80 points
    certified: int


class RubricList(TypedDict):
    # The rows
    data: List["RubricSummary"]


class RubricMover(TypedDict):
    # Id of the listing
    pdp_id: str
    # Product name
    name: Optional[str]
    # As it is
    before: float
    # With the draft
    after: float
    # Difference in points
    change: float


class RubricPreview(TypedDict):
    # Listings whose images have all been analyzed
    listings: int
    # Images of the listings
    images: int
    # False if there are more listings. The newest are counted
    is_complete: bool
    # As it is
    before: "RubricFigures"
    # With the draft
    after: "RubricFigures"
    # Listings by score
    histogram: List["RubricPreviewHistogramEntry"]
    # Listings that gain the most, at most 10
    gainers: List["RubricMover"]
    # Listings that lose the most, at most 10
    losers: List["RubricMover"]


RubricPreviewHistogramEntry = TypedDict(
    "RubricPreviewHistogramEntry",
    {
        # Lower end, inclusive
        "from": int,
        # Upper end
        "to": int,
        # As it is
        "before": int,
        # With the draft
        "after": int,
    },
)


class _RubricPublicationRequired(TypedDict):
    # JSON merge patch (RFC 7396) of the rubric of the release
    patch: Dict[str, Any]


class RubricPublication(_RubricPublicationRequired, total=False):
    # A note for people
    comment: Optional[str]
    # The version that the new one replaces. If another is in force, the answer is 409
    expected_version: Optional[int]


class RubricSummary(TypedDict):
    # Family of categories with the same rubric
    family: "Family"
    # Name of the family in addresses
    path: str
    # Number of a version. 0 is the rubric of the release
    active_version: int
    # Version of the rubric of the release
    release_version: str


class RubricVersion(TypedDict):
    # Number of a version. 0 is the rubric of the release
    version: int
    # JSON merge patch (RFC 7396) of the rubric of the release
    patch: Dict[str, Any]
    # A note for people
    comment: Optional[str]
    # Time of its creation
    created_at: str
    # Id of the credential or the person
    created_by: str
    # True for the version in force
    is_active: bool


class RuleCheck(TypedDict):
    # Name of the rule
    rule: str
    # Null if it could not be measured
    passed: Optional[bool]
    # Measured value. Null if it could not be measured
    measured: Optional[float]
    # Required value
    required: Union[float, bool]


RuleName = Literal[
    "min_pixels",
    "fill_share",
    "white_background",
    "no_off_pack_text",
    "aspect",
    "main_image_content",
    "image_rights",
]


class _SameProductCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["same_product"]


class SameProductCorrection(_SameProductCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]
    # The image shows the product of its listing
    value: Literal[True]


class ScoreEffect(TypedDict):
    # Logarithm of the ratio of rates for a point of score
    per_point: "ScoreEffectPerPoint"
    # Variance of single changes around it
    unexplained: float
    # Own randomized tests that it comes from
    tests: int
    # Null if the tests count either
    metric: Optional[Literal["orders", "clicks"]]


class ScoreEffectPerPoint(TypedDict):
    # What is right
    value: float
    # Its variance
    variance: float


class ScoreMetadata(TypedDict):
    """Reasons for the score of a main image, and recommendations."""

    # Version of measurements and rubric
    model_version: str
    # Before rounding
    raw_score: float
    # Percentile rank among your organization’s scored main images of the category. Null while there
    # are fewer than 30
    percentile: Optional[float]
    # Main images that the percentile rank compares with
    benchmark: "ScoreMetadataBenchmark"
    # Factors of the score, the largest loss first
    factors: List["Factor"]
    # Changes of the image by gain, the highest first
    recommendations: List["Recommendation"]
    # Rules of the retailer for the main image
    rule_checks: List["RuleCheck"]


class ScoreMetadataBenchmark(TypedDict):
    # Id of the category
    category_id: str
    # `hero` for the main image of a listing
    image_type: Literal["hero"]
    # Main images that it is compared with
    sample_size: int
    # Fewer than 30 main images to compare with
    is_draft: bool


SetOrigin = Literal[
    "composition",
    "bulk_change",
    "family",
    "restore",
    "undo",
    "submission",
    "import",
    "storefront",
    "refresh",
]


class Share(TypedDict):
    # Id of the link
    share_id: str
    # Subject of the correction
    kind: Literal["listings", "shots", "acceptance_report"]
    # Person or agency that gets the link
    recipient: str
    # Listings or shots. Null for a report
    count: Optional[int]
    # Target of a report
    target: Optional[str]
    # Retailer region
    retailer: Optional[str]
    # What the guest may do
    permission: Literal["read", "read_and_upload"]
    # True if a password is asked for
    has_password: bool
    # Whether the link can be opened
    state: Literal["open", "expired", "closed"]
    # Time of its creation
    created_at: str
    # Who made it
    created_by: "ShareCreatedBy"
    # Time until which it is kept
    expires_at: str
    # RFC 3339, in UTC. Null while it is not closed
    closed_at: Optional[str]
    # Last opening, exact to an hour
    opened_at: Optional[str]


class ShareChange(TypedDict):
    # The link ends then, within a year
    expires_at: str


class ShareCreatedBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class SharePage(TypedDict):
    # The rows
    data: List["Share"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class ShareWithLink(TypedDict):
    # Id of the link
    share_id: str
    # Subject of the correction
    kind: Literal["listings", "shots", "acceptance_report"]
    # Person or agency that gets the link
    recipient: str
    # Listings or shots. Null for a report
    count: Optional[int]
    # Target of a report
    target: Optional[str]
    # Retailer region
    retailer: Optional[str]
    # What the guest may do
    permission: Literal["read", "read_and_upload"]
    # True if a password is asked for
    has_password: bool
    # Whether the link can be opened
    state: Literal["open", "expired", "closed"]
    # Time of its creation
    created_at: str
    # Who made it
    created_by: "ShareWithLinkCreatedBy"
    # Time until which it is kept
    expires_at: str
    # RFC 3339, in UTC. Null while it is not closed
    closed_at: Optional[str]
    # Last opening, exact to an hour
    opened_at: Optional[str]
    # The link. Returned only here, because only its hash is stored
    url: str


class ShareWithLinkCreatedBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class ShelfPlace(TypedDict):
    # A place, 1 is found first
    rank: float
    # 95% of the shuffles lie from `low` to `high`
    low: float
    # A place, 1 is found first
    high: float
    # Share of the tile that the product fills, 0–1. Null if it is not known
    product_share: Optional[float]
    # Color difference (ΔE) at the edge of the product. Null if it is not known
    edge_contrast: Optional[float]
    # Picture, 101 px at its longest side
    tile_url: str


class ShelfTest(TypedDict):
    # Tiles, with yours
    of: int
    # Orders in which the tiles were ranked
    shuffles: int
    # Score after the change
    now: "ShelfPlace"
    # With the other main image. Null without one
    composed: Optional["ShelfPlace"]
    # False if the spans of `now` and `composed` overlap. Null without `composed`
    is_clear: Optional[bool]
    # Medians of the rivals
    rivals: "ShelfTestRivals"
    # In the order of one shuffle
    tiles: List["ShelfTestTile"]


class ShelfTestRivals(TypedDict):
    # Share of the tile that the product fills, 0–1
    product_share: Optional[float]
    # Color difference (ΔE) at the edge of the product
    edge_contrast: Optional[float]


class ShelfTestTile(TypedDict):
    # Null for yours
    rival_id: Optional[str]
    # Null for yours, see `now` and `composed`
    tile_url: Optional[str]


class ShopConnection(TypedDict):
    # Id of the connection
    connection_id: str
    # System of the shop
    system: "ShopSystem"
    # Address of the shop
    address: str
    # Name of the shop
    name: str
    # Time of its creation
    created_at: str
    # Who made it
    created_by: "ShopConnectionCreatedBy"


class ShopConnectionCreatedBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class ShopConnectionPage(TypedDict):
    # The rows
    data: List["ShopConnection"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class ShopPicture(TypedDict):
    # Id in the shop, null before it is there
    media_id: Optional[str]
    # Null for what only the shop has
    image_id: Optional[str]
    # Address in the shop
    url: Optional[str]
    # Null without a stored image
    renditions: Optional["Renditions"]
    # Text in place of the picture
    alt: str


class ShopPush(TypedDict):
    # Id of the push
    push_id: str
    # Id of the connection
    connection_id: str
    # Id of the listing
    pdp_id: str
    # Id of the product in the shop
    product_id: str
    # Title of the product in the shop
    title: str
    # State of the work
    status: Literal[
        "planned",
        "running",
        "completed",
        "rolling_back",
        "rolled_back",
        "refused",
        "failed",
    ]
    # Reason of a status without success
    problem: Optional[Literal[
        "access_refused",
        "changed_meanwhile",
        "image_deleted",
        "interrupted",
        "invalid_answer",
        "missing_scopes",
        "not_settled",
        "picture_failed",
        "product_not_found",
        "refused",
        "throttled",
        "too_many_pictures",
        "unreachable",
    ]]
    # The reason in words, often those of the shop
    message: Optional[str]
    # What a person should know before the confirmation
    warnings: List[Literal[
        "keeps_other_media",
        "keeps_variant_pictures",
        "no_alt_text",
        "not_scored",
        "nothing_changes",
    ]]
    # The set of the shop when the push was planned
    before: List["ShopPicture"]
    # The set that the push makes
    after: List["ShopPicture"]
    # Time of its creation
    created_at: str
    # Who made it
    created_by: "ShopPushCreatedBy"
    # Time of the confirmation. Null before it
    confirmed_at: Optional[str]
    # The person who confirmed it
    confirmed_by: Optional["ShopPushConfirmedBy"]
    # Null if the service did it after a failure
    rolled_back_by: Optional["ShopPushRolledBackBy"]
    # Time of its end. Null before
    ended_at: Optional[str]


class ShopPushConfirmedBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class ShopPushCreatedBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class ShopPushPage(TypedDict):
    # The rows
    data: List["ShopPush"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class ShopPushRolledBackBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class ShopRollback(TypedDict, total=False):
    # True to roll back although the shop has changed since. Defaults to false
    force: bool


ShopSystem = Literal["shopify", "woocommerce"]


class Shot(TypedDict):
    # What the image shows
    asset_type: "Classification"
    # Tells the photographer what to show
    description: str
    # Images of this type that the ideal mix asks for and the listing lacks
    images: int
    # Points that such an image is worth: what the listing gains by it alone, or its share of what
    # all its missing images gain together. The same for each type. Null until it is known
    gain_listing: Optional[float]
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Id of the category
    category_id: str
    # Path of the category
    category: Optional[str]
    # Score of the listing, 0–100. Null before the first score
    pdp_score: Optional[float]
    # Id of the main image
    hero_image_id: Optional[str]
    # Address of the main image at 160 px, valid for at least an hour
    thumbnail_url: Optional[str]


class ShotChange(TypedDict, total=False):
    """Fields that are left out stay."""

    # Place in the set, 0 for the main image. Null for a further image
    position: Optional[int]
    # Wanted content
    asset_type: Optional["Classification"]
    # The action of an explanation that asks for it
    action: Optional["ActionCode"]
    # The factor that it should mend
    factor: Optional["FactorName"]
    # A note for people
    note: Optional[str]
    # `user_id` of a person of your organization, see `GET /v1/people`
    assignee_id: Optional[str]
    # Name of a studio without an account
    agency: Optional[str]
    # Day until which it is needed
    due_on: Optional[str]
    # File name of the picture
    file_name: Optional[str]
    # Least width in pixels
    width: Optional[int]
    # Least height in pixels
    height: Optional[int]
    # Crop in words
    crop: Optional[str]
    # Images of your organization that show what is meant
    example_image_ids: Optional[List[str]]
    # Least points that the listing gains
    gain_low: Optional[float]
    # Most points that the listing gains
    gain_high: Optional[float]
    # `to_review` needs a picture
    status: "ShotStatus"


ShotChangeName = Literal["created", "changed", "sent", "placed", "sent_back", "deleted"]


class ShotChangedEvent(TypedDict):
    """A shot was made, changed, sent, put in its place, sent back or deleted."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["shot.changed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "ShotChangedEventData"


class ShotChangedEventData(TypedDict):
    # Id of the shot
    shot_id: str
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Difference in points
    change: "ShotChangeName"
    # State of the work
    status: "ShotStatus"
    # Null for a new shot
    previous_status: Optional["ShotStatus"]
    # Id of the person who makes it
    assignee_id: Optional[str]
    # Id of the person who had it before
    previous_assignee_id: Optional[str]
    # Day until which it is needed
    due_on: Optional[str]


class ShotPage(TypedDict):
    # The rows
    data: List["Shot"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class ShotPicture(TypedDict):
    # Picture that was sent
    picture: "OwnImageReference"


class ShotPlaced(TypedDict):
    # The shot
    shot: "WorkShot"
    # Status of the listing
    pdp_status: "PdpStatus"


class ShotPlacement(TypedDict, total=False):
    # Place in the set. By default that of the shot, or after the last image
    position: Optional[int]
    # `true` inserts the picture before the image at the place
    keeps_current: bool
    # Ids of the images of the listing as you know them, in order. If it has other images by now,
    # nothing changes and the answer is 409 `IMAGES_CHANGED`
    expected_image_ids: Optional[List[str]]


class ShotReturn(TypedDict):
    # What should change, in a sentence
    reason: str


ShotStatus = Literal["to_do", "at_studio", "to_review", "done"]


class ShotSummary(TypedDict):
    # Listings that lack an image
    listings: int
    # The most points first
    by_type: List["ShotSummaryByTypeEntry"]


class ShotSummaryByTypeEntry(TypedDict):
    # What the image shows
    asset_type: "Classification"
    # Tells the photographer what to show
    description: str
    # Listings that lack an image of this type
    listings: int
    # Sum of `gain_listing`
    points: float


class SparkBatch(TypedDict):
    # Id of the batch of images
    batch_id: str
    # The root image
    image_id: str
    # State of the work
    status: "SparkStatus"
    # Relative address to poll
    result_url: str
    # Time of its creation
    created_at: str


class SparkBatchResult(TypedDict):
    # Id of the batch of images
    batch_id: str
    # The root image
    image_id: str
    # `processing`, then `completed` or `failed`
    status: "SparkStatus"
    # The images that passed the quality checks, the best first; empty unless `completed`
    data: List["SparkImage"]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str


class SparkIdea(TypedDict):
    # Id of the request for ideas
    idea_id: str
    # The root image
    image_id: str
    # State of the work
    status: "SparkStatus"
    # Relative address to poll
    result_url: str
    # Time of its creation
    created_at: str


class SparkIdeaResult(TypedDict):
    # Id of the request for ideas
    idea_id: str
    # The root image
    image_id: str
    # `processing`, then `completed` or `failed`
    status: "SparkStatus"
    # Null unless `completed`; the strongest expected gain first
    data: Optional["SparkIdeaResultData"]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str


class SparkIdeaResultData(TypedDict):
    # The ideas in a sentence
    summary: str
    # The ideas, the strongest expected gain first
    ideas: List["Idea"]
    # Summary and ideas as Markdown
    markdown: str


class SparkIdeasCompletedEvent(TypedDict):
    """Ideas for an image were found."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["spark.ideas.completed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "SparkIdeasCompletedEventData"


class SparkIdeasCompletedEventData(TypedDict):
    # Id of the request for ideas
    idea_id: str
    # The root image
    image_id: str


class SparkIdeasFailedEvent(TypedDict):
    """Ideas for an image could not be found."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["spark.ideas.failed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "SparkIdeasFailedEventData"


class SparkIdeasFailedEventData(TypedDict):
    # Id of the request for ideas
    idea_id: str
    # The root image
    image_id: str


class SparkImage(TypedDict):
    # An image of your organization; its score can be read like that of any image
    image_id: str
    # Signed URL for a download without a token; new on each read
    url: str
    # Time until which `url` works
    url_expires_at: str


class SparkImagesCompletedEvent(TypedDict):
    """A batch of images was made."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["spark.images.completed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "SparkImagesCompletedEventData"


class SparkImagesCompletedEventData(TypedDict):
    # Id of the batch of images
    batch_id: str
    # The root image
    image_id: str


class SparkImagesFailedEvent(TypedDict):
    """A batch of images could not be made."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["spark.images.failed"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "SparkImagesFailedEventData"


class SparkImagesFailedEventData(TypedDict):
    # Id of the batch of images
    batch_id: str
    # The root image
    image_id: str


SparkStatus = Literal["processing", "failed", "completed"]


class StatedAcceptanceRule(TypedDict):
    # Name of the rule
    rule: "AcceptanceRule"
    # Public pages that state it
    sources: List["AcceptanceRuleSource"]
    # The demand in words
    text: str
    # How to keep it. Null for rules that are not judged
    fix: Optional[str]
    # False for what Endcap does not measure
    is_judged: bool
    # True for hard rules whose measure is right in 95% of cases. Others warn
    can_refuse: bool
    # True if its pages were read more than 180 days ago
    is_old: bool


class StoredOutcomes(TypedDict):
    # New rows
    stored: int
    # Rows of the same source, test, arm and days
    replaced: int
    # Rows of this request that are stored and not counted. Rows count from 1
    problems: List["StoredOutcomesProblem"]


class StoredOutcomesProblem(TypedDict):
    # Number of the row
    row: int
    # Id of the row of results
    outcome_id: str
    # Why the page was not read, for people
    problem: Literal[
        "clicks_over_impressions",
        "orders_over_impressions",
        "nothing_counted",
        "periods_overlap",
        "currencies_differ",
        "arm_not_bound",
        "listing_not_found",
    ]


class TargetAcceptance(TypedDict):
    # Id of the target
    target: "AcceptanceTargetId"
    # Name of the target, with its region if it is a shop
    target_name: str
    # `not_sure`: a person should look
    state: "AcceptanceState"
    # The state of the main image alone
    main_image: "AcceptanceState"
    # Time of the verdict
    judged_at: str
    # Rules that are not kept, or may not be: those that refuse first, then what is not sure
    findings: List["AcceptanceFinding"]


class TargetRules(TypedDict):
    """Rules by which a target judges listings, as the scoring engine (`@endcap/scoring`) takes them.
    """

    # Id of the target
    target: str


class TargetState(TypedDict):
    # Id of the target
    target: "AcceptanceTargetId"
    # Name of the target, with its region if it is a shop
    target_name: str
    # `not_sure`: a person should look
    state: "AcceptanceState"
    # The state of the main image alone
    main_image: "AcceptanceState"


class TaughtSource(TypedDict):
    # The shop of the listings
    source: str
    # Answers that were tried on what was learned from those of other listings
    answers: int
    # Answers that the eye of the release has right
    right_without: int
    # Answers that it has right with what was learned
    right_with: int


class TaughtTrial(TypedDict):
    # Answers that were tried on what was learned from those of other listings
    answers: int
    # Answers that the eye of the release has right
    right_without: int
    # Answers that it has right with what was learned
    right_with: int


class TaughtVersion(TypedDict):
    # Id of the version
    version_id: str
    # Number of the version, from 1
    number: int
    # True if the scores count it
    is_in_force: bool
    # Answers that were tried on what was learned from those of other listings
    answers: int
    # Answers that the eye of the release has right
    right_without: int
    # Answers that it has right with what was learned
    right_with: int
    # The same by shop
    sources: List["TaughtSource"]
    # Time of its creation
    created_at: str
    # Id of the credential or the person
    created_by: str
    # Null unless it was forgotten
    forgotten_at: Optional[str]
    # Id of the credential or the person that forgot it. Null unless it was forgotten
    forgotten_by: Optional[str]


class TeachingQuestion(TypedDict):
    # Id of the image
    image_id: str
    # Null for an image outside of listings
    pdp_id: Optional[str]
    # Place in the listing. 0 is the main image
    position: int
    # The most likely asset type
    guess: "Classification"
    # Probability of the guess
    certainty: float
    # The four most likely types
    types: List["TeachingQuestionType"]
    # Addresses of the image in other sizes
    renditions: "Renditions"


class TeachingQuestionType(TypedDict):
    # Asset type
    type: "Classification"
    # Probability, 0–1
    probability: float


class TeachingRequest(TypedDict, total=False):
    # True to use what was learned. False to see what would change
    use: bool


class TeachingResult(TypedDict):
    # Null unless it is used
    version: Optional["TaughtVersion"]
    # How good what was learned is
    trial: "TaughtTrial"
    # Images that have no answer, of your newest listings and outside of listings
    images: int
    # Images whose type changes
    changed: int
    # Types that change
    changes: List["TeachingResultChange"]
    # Your listings as they are, and as they would be
    listings: "TeachingResultListings"


TeachingResultChange = TypedDict(
    "TeachingResultChange",
    {
        # Lower end, inclusive
        "from": "Classification",
        # Upper end
        "to": "Classification",
        # Number of images
        "count": int,
        # At most 10 of them
        "image_ids": List[str],
    },
)


class TeachingResultListings(TypedDict):
    # Number of images
    count: int
    # Listings whose score rises
    up: int
    # Listings whose score falls
    down: int
    # The largest loss, 0 or less
    most_down: float
    # Certified listings today
    certified_before: int
    # Certified listings with what was learned
    certified_after: int
    # False if only your newest listings were scored
    is_complete: bool


class TeachingState(TypedDict):
    # Answers that people of your organization have given
    answers: "TeachingStateAnswers"
    # How good what was learned is. Null if nothing can be learned
    trial: Optional["TeachingStateTrial"]
    # The newest first
    versions: List["TaughtVersion"]
    # Images that have no answer, of your newest listings and outside of listings
    images: int
    # Images whose type is a guess
    unsure: int
    # Images whose answers are worth most, at most 24
    questions: List["TeachingQuestion"]


class TeachingStateAnswers(TypedDict):
    # Asset types that people of your organization have given
    count: int
    # Answers that are missing until something can be learned
    missing: int
    # Answers by asset type
    types: List["TeachingStateAnswersType"]
    # Why nothing can be learned
    obstacle: Optional[Literal["too_few_answers", "one_type_only", "contradicting_answers"]]
    # Pairs of images that show the same, and have two types
    contradictions: List[List[str]]


class TeachingStateAnswersType(TypedDict):
    # Asset type
    type: "Classification"
    # Number of images
    count: int


class TeachingStateTrial(TypedDict):
    # Answers that were tried on what was learned from those of other listings
    answers: int
    # Answers that the eye of the release has right
    right_without: int
    # Answers that it has right with what was learned
    right_with: int
    # True if more answers are right than without it
    is_better: bool
    # The same by shop
    sources: List["TaughtSource"]
    # The newest answers, at most 50
    outcomes: List["TeachingStateTrialOutcome"]


class TeachingStateTrialOutcome(TypedDict):
    # Id of the image
    image_id: str
    # True if it is right without what was learned
    right_without: bool
    # True if it is right with what was learned
    right_with: bool


class TestPlan(TypedDict):
    # Id of the listing
    pdp_id: str
    # Id, unique in its list
    id: str
    # Product name
    name: Optional[str]
    # Retailer region
    retailer: str
    # Address of the image
    image_url: Optional[str]
    # Source of the points
    change: Literal["today", "spark", "shoot"]
    # Points
    score_gain: float
    # A month
    visits: float
    # Orders or clicks a visitor, 0–1
    rate: float
    # Days that a test needs
    days: "TestPlanDays"
    # Visitors that each picture needs
    visitors: int
    # Change to find, 0.1 is 10% more
    effect: float
    # Orders or clicks of 30 days, won or lost
    month: "TestPlanMonth"
    # Orders or clicks that a test is expected to win in 30 days. The list is sorted by it
    expected_gain: float
    # `too_small` and `too_few_visits`: make the change without a test, which would not end
    advice: Literal["test", "too_small", "too_few_visits"]
    # Days by the effect that a test is to find
    by_effect: List["TestPlanByEffectEntry"]


class TestPlanByEffectEntry(TypedDict):
    # Change of orders or clicks, 0.1 is 10% more
    effect: float
    # Days that a test needs
    days: int


class TestPlanDays(TypedDict):
    # Lower end of the range
    low: int
    # Days to find it in 80% of tries
    middle: int
    # Upper end of the range
    high: int


class TestPlanMonth(TypedDict):
    # Lower end of the range
    low: float
    # Upper end of the range
    high: float


class TestPlanPage(TypedDict):
    # The rows
    data: List["TestPlan"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]
    # Listings with a gain whose visits are not known
    without_visits: int


class _TextIsOnPackCorrectionRequired(TypedDict):
    # Subject of the correction
    kind: Literal["text_is_on_pack"]


class TextIsOnPackCorrection(_TextIsOnPackCorrectionRequired, total=False):
    # The image that the correction is about
    image_id: Optional[str]
    # Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the
    # listing
    pdp_id: Optional[str]
    # A note for people
    comment: Optional[str]
    # The text of a line that is printed on the pack, as the explanation has it, or `true` for all
    # text and badges
    value: Union[Literal[True], str]


class _TokenRequired(TypedDict):
    # Send it as `Authorization: Bearer …`
    access_token: str
    # Always `Bearer`
    token_type: Literal["Bearer"]
    # Seconds
    expires_in: int


class Token(_TokenRequired, total=False):
    # Scopes of the token. Only in answers to requests with a `scope`
    scope: str


class TokenError(TypedDict):
    # For programs. Stable
    error: Literal[
        "invalid_request",
        "invalid_client",
        "invalid_scope",
        "unsupported_grant_type",
        "invalid_target",
        "slow_down",
        "server_error",
        "temporarily_unavailable",
    ]
    # The reason, for people
    error_description: str


class _TokenRequestRequired(TypedDict):
    # Production base address of the service
    audience: str
    # Always `client_credentials`
    grant_type: Literal["client_credentials"]
    # Id of the organization
    organization: str


class TokenRequest(_TokenRequestRequired, total=False):
    # Id of the credential
    client_id: str
    # Secret of the credential
    client_secret: str
    # `read`, `submit` or `admin`, if the token should allow less than the credential
    scope: str


class TrashPage(TypedDict):
    # The rows
    data: List["TrashedPdp"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class TrashedPdp(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Address of the main image at 160 px, valid for at least an hour
    thumbnail_url: Optional[str]
    # Score when it was deleted
    pdp_score: Optional[float]
    # Time of the deletion
    deleted_at: str
    # The person or program that deleted it
    deleted_by: "TrashedPdpDeletedBy"
    # From then on, the listing and its images are gone
    expires_at: str


class TrashedPdpDeletedBy(TypedDict):
    # A person of the console, a credential of the API, somebody with a shared link, or a command of
    # the operator
    kind: Literal["person", "credential", "guest", "operator"]
    # Null for the operator
    id: Optional[str]
    # Product name
    name: Optional[str]


class Upload(TypedDict):
    # Id of the upload
    upload_id: str
    # Send it as `hero_image_url`, in `carousel_image_urls` or as `image_url`. With a token, it
    # returns the state of the upload
    url: str
    # Hash of the bytes, in hexadecimal digits
    sha256: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Size of the file in bytes
    bytes: int
    # The uploaded file, if it was converted. It is kept with the image
    original: Optional["OriginalFile"]
    # Until then, submissions accept `url`. A submitted image is kept with its listing
    expires_at: str


class UploadByUrl(TypedDict):
    # Public http or https address; jpeg, png or webp
    image_url: str


class UploadForm(TypedDict):
    # The image
    file: str


class UploadState(TypedDict):
    # Id of the upload
    upload_id: str
    # Send it as `hero_image_url`, in `carousel_image_urls` or as `image_url`. With a token, it
    # returns the state of the upload
    url: str
    # Hash of the bytes, in hexadecimal digits
    sha256: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Size of the file in bytes
    bytes: int
    # The uploaded file, if it was converted. It is kept with the image
    original: Optional["OriginalFile"]
    # Until then, submissions accept `url`. A submitted image is kept with its listing
    expires_at: str
    # `analyzed` once a what-if request, a listing or an earlier image has had it analyzed
    status: Literal["stored", "analyzed"]
    # Measurements of the image. Null before it is analyzed
    facts: Optional["ImageFacts"]
    # Addresses of the image in other sizes
    renditions: "Renditions"


VerdictReason = Literal["product_damaged", "not_like_the_product", "wrong_scene", "other"]


class View(TypedDict):
    # Id of the view
    view_id: str
    # Product name
    name: str
    # Filters and sort as in the address of the list. Empty for all listings
    query: str
    # Form of the list
    layout: Literal["rows", "shelves", "grid"]
    # In their order, beside the name. Empty for those of the console
    columns: List[Literal[
        "score",
        "accepted",
        "today",
        "with_spark",
        "with_shoot",
        "main_score",
        "carousel_score",
        "image_count",
        "loses_most_by",
        "first_action",
        "missing",
        "rules_failed",
        "retailer",
        "category",
        "brand",
        "tags",
        "status",
        "changed",
    ]]
    # True for all of the organization, false for the caller alone
    shared: bool
    # Opens first. Takes the place of another; an own default goes before a shared one
    is_default: bool
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str


class ViewChange(TypedDict, total=False):
    # Product name
    name: str
    # Filters and sort as in the address of the list. Empty for all listings
    query: str
    # Form of the list
    layout: Literal["rows", "shelves", "grid"]
    # In their order, beside the name. Empty for those of the console
    columns: List["ViewColumn"]
    # False makes a shared view one of the caller
    shared: bool
    # True for the view that opens first
    is_default: bool


ViewColumn = Literal[
    "score",
    "accepted",
    "today",
    "with_spark",
    "with_shoot",
    "main_score",
    "carousel_score",
    "image_count",
    "loses_most_by",
    "first_action",
    "missing",
    "rules_failed",
    "retailer",
    "category",
    "brand",
    "tags",
    "status",
    "changed",
]


class ViewPage(TypedDict):
    # The rows
    data: List["View"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class WebhookDelivery(TypedDict):
    # Sent as `webhook-id`. An endpoint has one delivery of an event
    event_id: str
    # Type of the event
    event_type: "EventType"
    # `pending` until it is delivered or has failed
    status: Literal["pending", "delivered", "failed"]
    # Requests that were sent
    attempts: int
    # Status of the last response
    response_status: Optional[int]
    # Why the last attempt failed. Null after a success
    error: Optional[str]
    # Time of the last request. Null before the first
    last_attempt_at: Optional[str]
    # Null unless it is pending
    next_attempt_at: Optional[str]
    # Time of its creation
    created_at: str


class WebhookDeliveryPage(TypedDict):
    # The rows
    data: List["WebhookDelivery"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class WebhookEndpoint(TypedDict):
    # Id of the webhook endpoint
    webhook_endpoint_id: str
    # Address
    url: str
    # Types of events to send. Null for all, also those of later releases
    types: Optional[List["EventType"]]
    # A note for people
    description: Optional[str]
    # True to leave out events of listings that a new release of Endcap has scored again (`cause` is
    # `release`)
    leaves_out_releases: bool
    # False if nothing is sent to it
    enabled: bool
    # `request` of a client, status 410 (`gone`), or five days of failures (`failing`)
    disabled_reason: Optional[Literal["request", "gone", "failing"]]
    # First failure since the last success. Null if the last delivery succeeded
    failing_since: Optional[str]
    # Time until which the secret before the last rotation also signs
    previous_secret_expires_at: Optional[str]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str


class WebhookEndpointChange(TypedDict, total=False):
    # Public https address. The operator can allow others with `ENDCAP_WEBHOOK_ALLOWED_ORIGINS`
    url: str
    # Types of events to send. Null for all, also those of later releases
    types: Optional[List["EventType"]]
    # A note for people
    description: Optional[str]
    # True to leave out events of listings that a new release of Endcap has scored again (`cause` is
    # `release`)
    leaves_out_releases: bool
    # True to enable it again. It then receives what has happened since it was disabled, up to 30
    # days
    enabled: bool


class WebhookEndpointPage(TypedDict):
    # The rows
    data: List["WebhookEndpoint"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class WebhookEndpointWithSecret(TypedDict):
    # Id of the webhook endpoint
    webhook_endpoint_id: str
    # Address
    url: str
    # Types of events to send. Null for all, also those of later releases
    types: Optional[List["EventType"]]
    # A note for people
    description: Optional[str]
    # True to leave out events of listings that a new release of Endcap has scored again (`cause` is
    # `release`)
    leaves_out_releases: bool
    # False if nothing is sent to it
    enabled: bool
    # `request` of a client, status 410 (`gone`), or five days of failures (`failing`)
    disabled_reason: Optional[Literal["request", "gone", "failing"]]
    # First failure since the last success. Null if the last delivery succeeded
    failing_since: Optional[str]
    # Time until which the secret before the last rotation also signs
    previous_secret_expires_at: Optional[str]
    # Time of its creation
    created_at: str
    # Time of the last change
    updated_at: str
    # Verifies signatures. Returned only here, so store it
    secret: str


class WebhookTestEvent(TypedDict):
    """Somebody has asked for a test of a webhook endpoint, which alone receives it."""

    # The same in the list, in the stream and as `webhook-id`
    id: str
    # Type of the event
    type: Literal["webhook.test"]
    # Time of the event
    timestamp: str
    # What has changed
    data: "WebhookTestEventData"


class WebhookTestEventData(TypedDict):
    # Id of the webhook endpoint
    webhook_endpoint_id: str


class WorkShot(TypedDict):
    # Id of the shot
    shot_id: str
    # Listing that it belongs to
    listing: "WorkShotListing"
    # State of the work
    status: "ShotStatus"
    # Place in the listing, 0 for the main image
    position: Optional[int]
    # What the image shows
    asset_type: Optional["Classification"]
    # What was done, such as `credential.created`
    action: Optional["ActionCode"]
    # Factor that it mends
    factor: Optional["FactorName"]
    # A note for people
    note: Optional[str]
    # Person who makes it
    assignee: Optional["WorkShotAssignee"]
    # Name of the agency or studio that makes it
    agency: Optional[str]
    # Day until which it is needed
    due_on: Optional[str]
    # File name of the picture
    file_name: Optional[str]
    # Width in pixels
    width: Optional[int]
    # Height in pixels
    height: Optional[int]
    # What has to be in the picture, and what free space
    crop: Optional[str]
    # Pictures to follow
    examples: List["WorkShotExample"]
    # Fewest points that the listing can gain
    gain_low: Optional[float]
    # Most points that the listing can gain
    gain_high: Optional[float]
    # Image at the place now. Null if it is empty
    current: Optional["WorkShotCurrent"]
    # The newest picture that was sent
    picture: Optional["WorkShotPicture"]
    # Why the newest picture was sent back
    sent_back: Optional["WorkShotSentBack"]
    # Number of comments
    comments: int
    # Time of its creation
    created_at: str
    # Who made it
    created_by: Optional["Author"]
    # Time of the last change
    updated_at: str
    # RFC 3339, in UTC. Null until it is done
    done_at: Optional[str]


class WorkShotAssignee(TypedDict):
    # Id of the person
    user_id: str
    # Product name
    name: Optional[str]


class WorkShotCounts(TypedDict):
    # Shots with a picture to review
    to_review: int
    # Shots that wait for somebody
    to_do: int
    # Shots that a studio makes
    at_studio: int
    # Done in the last 30 days
    done: int
    # Open shots whose day is over, in UTC
    late: int


class WorkShotCurrent(TypedDict):
    # Id of the image
    image_id: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Addresses of the image in other sizes
    renditions: "Renditions"


class WorkShotExample(TypedDict):
    # Id of the image
    image_id: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Addresses of the image in other sizes
    renditions: "Renditions"


class WorkShotListing(TypedDict):
    # Id of the listing
    pdp_id: str
    # Way in which the listing is addressed
    id_type: "IdType"
    # Your id, the GTIN-14 or the ASIN, by `id_type`
    id: str
    # Retailer region
    retailer: str
    # Product name
    name: Optional[str]
    # Address of the main image at 160 px, valid for at least an hour
    thumbnail_url: Optional[str]


class WorkShotPage(TypedDict):
    # The rows
    data: List["WorkShot"]
    # True if there is a next page
    has_more: bool
    # Null on the last page
    next_cursor: Optional[str]


class WorkShotPicture(TypedDict):
    # Id of the image
    image_id: str
    # Width in pixels
    width: int
    # Height in pixels
    height: int
    # Addresses of the image in other sizes
    renditions: "Renditions"
    # RFC 3339, in UTC
    sent_at: str
    # Who sent it
    sent_by: Optional["Author"]


class WorkShotSentBack(TypedDict):
    # The reason, for people
    reason: str
    # RFC 3339, in UTC
    at: str
    # Id of the credential or the person
    by: Optional["Author"]
