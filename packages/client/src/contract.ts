// Generated from the contract by npm run docs. Do not edit.

export type AcceptanceFinding = {
  /** Id of the rule, unique within its target */
  rule: string
  /** Name of the measurement */
  measure: AcceptanceMeasure
  /** Null for the listing as a whole */
  image_id: string | null
  /** Position of the image, 0 for the main image. Null for the listing as a whole */
  position: number | null
  /** `not_sure`: it cannot be known, so a person should look at the image */
  outcome: 'fail' | 'not_sure'
  /** `hard` rules refuse. A rule that was read for other markets is `advice` */
  severity: 'hard' | 'advice'
  measured: number | string | null
  /** Figure, word or accepted words of the rule */
  required: number | string | string[] | null
  /** True if its pages were read more than 180 days ago */
  is_old: boolean
  /** The problem in words */
  message: string
  /** How to keep the rule */
  fix: string
  /** The page that states it. Null for rules without a public source */
  source: {
    title: string
    /** Address of the page */
    url: string
    /** Date on the page: a year, a month or a day */
    date: string | null
    /** Month or day on which the page was read */
    read: string
  } | null
}

export type AcceptanceMeasure =
  | 'width_px'
  | 'height_px'
  | 'longest_side_px'
  | 'shortest_side_px'
  | 'total_px'
  | 'zoom_px'
  | 'aspect_ratio'
  | 'orientation'
  | 'bytes_max'
  | 'bytes_min'
  | 'file_type'
  | 'color_space'
  | 'bit_depth'
  | 'resolution_dpi'
  | 'jpeg_quality'
  | 'animated'
  | 'upscaled'
  | 'background_white'
  | 'background_color'
  | 'background_transparent'
  | 'background_residue'
  | 'fill_share'
  | 'whitespace_share'
  | 'margin_px'
  | 'margin_share'
  | 'centered'
  | 'crop'
  | 'shadow'
  | 'reflection'
  | 'border'
  | 'text_overlay'
  | 'text_share'
  | 'text_language'
  | 'promo_text'
  | 'price_text'
  | 'shipping_text'
  | 'contact_info'
  | 'logo'
  | 'seller_logo'
  | 'watermark'
  | 'badge'
  | 'marketplace_marks'
  | 'graphics'
  | 'inset_image'
  | 'collage'
  | 'energy_label'
  | 'edit_traces'
  | 'props'
  | 'accessories_not_included'
  | 'other_products'
  | 'packaging_in_view'
  | 'tags_in_view'
  | 'mannequin'
  | 'model'
  | 'celebrity'
  | 'minors'
  | 'nudity'
  | 'offensive_content'
  | 'lifestyle'
  | 'illustration'
  | 'stock_photo'
  | 'monochrome'
  | 'blur'
  | 'color_true'
  | 'required_view'
  | 'image_count_min'
  | 'image_count_recommended'
  | 'image_count_max'
  | 'image_missing'
  | 'duplicate_image'
  | 'placeholder'
  | 'title_match'
  | 'product_match'
  | 'variant_match'
  | 'rights'
  | 'ai_mark'

export type AcceptanceReport = {
  /** Id of the target */
  target: AcceptanceTargetId
  /** Its name, with the region if the report is about one */
  target_name: string
  /** The retailer region, null for all */
  retailer: string | null
  /** Day whose rules judge */
  day: string
  /** Listings that were judged */
  listings: number
  /** Listings that are accepted */
  accepted: number
  /** Listings that are refused */
  not_accepted: number
  /** A person should look. They are not counted as refused */
  not_sure: number
  /** Refused listings that `swap`, `leave_out`, `crop` or `whiten` can fix */
  fixable: number
  /** Refused listings without a reason, because they are being judged again by changed rules. With them, the reasons add up to `not_accepted` */
  pending: number
  /** Day or month in which a page of the rules was read last */
  checked: string | null
  /** By the first rule that refuses a listing, the most listings first. A listing with several reasons counts under the first. Rules of the main image come first */
  reasons: RefusalReason[]
  /** Certified listings that are refused */
  certified: {
    count: number
    /** Up to 4 listings */
    examples: RefusedListing[]
  }
  /** The next day on which a rule starts or ends. Null without one */
  next_change: {
    /** First day of the changed rules */
    day: string
    /** Rules that start to hold on it */
    rules: StatedAcceptanceRule[]
    /** Listings that are accepted until then */
    accepted_before: number
    /** Listings that are accepted from then on */
    accepted: number
    /** Listings that are refused from then on, and not today */
    newly_refused: number
    /** How many of them have a fix like `fixable` */
    newly_fixable: number
  } | null
  /** Last day that can be asked for. Null without a second dated change */
  last_day: string | null
}

export type AcceptanceReportParams = {
  /** Counts the verdicts of this day. Today by default, and at most the day before the second dated change of the rules */
  day?: string | undefined
  /** Id of a retailer region, for its listings only */
  retailer?: string | undefined
}

export type AcceptanceRule = {
  /** Unique within its target */
  id: string
  /** `other`: all but the main image */
  images: 'main' | 'other' | 'all'
  /** Paths of category subtrees. Absent for all */
  categories?: string[] | undefined
  /** Paths of category subtrees without the rule */
  exceptCategories?: string[] | undefined
  /** Regions of the target. The rule is advice in others. Absent for all */
  markets?: string[] | undefined
  /** Name of the measurement */
  measure: AcceptanceMeasure
  /** `none`: it must be absent */
  operator: '>=' | '<=' | '=' | 'in' | 'none'
  /** Figure, word or accepted words */
  value?: number | string | string[] | undefined
  /** Unit of the figure */
  unit?: 'px' | 'percent' | 'MB' | 'KB' | 'dpi' | 'bits' | 'bit' | undefined
  /** `hard` refuses an image, `advice` does not */
  severity: 'hard' | 'advice'
  /** Names of sources. Empty for rules without a public source */
  sources: string[]
  /** True if several pages of others state it */
  confirmed?: boolean | undefined
  /** First day on which it holds */
  from?: string | undefined
  /** Last day on which it holds */
  until?: string | undefined
  /** Day on which a person checked it again */
  checked?: string | undefined
  /** Ids of rules whose pages say otherwise */
  disagreesWith?: string[] | undefined
}

export type AcceptanceRuleDraft = {
  /** Changes of the rules of a target */
  patch: AcceptanceRulePatch
}

export type AcceptanceRulePatch = {
  /** Public pages by name */
  sources?: Partial<Record<string, AcceptanceRuleSource>> | undefined
  /** Replace rules of the same id, or are added */
  rules?: AcceptanceRule[] | undefined
  /** Ids of rules that do not hold */
  removed?: string[] | undefined
  /** Days on which somebody checked a rule, by its id. It is then not old */
  checked?: Partial<Record<string, string>> | undefined
}

export type AcceptanceRulePreview = {
  /** Listings that were judged */
  listings: number
  /** False if there are more listings */
  is_complete: boolean
  /** Listings by state, by the rules in force */
  before: AcceptanceStates
  /** Listings by state, by the changed rules */
  after: AcceptanceStates
  /** Up to 20 listings whose state changes */
  changed: {
    pdp_id: string
    name: string | null
    /** State by the rules in force */
    before: AcceptanceState
    /** State by the changed rules */
    after: AcceptanceState
  }[]
}

export type AcceptanceRulePublication = {
  /** Changes of the rules of a target */
  patch: AcceptanceRulePatch
  comment?: string | null | undefined
  /** The version that the new one replaces. If another is in force, the answer is 409 */
  expected_version?: number | null | undefined
}

export type AcceptanceRuleSource = {
  title: string
  /** Address of the page */
  url: string
  /** True for a page of the target itself */
  official: boolean
  /** Date on the page: a year, a month or a day */
  date: string | null
  /** Month or day on which the page was read */
  read: string
}

export type AcceptanceRuleVersion = {
  /** Number of a version. 0 are the rules of the release, or of the installed rule pack */
  version: number
  /** Changes of the rules of a target */
  patch: AcceptanceRulePatch
  comment: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Id of the credential or the person */
  created_by: string
  is_active: boolean
}

export type AcceptanceState = 'accepted' | 'not_accepted' | 'not_sure'

export type AcceptanceStates = {
  /** Listings without a broken rule */
  accepted: number
  /** Listings that break a hard rule */
  not_accepted: number
  /** Listings that may break a hard rule */
  not_sure: number
}

export type AcceptanceTarget = {
  id: AcceptanceTargetId
  name: string
  /** `shop`: its regions are retailers. Channels and standards only accept images */
  kind: 'shop' | 'channel' | 'standard'
  /** Ids of its retailer regions */
  retailers: string[]
  /** True if your organization chose it */
  is_chosen: boolean
  /** Number of a version. 0 are the rules of the release, or of the installed rule pack */
  active_version: number
  /** Number of rules in force */
  rule_count: number
}

export type AcceptanceTargetDetails = {
  id: AcceptanceTargetId
  name: string
  /** `shop`: its regions are retailers. Channels and standards only accept images */
  kind: 'shop' | 'channel' | 'standard'
  /** Ids of its retailer regions */
  retailers: string[]
  /** True if your organization chose it */
  is_chosen: boolean
  /** Number of a version. 0 are the rules of the release, or of the installed rule pack */
  active_version: number
  /** Number of rules in force */
  rule_count: number
  /** Rules in force */
  rules: StatedAcceptanceRule[]
  /** Rules as the release or the rule pack has them, which the version in force replaces or removes */
  replaced: StatedAcceptanceRule[]
  /** The newest first */
  versions: AcceptanceRuleVersion[]
}

/** A newer service may have others. */
export type AcceptanceTargetId =
  | 'amazon'
  | 'walmart'
  | 'target'
  | 'kroger'
  | 'instacart'
  | 'ebay'
  | 'tesco'
  | 'wayfair'
  | 'etsy'
  | 'tiktok-shop'
  | 'mercado-libre'
  | 'mercado-livre'
  | 'temu'
  | 'shein'
  | 'newegg'
  | 'zalando'
  | 'otto'
  | 'about-you'
  | 'bol'
  | 'kaufland'
  | 'galaxus'
  | 'john-lewis'
  | 'the-range'
  | 'fnac-darty'
  | 'conforama'
  | 'praxis'
  | 'conrad'
  | 'mercateo'
  | 'decathlon'
  | 'worten'
  | 'allegro'
  | 'media-expert'
  | 'emag'
  | 'ozon'
  | 'wildberries'
  | 'yandex-market'
  | 'sbermegamarket'
  | 'rakuten'
  | 'yahoo-shopping'
  | 'coupang'
  | 'auction'
  | '11st'
  | 'gmarket'
  | 'naver-smart-store'
  | 'shopee'
  | 'lazada'
  | 'redmart'
  | 'zalora'
  | 'flipkart'
  | 'myntra'
  | 'ajio'
  | 'tata-cliq'
  | 'meesho'
  | 'noon'
  | 'jumia'
  | 'takealot'
  | 'catch'
  | 'americanas'
  | 'dafiti'
  | 'pinduoduo'
  | 'alibaba'
  | 'shopify'
  | 'google-merchant-center'
  | 'microsoft-merchant-center'
  | 'meta-catalog'
  | 'pinterest-catalog'
  | 'google-structured-data'
  | 'glami'
  | 'heureka'
  | 'gs1-product-image'
  | 'gs1-mobile-ready-hero-image'
  | 'gs1-sweden'
  | 'gs1-austria'
  | 'ai-act'
  | (string & {})

export type AcceptanceTargetList = {
  data: AcceptanceTarget[]
  /** Ids of the targets that listings are judged for. Null: the retailer of each listing */
  chosen: string[] | null
}

export type Action = {
  code: ActionCode
  title: string
  /** Points that the listing gains by this change alone, found by scoring it again */
  gain_listing: number
  /** The factor that is fixed */
  factor: FactorName | CustomFactorName | null
  /** Need of the change: own images (`today`), pictures that Spark composes, or new photographs */
  purse: Purse
  detail: string
  /** Points that the image gains. Null unless one image changes */
  gain_image: number | null
  /** The image that changes or moves. Null if the action has no such image, or if a what-if request refers to it in another way */
  image_id: string | null
  /** Position of the image that changes or moves in the listing as it is, 0 for the main image */
  position: number | null
  /** Asset type of a new image */
  asset_type: Classification | null
  change: Composition
}

export type ActionCode =
  | 'MAKE_MAIN'
  | 'SWAP_MAIN'
  | 'REORDER'
  | 'ADD_IMAGE'
  | 'ADD_IMAGES'
  | 'REMOVE_REPEAT'
  | 'REPLACE_REPEAT'
  | 'FIX'
  | 'CROP'
  | 'WHITEN'

export type ActionTitle = {
  code: ActionCode
  title: string
  /** Points that the listing gains by this change alone, found by scoring it again */
  gain_listing: number
  /** The factor that is fixed */
  factor: FactorName | CustomFactorName | null
}

export type Advice =
  | 'other_main'
  | 'other_main.packshot'
  | 'other_main.packshot_back'
  | 'other_main.alternate_angle'
  | 'other_main.detail'
  | 'other_main.lifestyle'
  | 'other_main.in_use'
  | 'other_main.on_model'
  | 'other_main.size_and_scale'
  | 'other_main.infographic'
  | 'other_main.comparison_chart'
  | 'other_main.ingredients'
  | 'other_main.nutrition_label'
  | 'other_main.instructions'
  | 'other_main.packaging'
  | 'other_main.group_or_variant'
  | 'other_main.swatch'
  | 'other_main.other'
  | 'order'
  | 'repeat'
  | 'crop'
  | 'whiten'

export type AltTextCheck = {
  /** BCP 47 tag */
  language: string
  text: string | null
  /** True without problems */
  is_ok: boolean
  problems: {
    code:
      | 'MISSING'
      | 'FILE_NAME'
      | 'REPEATED'
      | 'TOO_LONG'
      | 'OTHER_TYPE'
      | 'OTHER_PRODUCT'
      | 'OTHER_COLOR'
      | 'OTHER_TEXT'
    message: string
  }[]
}

export type AltTextsBody = {
  /** Replaces those of all languages */
  alt_texts: AltTextsOfLanguage[]
  /** Ids of the images that the texts describe, in order. If the listing has other images by now, nothing changes and the answer is 409 `IMAGES_CHANGED` */
  expected_image_ids?: string[] | null | undefined
}

export type AltTextsOfImage = {
  image_id: string
  /** 0 for the main image */
  position: number
  asset_id: string | null
  /** False if the image is not analyzed yet. Texts are not compared with it then, and there is no draft */
  is_analyzed: boolean
  /** By language */
  texts: AltTextCheck[]
  /** Made of the name and of what was measured, without a language model */
  drafts: {
    /** BCP 47 tag */
    language: string
    text: string
  }[]
}

export type AltTextsOfLanguage = {
  /** BCP 47 tag, such as `de` or `pt-BR` */
  language: string
  /** One for each image, the main image first. An empty text or null is none */
  texts: (string | null)[]
}

export type AnsweredById = {
  image_id: string
  /** Factors whose recommendations count as followed. A repeated factor counts once. Not with `planned` */
  fixed?: (FactorName | CustomFactorName)[] | undefined
}

export type AnsweredByUpload = {
  upload_id: string
  /** Factors whose recommendations count as followed. A repeated factor counts once. Not with `planned` */
  fixed?: (FactorName | CustomFactorName)[] | undefined
}

export type AnsweredByUrl = {
  image_url: string
  /** Factors whose recommendations count as followed. A repeated factor counts once. Not with `planned` */
  fixed?: (FactorName | CustomFactorName)[] | undefined
}

/** An image as a request referred to it */
export type AnsweredReference = AnsweredById | AnsweredByUpload | AnsweredByUrl | PlannedReference

export type AsinCarouselImage = {
  image_id: string
  image_url: string | null
  position: number
  service_score: number | null
  classification: Classification | null
  /** The score is 80 or above */
  conversion_ready: boolean | null
}

export type AsinHero = {
  image_id: string
  image_url: string | null
  asset_id: string | null
  service_score: number | null
  classification: Classification | null
  score_metadata: ScoreMetadata | null
  hero_gs1_components: HeroGs1Components | null
  mobile_readiness: MobileReadiness | null
  /** The score is 80 or above */
  conversion_ready: boolean | null
}

export type AsinScores = {
  asin: string
  /** The storefront’s region */
  region: string
  pdp_id: string
  status: 'processing' | 'scored' | 'error'
  name: string | null
  category: string | null
  pdp_score: number | null
  /** The first score of the listing */
  listing_score_at_ingest: number | null
  score_change: number | null
  /** The score is 80 or above */
  conversion_ready: boolean | null
  /** Mean score of the carousel images */
  carousel_score: number | null
  hero: AsinHero | null
  carousel_images: AsinCarouselImage[]
  asset_mix: AssetMix | null
  scored_at: string | null
}

export type AsinSubmitted = {
  asin: string
  /** The storefront’s region */
  region: string
  pdp_id: string
  status: 'processing'
  /** Relative address to poll */
  score_url: string
}

/** Asset types that the listing has, and those that it should have */
export type AssetMix = {
  total_images: number
  carousel_images: number
  recommended_carousel_images: number
  by_classification: Partial<Record<Classification, number>>
  ideal_by_classification: Partial<Record<Classification, number>>
  missing: Partial<Record<Classification, number>>
  surplus: Partial<Record<Classification, number>>
  near_duplicates: string[][]
  /** Images that seem to show another product. They count for no type and fill no place of the carousel */
  other_products: string[]
  /** Position 0 is the main image */
  assets: {
    position: number
    image_id: string
    asset_id: string | null
  }[]
}

export type AssetTypeCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'asset_type'
  /** The asset type that the image has */
  value: Classification
}

export type AuditEvent = {
  event_id: string
  /** RFC 3339, in UTC */
  occurred_at: string
  action:
    | 'session.started'
    | 'passkey.added'
    | 'passkey.removed'
    | 'recovery_codes.created'
    | 'device_link.created'
    | 'person.invited'
    | 'person.link_created'
    | 'person.role_changed'
    | 'person.disabled'
    | 'person.enabled'
    | 'credential.created'
    | 'credential.disabled'
    | 'credential.rotated'
    | 'keys.rotated'
    | 'rubric.published'
    | 'rubric.activated'
    | 'acceptance_rules.published'
    | 'acceptance_rules.activated'
    | 'acceptance_targets.chosen'
    | 'rule_pack.installed'
    | 'rule_pack.activated'
    | 'teaching.used'
    | 'teaching.forgotten'
    | 'money_roles.changed'
    | 'pdp.deleted'
    | 'pdp.restored'
    | 'pdp.removed'
    | 'bulk_change.started'
    | 'bulk_change.undone'
    | 'image.deleted'
    | 'facts.deleted'
    | 'shot.deleted'
    | 'comment.deleted'
    | 'outcome_test.deleted'
    | 'shop_connection.created'
    | 'shop_connection.deleted'
    | 'shop_push.confirmed'
    | 'shop_push.rolled_back'
    | 'webhook_endpoint.created'
    | 'webhook_endpoint.changed'
    | 'webhook_endpoint.deleted'
    | 'webhook_endpoint.rotated'
    | 'share.created'
    | 'share.changed'
    | 'share.rotated'
    | 'share.opened'
    | 'share.picture_sent'
    | 'share.commented'
    | 'share.closed'
    | 'organization.created'
    | 'organization.changed'
    | 'organization.suspended'
    | 'organization.resumed'
    | 'organization.deleted'
  actor: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  }
  /** Id of what it was done to */
  subject: string | null
  details: Record<string, unknown> | null
}

export type AuditPage = {
  data: AuditEvent[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type Author = {
  /** A person of the console, a credential of the API, or somebody without an account */
  kind: 'person' | 'credential' | 'guest'
  id: string
  name: string | null
}

/** Points that the listing lacks. They add up to 100 minus the score */
export type Breakdown = {
  step: LossCause
  title: string
  /** Points of the listing */
  points: number
  /** 0 for the main image, null for a penalty */
  position: number | null
  /** Null for a penalty, and for an upload, an address or a planned image of a what-if request */
  image_id: string | null
}[]

export type Brief = {
  shot_id: string
  status: ShotStatus
  listing: {
    id: string
    name: string | null
    retailer: string
  }
  /** Place in the set. Null for a further image */
  position: number | null
  asset_type: Classification | null
  note: string | null
  agency: string | null
  due_on: string | null
  /** Name of the shot, or one made of id and place */
  file_name: string
  /** Least width in pixels */
  width: number | null
  height: number | null
  crop: string | null
  /** The set: current images, the place of this shot, and those of other shots */
  places: {
    kind: 'image' | 'this' | 'other'
    image: BriefImage | null
  }[]
  examples: BriefImage[]
  /** Rules of the retailer for this place */
  rules: {
    /** The demand in words */
    text: string
    severity: 'hard' | 'advice'
    /** Page that states it. Null for a rule of your own */
    source: AcceptanceRuleSource | null
    /** Day or month in which it was read */
    checked: string | null
    is_old: boolean
  }[]
  /** The newest picture that was sent */
  picture: {
    image: BriefImage
    /** RFC 3339, in UTC */
    sent_at: string
    /** For the brief and for hard rules about size */
    is_large_enough: boolean
    /** Text of the hard rule that asks for more */
    refused_by: string | null
  } | null
  sent_back: {
    reason: string
    /** RFC 3339, in UTC */
    at: string
  } | null
  comments: {
    text: string
    /** Name */
    author: string | null
    is_guest: boolean
    /** RFC 3339, in UTC */
    at: string
  }[]
}

export type BriefImage = {
  image_id: string
  width: number
  height: number
  /** Null in a shared link */
  renditions: Renditions | null
}

export type BulkChange = {
  /** Id of the bulk change */
  bulk_change_id: string
  status: BulkChangeStatus
  images: 'advice' | 'best_accepted' | null
  /** Null if the category is not set */
  product_category_id: string | null
  retailer: string | null
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  add_tags: string[]
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  remove_tags: string[]
  /** Advice of the filter */
  advice: Advice | null
  /** Listings */
  total: number
  /** Listings by status */
  counts: {
    /** It is not planned yet */
    waiting: number
    /** It is not applied yet */
    planned: number
    /** Changed */
    changed: number
    /** It is already as wanted */
    unchanged: number
    /** Left out, see `skips` */
    skipped: number
    /** Again as before */
    undone: number
    /** Left out of the undo */
    kept: number
  }
  /** Reasons of `skipped` and `kept`, the most frequent first */
  skips: {
    reason: BulkReason
    listings: number
  }[]
  /** By the pace so far. Null until it is known, and without work */
  seconds_left: number | null
  /** RFC 3339, in UTC */
  created_at: string
  /** The person or program that asked for it */
  created_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  }
  /** When all listings were done */
  ended_at: string | null
  /** Null if there is nothing to undo */
  undo_until: string | null
}

export type BulkChangeItem = {
  pdp_id: string
  /** Null if the listing is deleted */
  id: string | null
  name: string | null
  status: BulkItemStatus
  reason: BulkReason | null
  /** Null until planned */
  before: BulkChangeSide | null
  after: BulkChangeSide | null
  /** Score with the images before */
  score_before: number | null
  /** Expected score with the images after */
  score_after: number | null
}

export type BulkChangeItemPage = {
  data: BulkChangeItem[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type BulkChangePage = {
  data: BulkChange[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type BulkChangeRequest = {
  /** Leaves out other listings that meet the filters */
  pdp_ids?: string[] | undefined
  /** Changes nothing if more listings meet the filters, such as newer ones */
  max_listings?: number | undefined
  /** False to wait for `start`. Defaults to true */
  start?: boolean | undefined
  /** From own images. `advice`: the first step of the plan, that of the filter `advice`. `best_accepted`: the best set with an accepted main image */
  images?: 'advice' | 'best_accepted' | undefined
  /** Id or path of a category */
  product_category_id?: string | undefined
  /** Retailer region, for listings that were submitted by id */
  retailer?: RetailerId | undefined
  /** Tags that the listings get */
  add_tags?: string[] | undefined
  /** Tags that the listings lose */
  remove_tags?: string[] | undefined
}

/** Values that differ, null for others */
export type BulkChangeSide = {
  /** Main image first. Renditions are null for deleted images */
  images:
    | {
        image_id: string
        renditions: Renditions | null
      }[]
    | null
  category_id: string | null
  retailer: string | null
  /** All tags */
  tags: string[] | null
}

export type BulkChangeStart = {
  /** `pdp_id` of listings that stay as they are, with the reason `left_out` */
  except?: string[] | undefined
}

export type BulkChangeStatus = 'planning' | 'ready' | 'running' | 'completed' | 'undoing' | 'undone'

export type BulkItemStatus = 'waiting' | 'planned' | 'changed' | 'unchanged' | 'skipped' | 'undone' | 'kept'

export type BulkReason =
  | 'changed_meanwhile'
  | 'deleted'
  | 'failed'
  | 'id_taken'
  | 'image_deleted'
  | 'interrupted'
  | 'left_out'
  | 'needs_new_image'
  | 'no_accepted_set'
  | 'no_advice'
  | 'not_by_id'
  | 'not_scored'
  | 'too_many_tags'

export type CarouselImage = {
  image_id: string
  image_url: string | null
  position: number
  service_score: number | null
  service_certified: boolean | null
  classification: Classification | null
}

export type CategoryCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'category'
  /** Id or path of the category that the listing `pdp_id` has */
  value: string
}

export type CategorySource = 'submission' | 'person' | 'code' | 'file' | 'storefront' | 'name' | 'model'

export type Classification =
  | 'Packshot'
  | 'Packshot Back'
  | 'Alternate Angle'
  | 'Detail'
  | 'Lifestyle'
  | 'In Use'
  | 'On Model'
  | 'Size And Scale'
  | 'Infographic'
  | 'Comparison Chart'
  | 'Ingredients'
  | 'Nutrition Label'
  | 'Instructions'
  | 'Packaging'
  | 'Group Or Variant'
  | 'Swatch'
  | 'Other'

export type ColorCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'color'
  /** `natural` for colors without a tint, `tinted` for an obvious tint */
  value?: 'natural' | 'tinted' | undefined
}

export type Comment = {
  comment_id: string
  pdp_id: string | null
  image_id: string | null
  shot_id: string | null
  parent_id: string | null
  text: string
  mentions: {
    user_id: string
    name: string | null
  }[]
  region: ImageRegion | null
  author: Author | null
  /** RFC 3339, in UTC */
  created_at: string
  edited_at: string | null
  solved: {
    /** RFC 3339, in UTC */
    at: string
    by: Author | null
  } | null
}

/** Fields that are left out stay. Only the author changes the text */
export type CommentChange = {
  text?: string | undefined
  /** `user_id` of people, see `GET /v1/people` */
  mentions?: string[] | null | undefined
  solved?: boolean | undefined
}

/** Somebody has commented on a listing, an image or a shot */
export type CommentCreatedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'comment.created'
  /** RFC 3339, in UTC */
  timestamp: string
  data: CommentCreatedEventData
}

export type CommentCreatedEventData = {
  comment_id: string
  pdp_id: string | null
  image_id: string | null
  shot_id: string | null
  parent_id: string | null
  /** `user_id` of the people that it mentions */
  mentions: string[]
}

export type CommentPage = {
  data: Comment[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type ComposerImage = {
  image_id: string
  width: number
  height: number
  filename: string
  origin: 'listing' | 'spark'
  /** The image that Spark made it from */
  root_image_id: string | null
  /** Name of the composition that Spark made */
  composition: string | null
  asset_id: string | null
  facts: ImageFacts
  /** Readability of the image as the main image of this listing */
  mobile_readiness: MobileReadiness
  renditions: Renditions
}

/** A listing in the form of the what-if request */
export type Composition = {
  hero: AnsweredReference
  carousel: AnsweredReference[]
}

export type Correction = {
  correction_id: string
  kind: CorrectionKind
  value: string | boolean | null
  comment: string | null
  /** The image that it was made on. It may be deleted since */
  image_id: string | null
  /** The listing that it was made on, if it was made on a listing */
  pdp_id: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Id of the credential or the person */
  created_by: string
  /** Null while it is in force */
  revoked_at: string | null
  revoked_by: string | null
}

export type CorrectionKind =
  | 'asset_type'
  | 'text_is_on_pack'
  | 'not_a_repeat'
  | 'color'
  | 'other_product'
  | 'same_product'
  | 'product_damaged'
  | 'category'
  | 'disagree'

export type CorrectionPage = {
  data: Correction[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type CorrectionRequest =
  | AssetTypeCorrection
  | TextIsOnPackCorrection
  | NotARepeatCorrection
  | ColorCorrection
  | OtherProductCorrection
  | SameProductCorrection
  | ProductDamagedCorrection
  | CategoryCorrection
  | Disagreement

export type CorrectionResult = {
  correction_id: string
  kind: CorrectionKind
  value: string | boolean | null
  comment: string | null
  /** The image that it was made on. It may be deleted since */
  image_id: string | null
  /** The listing that it was made on, if it was made on a listing */
  pdp_id: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Id of the credential or the person */
  created_by: string
  /** Null while it is in force */
  revoked_at: string | null
  revoked_by: string | null
  /** Listings that have the content. Up to ten are scored before the response, and further ones soon after */
  pdps: {
    pdp_id: string
    status: PdpStatus
    pdp_score: number | null
    /** Null while the listing is being scored */
    score_change: number | null
  }[]
}

export type CredentialList = {
  data: CredentialSummary[]
}

export type CredentialSummary = {
  client_id: string
  name: string | null
  /** Null for one without limits, which is like `admin` */
  access: 'read' | 'submit' | 'admin' | null
  /** Limits it to this retailer region. Null for all */
  retailer: string | null
  /** Limits it to listings with this tag. Null for all */
  tag: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Time of its last token, exact to a minute */
  last_used_at: string | null
  /** Null while it can be used */
  disabled_at: string | null
}

export type CredentialWithSecret = {
  client_id: string
  name: string | null
  /** Null for one without limits, which is like `admin` */
  access: 'read' | 'submit' | 'admin' | null
  /** Limits it to this retailer region. Null for all */
  retailer: string | null
  /** Limits it to listings with this tag. Null for all */
  tag: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Time of its last token, exact to a minute */
  last_used_at: string | null
  /** Null while it can be used */
  disabled_at: string | null
  /** Returned only here, so store it */
  client_secret: string
  /** Send it as `organization` for a token */
  organization_id: string
  audience: string
  /** Address of the token endpoint */
  token_url: string
}

/** Name of a factor of your rubric */
export type CustomFactorName = `custom.${string}`

export type CustomFacts = {
  /** Name of the group of facts */
  namespace: string
  /** Starts at 1 and grows with each change */
  version: number
  /** Numbers, texts and flags by name */
  facts: Partial<Record<string, number | string | boolean>>
  /** Time of the last change */
  changed_at: string
  /** Id of the credential or the person */
  changed_by: string
}

export type CustomFactsList = {
  /** By name */
  data: CustomFacts[]
}

export type CustomFactsRequest = {
  /** Numbers, texts and flags by name */
  facts: Partial<Record<string, number | string | boolean>>
  /** The version that the facts replace, 0 for none. If there is another, the answer is 409 and nothing changes */
  expected_version?: number | null | undefined
}

export type CustomFactsResult = {
  /** Name of the group of facts */
  namespace: string
  /** Starts at 1 and grows with each change */
  version: number
  /** Numbers, texts and flags by name */
  facts: Partial<Record<string, number | string | boolean>>
  /** Time of the last change */
  changed_at: string
  /** Id of the credential or the person */
  changed_by: string
  /** Listings that have the content. Up to ten are scored before the response, and further ones soon after */
  pdps: {
    pdp_id: string
    status: PdpStatus
    pdp_score: number | null
    /** Null while the listing is being scored */
    score_change: number | null
  }[]
}

export type Disagreement = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'disagree'
  /** Subject of the disagreement, for example the name of a factor. Changes no score */
  value?: string | null | undefined
}

export type DraftAccepted = {
  draft_id: string
  status: 'processing'
  /** Relative address to poll */
  result_url: string
  /** RFC 3339, in UTC */
  expires_at: string
}

export type DraftBase = {
  pdp_id: string
}

export type DraftImage = {
  reference: AnsweredReference
  /** 0 for the main image */
  position: number
  service_score: number
  classification: Classification
}

/** A field that is null counts as left out */
export type DraftRequest = {
  /** A stored listing. Fields that are left out have its values, and `difference` compares with its score */
  base?: DraftBase | null | undefined
  retailer?: RetailerId | null | undefined
  /** A category id from GET /v1/product-categories, or the path of a category */
  category?: string | null | undefined
  /** Product name. An empty text means that the listing has no name, also with a base */
  name?: string | null | undefined
  hero?: ImageReference | null | undefined
  /** In order. An empty list means that the listing has no carousel, also with a base */
  carousel?: ImageReference[] | null | undefined
  /** Further images that `selection` may use. At most 40 images in all */
  candidates?: ImageReference[] | null | undefined
  /** `order` finds the best main image and order. `selection` also leaves images out and takes candidates */
  optimize?: ('order' | 'selection')[] | null | undefined
}

/** The score of a what-if request. Nothing is stored of it in a listing */
export type DraftScore = {
  /** Null unless images had to be analyzed first */
  draft_id: string | null
  status: 'processing' | 'completed' | 'failed'
  /** Always false: a draft is not a listing */
  stored: boolean
  /** Why the draft failed */
  error: string | null
  pdp_score: number | null
  /** Difference to the score of the base. Null without a scored base */
  difference: number | null
  /** Change in orders or clicks that your own tests foretell for `difference`, 0.09 is 9% more: a 95% range. Null below 30 tests, without a difference, by other rules than those of the base, and for a range that says nothing */
  foretold: Foretold | null
  service_certified: boolean | null
  /** How targets judge this composition. Null before it is scored */
  acceptance: TargetAcceptance[] | null
  breakdown: Breakdown | null
  /** Points that a plan from this composition gains */
  can_win: number | null
  /** `can_win` by what the changes need */
  can_win_split: GainSplit | null
  actions: Action[] | null
  rule_checks: RuleCheck[] | null
  /** Too few images have a high score */
  score_penalty: boolean | null
  /** Fewer carousel images than recommended */
  image_count_penalty: boolean | null
  /** Some images are near-duplicates */
  image_mix_penalty: boolean | null
  /** The carousel images are not ordered by score, the highest first */
  image_order_penalty: boolean | null
  asset_mix: {
    total_images: number
    carousel_images: number
    recommended_carousel_images: number
    by_classification: Partial<Record<Classification, number>>
    ideal_by_classification: Partial<Record<Classification, number>>
    missing: Partial<Record<Classification, number>>
    surplus: Partial<Record<Classification, number>>
  } | null
  /** Pairs of positions whose images show the same */
  repeats: number[][]
  hero: DraftImage | null
  carousel: DraftImage[]
  /** Images that `selection` leaves out */
  unused: AnsweredReference[]
}

/** A change in your organization. `type` determines the fields of `data` */
export type EndcapEvent =
  | PdpScoredEvent
  | PdpFailedEvent
  | PdpScoreChangedEvent
  | PdpAcceptanceChangedEvent
  | ImageScoredEvent
  | ImageFailedEvent
  | SparkImagesCompletedEvent
  | SparkImagesFailedEvent
  | SparkIdeasCompletedEvent
  | SparkIdeasFailedEvent
  | ImportCompletedEvent
  | ShotChangedEvent
  | CommentCreatedEvent
  | LiveChangedEvent
  | LiveAlertEvent
  | LiveUnreadEvent
  | OutcomeTestDueEvent
  | OutcomeTestDecidedEvent
  | WebhookTestEvent

export type ErrorCode =
  | 'CATEGORY_NOT_FOUND'
  | 'CATEGORY_NOT_IN_ORG_ICP'
  | 'CATEGORY_UNRESOLVED'
  | 'EMPTY_IMAGE'
  | 'EXTERNAL_CATEGORY_UNMAPPED'
  | 'GENERATED_IMAGE_NOT_ALLOWED'
  | 'IMAGE_DOWNLOAD_FAILED'
  | 'INVALID_ASIN'
  | 'INVALID_CURSOR'
  | 'INVALID_GTIN'
  | 'INVALID_ID'
  | 'INVALID_IMPORT_FILE'
  | 'INVALID_IMAGE'
  | 'INVALID_REGION'
  | 'INVALID_RETAILER'
  | 'INVALID_OUTCOME_FILE'
  | 'INVALID_RIVALS'
  | 'LINK_NOT_VALID'
  | 'MALFORMED_JSON'
  | 'MALFORMED_REQUEST'
  | 'MISSING_PRODUCT_CATEGORY'
  | 'NOT_MADE_BY_SPARK'
  | 'NO_DEFAULT_PORTFOLIO'
  | 'NO_VALID_CATEGORY'
  | 'SHOP_REFUSED'
  | 'SIGN_IN_REFUSED'
  | 'WEBHOOK_URL_REFUSED'
  | 'SIGNED_OUT'
  | 'SHARE_PASSWORD_REQUIRED'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'SHARE_READ_ONLY'
  | 'SHARE_PASSWORD_WRONG'
  | 'URL_NOT_VALID'
  | 'ASIN_NOT_FOUND_AT_RETAILER'
  | 'BATCH_NOT_FOUND'
  | 'COMMENT_NOT_FOUND'
  | 'CORRECTION_NOT_FOUND'
  | 'CREDENTIAL_NOT_FOUND'
  | 'DRAFT_NOT_FOUND'
  | 'FAMILY_NOT_FOUND'
  | 'FACTS_NOT_FOUND'
  | 'FIX_NOT_FOUND'
  | 'IDEA_NOT_FOUND'
  | 'BULK_CHANGE_NOT_FOUND'
  | 'IMPORT_NOT_FOUND'
  | 'IMAGE_NOT_FOUND'
  | 'NOT_FOUND'
  | 'PDP_NOT_FOUND'
  | 'ACCEPTANCE_TARGET_NOT_FOUND'
  | 'RUBRIC_NOT_FOUND'
  | 'SHARE_NOT_FOUND'
  | 'TEACHING_VERSION_NOT_FOUND'
  | 'SHOT_NOT_FOUND'
  | 'UPLOAD_NOT_FOUND'
  | 'SHOP_CONNECTION_NOT_FOUND'
  | 'SHOP_PUSH_NOT_FOUND'
  | 'GOAL_NOT_FOUND'
  | 'PICTURE_NOT_FOUND'
  | 'OUTCOME_NOT_FOUND'
  | 'OUTCOME_TEST_EXISTS'
  | 'OUTCOME_TEST_NOT_FOUND'
  | 'RIVAL_SET_NOT_FOUND'
  | 'LIVE_WATCH_NOT_FOUND'
  | 'VIEW_NOT_FOUND'
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  | 'WEBHOOK_ENDPOINT_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
  | 'PDP_EXISTS'
  | 'FACTS_CHANGED'
  | 'IDEMPOTENCY_KEY_IN_USE'
  | 'IMAGE_IN_USE'
  | 'IMAGES_CHANGED'
  | 'PDP_NOT_SCORED'
  | 'NO_SHOP_PAGE'
  | 'SHOP_NOT_READ'
  | 'IMAGE_NOT_SCORED'
  | 'BULK_CHANGE_CONFLICT'
  | 'SHOPS_OFF'
  | 'SHOP_PUSH_CONFLICT'
  | 'TOO_MANY_SHOP_CONNECTIONS'
  | 'IMPORT_ENDED'
  | 'IMPORT_NOT_READY'
  | 'IMPORT_STARTED'
  | 'ORGANIZATION_CHANGED'
  | 'ACCEPTANCE_RULES_CHANGED'
  | 'RUBRIC_CHANGED'
  | 'TEACHING_NOT_BETTER'
  | 'TEACHING_NOT_READY'
  | 'TOO_MANY_CREDENTIALS'
  | 'TOO_MANY_GOALS'
  | 'TOO_MANY_OUTCOMES'
  | 'TOO_MANY_RIVAL_SETS'
  | 'TOO_MANY_VIEWS'
  | 'SHOT_DONE'
  | 'SHARE_CLOSED'
  | 'TOO_MANY_SHARES'
  | 'SHOT_WITHOUT_PICTURE'
  | 'TOO_MANY_COMMENTS'
  | 'TOO_MANY_SHOTS'
  | 'TOO_MANY_WEBHOOK_ENDPOINTS'
  | 'WEBHOOK_ENDPOINT_DISABLED'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_IMAGES'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'VALIDATION_ERROR'
  | 'RATE_LIMITED'
  | 'TOO_MANY_STREAMS'
  | 'HEADERS_TOO_LARGE'
  | 'FILE_DAMAGED'
  | 'INTERNAL_ERROR'
  | 'QUEUE_ENQUEUE_FAILED'
  | 'NOT_IMPLEMENTED'
  | 'FILE_NOT_STORED'
  | 'QUOTA_EXCEEDED'
  | 'IMAGE_UPLOAD_FAILED'
  | 'SHOP_UNAVAILABLE'
  | 'SCRAPE_UPSTREAM_ERROR'
  | 'SERVICE_UNAVAILABLE'
  | 'QUERY_TOO_SLOW'
  | 'SCRAPE_TIMEOUT'
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'invalid_target'
  | 'slow_down'
  | 'server_error'
  | 'temporarily_unavailable'

export type EventPage = {
  /** The oldest first. Can be empty with a filter while `has_more` is true */
  data: EndcapEvent[]
  has_more: boolean
  /** `after` of the next page, also on the last one. Null while there are no events */
  next_after: string | null
}

export type EventType =
  | 'pdp.scored'
  | 'pdp.failed'
  | 'pdp.score_changed'
  | 'pdp.acceptance_changed'
  | 'image.scored'
  | 'image.failed'
  | 'spark.images.completed'
  | 'spark.images.failed'
  | 'spark.ideas.completed'
  | 'spark.ideas.failed'
  | 'import.completed'
  | 'shot.changed'
  | 'comment.created'
  | 'live.changed'
  | 'live.alert'
  | 'live.unread'
  | 'outcome_test.due'
  | 'outcome_test.decided'
  | 'webhook.test'

export type ExportedImage = {
  pdp_id: string
  id_type: IdType
  /** Id of the listing: your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  category: string | null
  category_id: string
  /** 0 for the main image */
  position: number
  image_type: 'hero' | 'carousel'
  image_id: string
  classification: Classification | null
  service_score: number | null
  service_certified: boolean | null
  first_recommendation: string | null
  /** Points that the image gains by the first recommendation */
  expected_gain: number | null
  /** Address that the image was downloaded from */
  image_url: string
  filename: string
  asset_id: string | null
  /** IPTC digital source type that the file states */
  source_type: string | null
  rights_from: string | null
  rights_until: string | null
  /** Country codes, separated by spaces */
  rights_markets: string | null
  rights_note: string | null
  width: number
  height: number
  byte_length: number
  /** Time of the score of the listing */
  scored_at: string | null
  /** By language. CSV and workbooks have the columns `alt_text_en`, `alt_text_de`, `alt_text_fr` and `alt_text_es` */
  alt_texts: Partial<Record<string, string>>
}

export type Factor = {
  /** Name of the factor. `custom.` begins that of a factor of your rubric */
  name: string
  /** Label of a factor of your rubric */
  label?: string | undefined
  score: number
  weight: number
  /** Points that the image loses because of this factor, 0 if nothing is recommended */
  impact: number
  reason: string
}

export type FactorName =
  | 'main_image_content'
  | 'product_alone'
  | 'fill'
  | 'centering'
  | 'cropping'
  | 'margin'
  | 'tilt'
  | 'background_whiteness'
  | 'background_evenness'
  | 'background_clutter'
  | 'separation'
  | 'exposure'
  | 'brightness'
  | 'contrast'
  | 'color_cast'
  | 'sharpness'
  | 'noise'
  | 'compression'
  | 'resolution'
  | 'product_resolution'
  | 'perceived_quality'
  | 'off_pack_text'
  | 'tile_legibility'
  | 'text_size'
  | 'text_amount'
  | 'text_contrast'
  | 'text_margin'
  | 'design'
  | 'watermark'
  | 'composite'
  | 'empty_space'

export type Family =
  | 'general'
  | 'food and drink'
  | 'medicine'
  | 'beauty'
  | 'color cosmetics'
  | 'apparel'
  | 'electronics'
  | 'home'

export type FixName = 'crop' | 'whiten'

export type FixRefusal =
  | 'no_product'
  | 'cut_product'
  | 'uncertain_outline'
  | 'overlays'
  | 'fills_already'
  | 'no_room'
  | 'few_pixels'
  | 'white_already'
  | 'not_light'
  | 'busy_background'
  | 'light_product'

export type FixRequest = {
  /** `crop` to the share of the frame that the retailer asks for, square if it asks for that, or `whiten` a clean, light background */
  fix: FixName
  /** Listing whose retailer’s rules count. By default that of the image */
  pdp_id?: string | null | undefined
}

export type Foretold = {
  low: number
  high: number
  /** Own randomized tests that it comes from */
  tests: number
  /** Null if the tests count either */
  metric: 'orders' | 'clicks' | null
}

/** `can_win` by what the changes need. The three add up to it */
export type GainSplit = {
  /** By order, selection, crop and whitening of own images */
  today: number
  /** By pictures that Spark composes, on top of `today` */
  with_spark: number
  /** By new photographs, on top of both */
  with_shoot: number
}

export type Goal = {
  goal_id: string
  /** Share of the scored listings that `target` accepts, or that score `score_min` or more */
  measure: 'accepted' | 'score'
  /** Null for all targets that judge a listing */
  target: AcceptanceTargetId | null
  score_min: number | null
  /** Filters and sort as in the address of the list. Empty for all listings */
  query: string
  /** Share of the listings, 0–1 */
  value: number
  /** Last day */
  due: string
  /** Scored listings of `query` */
  listings: number
  reached: number
  /** Null without listings */
  share: number | null
  /** Change of the share in a week. Null until there is a week of points */
  pace: number | null
  /** Share on the last day at this pace */
  expected: number | null
  /** Day on which it is reached at this pace */
  expected_on: string | null
  /** A point a day, the last 90 days */
  points: {
    day: string
    share: number
  }[]
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

export type GoalChange = {
  /** Share of the listings, 0–1 */
  value?: number | undefined
  /** Last day */
  due?: string | undefined
}

export type GoalPage = {
  data: Goal[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type GtinScores = {
  /** The submitted GTIN as GTIN-14 */
  gtin: string
  retailer: string
  pdp_id: string
  status: PdpStatus
  /** `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR` */
  error_code: string | null
  name: string | null
  category: string | null
  pdp_score: number | null
  /** The first score of the listing */
  listing_score_at_ingest: number | null
  score_change: number | null
  /** `pdp_score` is 80 or above */
  service_certified: boolean | null
  /** Mean score of the carousel images */
  carousel_score: number | null
  hero: Hero | null
  carousel_images: CarouselImage[]
  asset_mix: AssetMix | null
  images_matching_ideal_mix: number | null
  is_ideal_content_mix: boolean | null
  /** Too few images have a high score */
  score_penalty: boolean | null
  /** Fewer carousel images than recommended */
  image_count_penalty: boolean | null
  /** Some images are near-duplicates */
  image_mix_penalty: boolean | null
  /** The carousel images are not ordered by score, the highest first */
  image_order_penalty: boolean | null
  high_scoring_asset_count: number | null
  scored_at: string | null
}

export type GtinSubmission = {
  /** Public http or https address; jpeg, png or webp */
  hero_image_url: string
  /** In order. An address that is given twice is an image of its own each time, and counts as a repeat */
  carousel_image_urls?: string[] | null | undefined
  /** A category id from GET /v1/product-categories. Cannot be combined with external_category_id */
  product_category_id?: string | null | undefined
  /** Your own category id, mapped by the operator */
  external_category_id?: string | null | undefined
  /** Used only to derive the category. A value that is not 10 upper-case letters and digits is ignored */
  asin?: string | null | undefined
  /** For integration clients: the id of one of their integrations */
  integration_id?: string | null | undefined
  /** Your id of the image, returned with its score */
  hero_image_asset_id?: string | null | undefined
  /** Empty, or one id for each of carousel_image_urls */
  carousel_image_asset_ids?: string[] | null | undefined
  /** Rights of the main image, which a rule checks */
  hero_image_rights?: ImageRights | null | undefined
  /** Empty, or the rights or null for each of carousel_image_urls */
  carousel_image_rights?: (ImageRights | null)[] | null | undefined
  /** Alt texts by language, one for each image, the main image first. They replace those of all languages. Without the field, images keep their texts */
  alt_texts?: AltTextsOfLanguage[] | null | undefined
  /** Product name */
  name?: string | null | undefined
  family?: string | null | undefined
  variant?: string | null | undefined
  retailer?: RetailerId | null | undefined
  /** `true` downloads images again that the listing has already. Only those whose content has changed are scored */
  refresh_images?: boolean | null | undefined
}

export type GtinSubmitted = {
  /** The submitted GTIN as GTIN-14 */
  gtin: string
  pdp_id: string
  status: PdpStatus
  /** `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR` */
  error_code: string | null
  /** Relative address to poll */
  score_url: string
}

export type Hero = {
  image_id: string
  image_url: string | null
  asset_id: string | null
  service_score: number | null
  service_certified: boolean | null
  classification: Classification | null
  score_metadata: ScoreMetadata | null
  hero_gs1_components: HeroGs1Components | null
  mobile_readiness: MobileReadiness | null
}

/** Components of the GS1 guideline for mobile-ready hero images. Null if a component could not be measured */
export type HeroGs1Components = {
  four_ws: {
    brand: number | null
    product_type: number | null
    variant: number | null
    size_and_count: number | null
  }
  image_quality: {
    background_separation: number | null
    product_centered: number | null
    product_prominent: number | null
    product_cropping: number | null
    product_tilt: number | null
    no_off_pack_text: number | null
  }
  composition: number | null
  layout_staging: number | null
}

export type HistoryCause =
  | 'images'
  | 'order'
  | 'category'
  | 'rubric'
  | 'storefront'
  | 'correction'
  | 'teaching'
  | 'facts'
  | 'release'
  | 'acceptance'

export type HistoryEntry = {
  /** RFC 3339, in UTC */
  scored_at: string
  pdp_score: number
  /** Difference to the state before. Null for the first */
  score_change: number | null
  /** Change since the state before: for example of the scoring rules (`rubric`), of the `storefront`’s page since it was read before, of your own `facts`, by a `release` of Endcap, or only of its `acceptance` by targets. The first state has `images`, or `storefront` for a listing by ASIN */
  cause: HistoryCause
  /** Source of the images: for example an `undo` of a change, or a `refresh` that downloads them again. Null for states of earlier releases */
  set_from: SetOrigin | null
  /** Author of a change of images or category. Null if unknown, and for other causes */
  changed_by: {
    kind: 'person' | 'credential'
    id: string
    name: string | null
  } | null
  /** Name of the category that it was scored in */
  category: string | null
  /** How that category was known. Null for states of earlier releases */
  category_source: CategorySource | null
  /** States at the targets then. Null for states of earlier releases */
  acceptance: TargetState[] | null
  images: {
    image_id: string
    /** 0 for the main image */
    position: number
    service_score: number
    classification: Classification
    /** Null if the image has been deleted */
    renditions: Renditions | null
  }[]
}

export type HistoryPage = {
  data: HistoryEntry[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type IdType = 'id' | 'gtin' | 'asin'

export type Idea = {
  title: string
  rationale: string
  /** Factors of the score that it improves; empty for an idea for a missing image */
  addresses: string[]
  /** Instruction for a photographer or an image generator */
  prompt: string
  /** Gain in points: of the image’s score, or for a missing image of the listing’s score */
  expected_gain: number
  asset_type: Classification
}

export type ImageById = {
  image_id: string
  /** Factors whose recommendations count as followed. A repeated factor counts once. Not with `planned` */
  fixed?: (FactorName | CustomFactorName)[] | undefined
}

export type ImageByUpload = {
  upload_id: string
  /** Factors whose recommendations count as followed. A repeated factor counts once. Not with `planned` */
  fixed?: (FactorName | CustomFactorName)[] | undefined
}

export type ImageByUrl = {
  /** Public http or https address; jpeg, png or webp */
  image_url: string
  /** Factors whose recommendations count as followed. A repeated factor counts once. Not with `planned` */
  fixed?: (FactorName | CustomFactorName)[] | undefined
}

export type ImageExplanation = {
  image_id: string
  image_type: 'hero' | 'carousel'
  service_score: number | null
  classification: Classification | null
  /** Probability of the asset type, 0–1. 1 for one that a person or a model of `opinions` has given */
  classification_certainty: number | null
  /** Probability that a carousel image shows the product of its listing, 0–1. Null where nothing can be said. Below 0.22 the image counts for no type and fills no place */
  own_product: number | null
  width: number
  height: number
  factors: Factor[]
  recommendations: Recommendation[]
  /** Rules for the main image. Empty for other images */
  rule_checks: RuleCheck[]
  mobile_readiness: MobileReadiness | null
  overlays: Overlays
  /** Null until the file of an earlier release is read */
  origin: Origin | null
  /** Null if none are given */
  rights: PresentedImageRights | null
  /** Corrections in force, which the score counts */
  corrections: Correction[]
  /** Second opinions of a model that the score counts. A correction replaces them */
  opinions: Opinion[]
  renditions: Renditions
  /** File name in its listing */
  filename: string | null
  /** Listings that have the image */
  pdps: {
    pdp_id: string
    name: string | null
    position: number
  }[]
  /** How Spark made the image. Null for other images */
  spark: {
    root_image_id: string
    composition: string
  } | null
}

/** Everything measured on an image, as the scoring engine (`@endcap/scoring`) takes it. Other fields may change with each version */
export type ImageFacts = {
  /** Version of the measuring code */
  version: string
  file: {
    format: 'jpeg' | 'png' | 'webp'
    widthPx: number
    heightPx: number
    byteLength: number
    hasAlpha: boolean
    animated: boolean
  }
}

/** A single image could not be scored */
export type ImageFailedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'image.failed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: ImageFailedEventData
}

export type ImageFailedEventData = {
  image_id: string
  image_type: 'hero' | 'carousel'
}

export type ImageFix = {
  fix_id: string
  fix: FixName
  /** The image that is fixed */
  image_id: string
  status: SparkStatus
  /** Why no image was made */
  refusal: {
    reason: FixRefusal
    detail: string
  } | null
  /** Null until `completed`, and if the fix was refused */
  image: {
    /** Use it in `PUT /v1/pdps/{pdp_id}/images` to apply the fix */
    image_id: string
    width: number
    height: number
    /** Measured on the made image */
    service_score: number
    /** Points that the image gains as main image */
    gain_image: number | null
    /** Points that the listing gains with the made image in the place of its source. Null unless a scored listing has the source */
    gain_listing: number | null
    renditions: Renditions
  } | null
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

export type ImageObject = {
  /** Type of schema.org */
  '@type': 'ImageObject'
  /** Address that the image was downloaded from */
  contentUrl: string
  /** Name of the product */
  name?: string | undefined
  /** Alt texts by language */
  caption?:
    | {
        /** BCP 47 tag */
        '@language': string
        /** Alt text */
        '@value': string
      }[]
    | undefined
  /** True for the main image */
  representativeOfPage: boolean
  /** Media type */
  encodingFormat: string
  width: PixelCount
  height: PixelCount
  /** Term of IPTC for the origin that the file states. Absent if it states none */
  digitalSourceType?: string | undefined
  /** The address of the request */
  license?: string | undefined
}

export type ImageObjects = {
  /** Vocabulary */
  '@context': 'https://schema.org'
  /** The images, the main image first */
  '@graph': ImageObject[]
}

/** Exactly one of `image_id`, `upload_id`, `image_url` and `planned`. A field that is null counts as left out */
export type ImageReference = ImageById | ImageByUpload | ImageByUrl | PlannedReference

/** Part of an image. All are shares of its width and height */
export type ImageRegion = {
  x: number
  y: number
  width: number
  height: number
}

export type ImageRights = {
  /** First day (UTC). Without it, the rights have begun */
  from?: string | null | undefined
  /** Last day (UTC). Without it, the rights do not end */
  until?: string | null | undefined
  /** Countries (ISO 3166-1 alpha-2). Without it, the rights cover all */
  markets?: string[] | null | undefined
  /** For people, such as the number of a contract */
  note?: string | null | undefined
}

export type ImageScore = {
  image_id: string
  status: 'processing' | 'scored' | 'error'
  service_score: number | null
  /** `service_score` is 80 or above */
  conversion_ready: boolean | null
  /** Null unless the image is a main image */
  score_metadata: ScoreMetadata | null
  hero_gs1_components: HeroGs1Components | null
  mobile_readiness: MobileReadiness | null
  classification: Classification | null
}

/** A single image was scored. Images of listings have no events of their own */
export type ImageScoredEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'image.scored'
  /** RFC 3339, in UTC */
  timestamp: string
  data: ImageScoredEventData
}

export type ImageScoredEventData = {
  image_id: string
  image_type: 'hero' | 'carousel'
  service_score: number
  classification: Classification
}

export type ImageSubmission = {
  /** Public http or https address; jpeg, png or webp */
  image_url: string
  /** A category id from GET /v1/product-categories */
  product_category_id: string
  /** `hero` is the main image of a listing. Only a hero gets score_metadata */
  image_type: 'hero' | 'carousel'
}

export type ImageVerdict = {
  kept: boolean
  /** The reason of a rejection. Must be absent if `kept` is true */
  reason?: VerdictReason | null | undefined
  comment?: string | null | undefined
}

export type ImageVerdictResult = {
  image_id: string
  kept: boolean
  reason: VerdictReason | null
  comment: string | null
}

export type Import = {
  import_id: string
  /** `checking` during the dry run, `ready` until it is started, or `invalid` if the file cannot be read with this mapping, `running`, then `completed`, `cancelled` or `failed` */
  status: ImportStatus
  error_code: 'FILE_NOT_READABLE' | 'IMPORT_INTERRUPTED' | null
  /** Why the import is invalid or has failed, and what to do */
  error: string | null
  filename: string | null
  bytes: number
  /** System that the file comes from */
  format: ImportFormat
  /** RFC 3339, in UTC */
  created_at: string
  started_at: string | null
  ended_at: string | null
  /** The import and its file are deleted then. Null while it is running */
  expires_at: string | null
  /** Hash of the bytes, in hexadecimal digits */
  sha256: string
  container: 'csv' | 'ndjson' | 'xml'
  encoding: string
  /** The encoding was guessed by the letters of the text. Check the names */
  encoding_is_guess: boolean
  /** Sheet of an Excel workbook that is read */
  sheet: string | null
  /** Sheets of an Excel workbook */
  sheets: string[]
  delimiter: string | null
  /** Certainty of the proposed mapping. Below 0.5, a person should check it */
  confidence: number
  /** Why the format was chosen */
  reasons: string[]
  /** Needed fields that no column was proposed for */
  missing: ImportField[]
  columns: {
    name: string
    /** Its current field */
    field: ImportField
    proposed_field: ImportField
    samples: string[]
  }[]
  mapping: ImportMapping
  retailer: string
  category_id: string | null
  /** Images that the listings have already are downloaded again */
  refresh_images: boolean
  /** `keep` leaves images that a person has composed. `replace` sets those of the submission */
  composed_set: 'replace' | 'keep'
  starts_when_ready: boolean
  /** Null until the file has been read */
  dry_run: ImportDryRun | null
  progress: ImportProgress
}

/** Every row of an import was submitted or has failed */
export type ImportCompletedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'import.completed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: ImportCompletedEventData
}

export type ImportCompletedEventData = {
  import_id: string
  rows: number
  /** Rows that became listings or changed one */
  submitted: number
  failed: number
}

export type ImportDryRun = {
  /** Rows with content below the header */
  rows: number
  listings: number
  images: number
  /** Listings that the import submits */
  valid: number
  new: number
  /** Stored listings that differ, and all stored listings by ASIN */
  changed: number
  unchanged: number
  /** Listings with an error */
  failed: number
  /** Listings that the mapping leaves out */
  skipped: number
  /** Listings with a warning */
  warnings: number
  /** Listings with composed images for which the file has others */
  composed: number
  /** The first 100 problems. The rows of the import have all */
  problems: ImportProblem[]
}

export type ImportField =
  | 'id'
  | 'fallback_id'
  | 'gtin'
  | 'asin'
  | 'code'
  | 'code_type'
  | 'name'
  | 'name_part'
  | 'category'
  | 'external_category_id'
  | 'own_category'
  | 'retailer'
  | 'hero_image'
  | 'carousel_image'
  | 'image'
  | 'image_position'
  | 'rights_from'
  | 'rights_until'
  | 'rights_markets'
  | 'rights_note'
  | 'alt_text'
  | 'tags'
  | 'family'
  | 'variant'
  | 'ignore'

export type ImportFormat =
  | 'endcap'
  | 'shopify'
  | 'google_merchant'
  | 'amazon_flat_file'
  | 'woocommerce'
  | 'akeneo'
  | 'amazon_listings'
  | 'bigcommerce'
  | 'bol'
  | 'ebay'
  | 'ecwid'
  | 'magento'
  | 'mirakl'
  | 'opencart'
  | 'prestashop'
  | 'price_comparison'
  | 'shopware'
  | 'squarespace'
  | 'wix'
  | 'yml'
  | 'other'

export type ImportMapping = {
  /** Field of each column by its name. Columns that are left out are not imported */
  columns: Partial<Record<string, ImportField>>
  /** `key` if a listing may have several rows: those with the key of the row before, or without a key */
  group_rows?: 'none' | 'key' | undefined
  /** Rows that begin a product, by the values of a column. All others continue the product of the row before */
  product_rows?:
    | {
        column: string
        equals: string[]
      }
    | undefined
  /** Rows to leave out, such as variations of a product */
  skip?:
    | {
        column: string
        /** `*` is any value */
        equals: string[]
        reason: string
      }[]
    | undefined
  /** Address below which the images are that the file gives as paths or names */
  image_base_url?: string | undefined
  /** `true` reads products that have no image by their ASIN */
  asin_without_image?: boolean | undefined
}

export type ImportMappingChange = {
  /** Defaults to the current one, or to the one that is proposed for another encoding */
  mapping?: ImportMapping | undefined
  /** Encoding of the file, if it was guessed wrong */
  encoding?:
    | 'utf-8'
    | 'utf-16le'
    | 'utf-16be'
    | 'windows-1252'
    | 'windows-1250'
    | 'windows-1251'
    | 'windows-1253'
    | 'windows-1254'
    | 'windows-1255'
    | 'windows-1256'
    | 'windows-1257'
    | 'iso-8859-2'
    | 'koi8-r'
    | 'koi8-u'
    | 'macintosh'
    | 'x-mac-cyrillic'
    | 'ibm866'
    | 'cp850'
    | 'cp437'
    | 'cp852'
    | 'shift_jis'
    | 'euc-jp'
    | 'euc-kr'
    | 'big5'
    | 'gb18030'
    | 'iso-2022-jp'
    | undefined
  /** Retailer region of listings that have none */
  retailer?: RetailerId | undefined
  category?: string | null | undefined
  /** `true` downloads images again that the listing has already. Only those whose content has changed are scored */
  refresh_images?: boolean | null | undefined
  /** `keep` leaves images that a person has composed. `replace` sets those of the submission */
  composed_set?: 'replace' | 'keep' | undefined
}

export type ImportPage = {
  data: ImportSummary[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type ImportProblem = {
  /** Number of the row in a spreadsheet, of the line, or of the element */
  row: number
  column: string | null
  /** Id, GTIN or ASIN of the listing */
  key: string | null
  /** Code of a problem of the file, or of an Error object */
  code: string
  /** An error leaves the listing out, a warning leaves a value out or changes it */
  severity: 'error' | 'warning'
  message: string
}

export type ImportProgress = {
  /** Listings of the file. The counts below, but `scored`, add up to it */
  total: number
  waiting: number
  done: number
  unchanged: number
  failed: number
  skipped: number
  /** Listings that are done or unchanged and have been scored */
  scored: number
}

export type ImportRow = {
  /** First row of the listing in the file */
  row: number
  last_row: number
  key_type: IdType | null
  key: string | null
  retailer: string
  name: string | null
  hero_image_url: string | null
  /** Images that the file has */
  image_count: number
  /** Null unless the listing is submitted */
  change: 'new' | 'changed' | 'unchanged' | null
  status: ImportRowStatus
  error_code: string | null
  problems: ImportRowProblem[]
  pdp_id: string | null
}

export type ImportRowPage = {
  data: ImportRow[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type ImportRowProblem = {
  /** Number of the row in a spreadsheet, of the line, or of the element */
  row: number
  column: string | null
  /** Code of a problem of the file, or of an Error object */
  code: string
  /** An error leaves the listing out, a warning leaves a value out or changes it */
  severity: 'error' | 'warning'
  message: string
}

export type ImportRowStatus = 'waiting' | 'done' | 'unchanged' | 'failed' | 'skipped'

export type ImportStatus = 'checking' | 'ready' | 'invalid' | 'running' | 'completed' | 'cancelled' | 'failed'

export type ImportSummary = {
  import_id: string
  /** `checking` during the dry run, `ready` until it is started, or `invalid` if the file cannot be read with this mapping, `running`, then `completed`, `cancelled` or `failed` */
  status: ImportStatus
  error_code: 'FILE_NOT_READABLE' | 'IMPORT_INTERRUPTED' | null
  /** Why the import is invalid or has failed, and what to do */
  error: string | null
  filename: string | null
  bytes: number
  /** System that the file comes from */
  format: ImportFormat
  /** RFC 3339, in UTC */
  created_at: string
  started_at: string | null
  ended_at: string | null
  /** The import and its file are deleted then. Null while it is running */
  expires_at: string | null
}

export type InboxCount = {
  unread: number
}

export type InboxItem = {
  item_id: string
  kind: InboxKind
  /** RFC 3339, in UTC */
  created_at: string
  read_at: string | null
  /** The author of the change. Null for the service */
  by: Author | null
  listing: {
    pdp_id: string
    id: string
    name: string | null
  } | null
  image_id: string | null
  shot_id: string | null
  comment: {
    comment_id: string
    text: string
  } | null
  score: {
    before: number
    now: number
  } | null
  imported: {
    import_id: string
    submitted: number
    failed: number
  } | null
  /** State of the shop, for `live_alert` and `live_unread` */
  live: {
    wrong: number
    moved: number
    sent_score: number | null
    shown_score: number | null
    /** Nights that it has lasted */
    nights: number
  } | null
  /** For `test_due` and `test_decided` */
  test: {
    test_id: string
    name: string
  } | null
}

export type InboxKind =
  | 'mentioned'
  | 'commented'
  | 'assigned'
  | 'to_review'
  | 'sent_back'
  | 'score_dropped'
  | 'import_done'
  | 'spark_ready'
  | 'live_alert'
  | 'live_unread'
  | 'test_due'
  | 'test_decided'

export type InboxPage = {
  data: InboxItem[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type ListedImage = {
  image_id: string
  /** 0 for the main image */
  position: number
  classification: Classification | null
  width: number
  height: number
  /** Address at 160 px, valid for at least an hour */
  thumbnail_url: string
  /** Address of a JPEG of full size */
  full_url: string
  /** By language */
  alt_texts: Partial<Record<string, string>>
  /** First thing to look at */
  flag: {
    /** `fails` a hard rule of a target, or may do so (`not_sure`), or `repeats` an earlier image */
    kind: 'other_product' | 'fails' | 'not_sure' | 'repeats'
    text: string
  } | null
}

export type ListingExplanation = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  category_id: string
  /** Path of the category */
  category: string | null
  /** How the category is known: from the `submission` itself, from a `person` who set it, or as a guess from the `code` of a known product, from the categories in an imported `file`, from the page of the `storefront`, from the `name`, or by the `model` of second opinions */
  category_source: CategorySource
  /** Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not known */
  category_confidence: number | null
  /** Name of the model that chose the category. Null for other sources */
  category_model: string | null
  status: PdpStatus
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  tags: string[]
  family_id: string | null
  /** Color, size or the like that tells it from the others of its family */
  variant: string | null
  /** RFC 3339, in UTC */
  updated_at: string
  scored_at: string | null
  pdp_score: number
  /** Points that the listing gains by all steps of the plan */
  can_win: number
  /** `can_win` by what the changes need */
  can_win_split: GainSplit
  breakdown: Breakdown
  /** Changes by gain, the highest first. Each gain is of that change alone, so they do not add up */
  actions: Action[]
  /** The best changes from own images, then by Spark, then by a shoot, each the best of its purse after the last. Positions are those of the step before. The gains add up to `can_win` */
  plan: Action[]
  /** The best selection and order of the images that the listing has, whose main image is accepted. Without such an image it is the best of all, and not accepted */
  best: {
    pdp_score: number
    gain_listing: number
    composition: Composition
    /** False if no image of the listing is accepted as its main image. `acceptance` has what is missing */
    is_accepted: boolean
    /** How targets judge this composition */
    acceptance: TargetAcceptance[]
  }
  images: {
    position: number
    image_url: string | null
    filename: string
    image_id: string
    image_type: 'hero' | 'carousel'
    service_score: number | null
    classification: Classification | null
    /** Probability of the asset type, 0–1. 1 for one that a person or a model of `opinions` has given */
    classification_certainty: number | null
    /** Probability that a carousel image shows the product of its listing, 0–1. Null where nothing can be said. Below 0.22 the image counts for no type and fills no place */
    own_product: number | null
    width: number
    height: number
    factors: Factor[]
    recommendations: Recommendation[]
    /** Rules for the main image. Empty for other images */
    rule_checks: RuleCheck[]
    mobile_readiness: MobileReadiness | null
    overlays: Overlays
    /** Null until the file of an earlier release is read */
    origin: Origin | null
    /** Null if none are given */
    rights: PresentedImageRights | null
    /** Corrections in force, which the score counts */
    corrections: Correction[]
    /** Second opinions of a model that the score counts. A correction replaces them */
    opinions: Opinion[]
    /** Listing of the family that the image shows, by its variant or name */
    sibling: {
      pdp_id: string
      name: string
    } | null
    renditions: Renditions
  }[]
  /** Verdicts of the chosen targets on the images. Without a choice it is the retailer. Empty until it is judged */
  acceptance: TargetAcceptance[]
  /** Retailers in groups with the same rules for scores of the main image, and whether this one may be used there */
  retailers: RetailerUse[]
  /** The image of the listing that the most retailer regions accept as the main image */
  best_main: {
    position: number
    /** Number of retailer regions that accept the image */
    allowed: number
  }
}

export type LiveAlert = {
  /** A picture is missing, an old version or another one */
  wrong: boolean
  /** Nights in a row that it lasts */
  nights: number
  /** Least points. Null for never */
  score_drop: number | null
  /** Alerts when only the order differs */
  order: boolean
}

/** A shop shows other pictures for as many nights as the rule of a live check asks for */
export type LiveAlertEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'live.alert'
  /** RFC 3339, in UTC */
  timestamp: string
  data: LiveAlertEventData
}

export type LiveAlertEventData = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  /** Live checks whose rules apply */
  watch_ids: string[]
  /** Nights that the newest of the differences has lasted */
  nights: number
  state: 'same' | 'moved' | 'unsure' | 'different'
  wrong: number
  moved: number
  added: number
  sent_score: number | null
  shown_score: number | null
}

export type LiveAnswer = {
  /** Null for a picture that only the shop shows */
  sent_image_id: string | null
  /** Null for a picture that the shop does not show */
  shown_sha256: string | null
  /** Null takes the answer back */
  answer: 'same' | 'different' | 'ignored' | null
}

/** A shop shows other pictures than in the last night in which it was read */
export type LiveChangedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'live.changed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: LiveChangedEventData
}

export type LiveChangedEventData = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  state: 'same' | 'moved' | 'unsure' | 'different'
  /** Null for the first night */
  previous_state: 'same' | 'moved' | 'unsure' | 'different' | null
  wrong: number
  moved: number
  added: number
  sent_score: number | null
  shown_score: number | null
}

export type LiveCheck = {
  pdp_id: string
  /** State of the last night. Null before the first */
  state: 'same' | 'moved' | 'unsure' | 'different' | 'not_read' | 'not_allowed' | null
  night: string | null
  checked_at: string | null
  /** Pictures that are missing, an old version or another picture */
  wrong: number
  moved: number
  added: number
  /** Pictures that a person should look at, which do not count as wrong */
  unsure: number
  sent_score: number | null
  /** Score of what the shop shows. Null if it was not read */
  shown_score: number | null
  /** A check waits or runs. The last result stays until then */
  is_reading: boolean
  /** The listing has other images than those compared */
  is_outdated: boolean
  /** Time of the set, from its history */
  sent_at: string | null
  sent_by: Author | null
  /** With `storefront`, the set was read from the shop and never sent */
  sent_from: SetOrigin | null
  /** Live checks that read the listing every night */
  watch_ids: string[]
  /** Nights in a row in which the page was not read */
  nights_not_read: number
  /** Places of the last night in which the page was read */
  places: LivePlace[]
  /** The last 30 nights, the oldest first */
  nights: {
    night: string
    /** `moved`: only the order differs. `unsure`: a person should look. `not_read`: the shop did not answer, so nothing is known. `not_allowed`: its robots rules forbid reading */
    state: 'same' | 'moved' | 'unsure' | 'different' | 'not_read' | 'not_allowed'
    wrong: number
    problem: ReadProblem | null
  }[]
}

export type LiveCheckPage = {
  data: LiveCheckSummary[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
  /** Listings by state, whatever the filter */
  counts: {
    /** Listings whose shop shows what was sent */
    same: number
    /** Listings whose shop shows another order */
    moved: number
    /** Listings that a person should look at */
    unsure: number
    /** Listings whose shop shows something else */
    different: number
    /** Listings whose page was not read */
    not_read: number
    /** Listings whose shop forbids reading */
    not_allowed: number
  }
}

export type LiveCheckSummary = {
  pdp_id: string
  /** `moved`: only the order differs. `unsure`: a person should look. `not_read`: the shop did not answer, so nothing is known. `not_allowed`: its robots rules forbid reading */
  state: 'same' | 'moved' | 'unsure' | 'different' | 'not_read' | 'not_allowed'
  night: string
  /** RFC 3339, in UTC */
  checked_at: string
  /** Pictures that are missing, an old version or another picture */
  wrong: number
  moved: number
  added: number
  /** Pictures that a person should look at, which do not count as wrong */
  unsure: number
  sent_score: number | null
  /** Score of what the shop shows. Null if it was not read */
  shown_score: number | null
  name: string | null
  id: string
  retailer: string
}

export type LiveKeep = {
  /** Ids of the images that are replaced, in order. If the listing has others, nothing changes */
  expected_image_ids?: string[] | null | undefined
}

export type LivePlace = {
  /** `version`: another version of the picture. `other`: another picture in its place. `missing`: not shown. `added`: only shown */
  verdict: 'same' | 'moved' | 'version' | 'other' | 'missing' | 'added'
  /** False if a person should look */
  sure: boolean
  /** Answer of a person about this pair. `ignored` does not count */
  answer: 'same' | 'different' | 'ignored' | null
  /** Points of the listing that this difference takes. All of them add up to `sent_score` less `shown_score`. Null if it is the same, or was not scored */
  cost: number | null
  /** First night of this difference. Null if it is the same */
  since: string | null
  /** Position 0 is the main image */
  sent: {
    position: number
    image_id: string
    renditions: Renditions
  } | null
  shown: {
    position: number
    /** Address at the shop */
    image_url: string
    /** SHA-256 of the file */
    sha256: string
    /** Address of the copy that Endcap keeps */
    picture_url: string
    renditions: Renditions
  } | null
}

/** The page of a listing could not be read three nights in a row, so nothing is known */
export type LiveUnreadEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'live.unread'
  /** RFC 3339, in UTC */
  timestamp: string
  data: LiveUnreadEventData
}

export type LiveUnreadEventData = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  watch_ids: string[]
  nights: number
  problem: ReadProblem | null
}

export type LiveWatch = {
  watch_id: string
  view_id: string | null
  /** RFC 3339, in UTC */
  created_at: string
  created_by: Author | null
  alert: LiveAlert
}

export type LiveWatchChange = {
  alert: {
    /** A picture is missing, an old version or another one */
    wrong?: boolean | undefined
    /** Nights in a row that it lasts */
    nights?: number | undefined
    /** Least points. Null for never */
    score_drop?: number | null | undefined
    /** Alerts when only the order differs */
    order?: boolean | undefined
  }
}

export type LiveWatchPage = {
  data: LiveWatch[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type LiveWatchReport = {
  watch_id: string
  view_id: string | null
  /** RFC 3339, in UTC */
  created_at: string
  created_by: Author | null
  alert: LiveAlert
  /** Listings that are read */
  listings: number
  /** Alerts that this rule would have caused in the last 30 nights */
  would_have_alerted: number
}

export type LossCause =
  | 'main_image'
  | 'carousel_image'
  | 'score_penalty'
  | 'image_count_penalty'
  | 'image_mix_penalty'
  | 'image_order_penalty'

/** A retailer’s rules for main images, as the engine takes them */
export type MainImageRules = {
  minPixels: number
  whiteBackground: boolean
  minFillShare: number
  textAllowed: boolean
  aspect: number | null
}

export type Me = {
  /** Id of your organization */
  organization_id: string
  /** Name of your organization */
  organization_name: string
  /** Kind of the owner of the token */
  kind: 'credential' | 'person'
  /** Id of the credential or the person */
  client_id: string
  /** Null for one without limits, which is like `admin` */
  access: 'read' | 'submit' | 'admin' | null
  /** Limits it to this retailer region. Null for all */
  retailer: string | null
  /** Limits it to listings with this tag. Null for all */
  tag: string | null
  /** Scopes of the token */
  scopes: ('read' | 'submit' | 'admin')[]
  /** Integrations that it may submit for */
  integration_ids: string[]
}

/** How readable the text of a main image is in search results on a phone */
export type MobileReadiness = {
  overall: number | null
  /** `AAA` and `AA` pass, `A` is not sure, `FAIL` fails */
  legibility_level: 'AAA' | 'AA' | 'A' | 'FAIL' | null
  /** Verdict on the text at phone size, behind the level. Absent in scores of earlier releases */
  legibility?: 'pass' | 'fail' | 'not_sure' | null | undefined
  brand: number | null
  product_type: number | null
  variant: number | null
  size_and_count: number | null
  tile_px: number
  ready: boolean | null
  preview: {
    product_px: number | null
    lines: {
      text: string
      /** The text as it reads on the tile */
      px101: string | null
      /** The text as it reads on a tile with twice the pixel density */
      px202: string | null
      /** Verdict on the line */
      legibility?: 'pass' | 'fail' | 'not_sure' | undefined
      /** Range of the WCAG 2.2 contrast */
      contrast_ratio?:
        | {
            /** Smallest */
            least: number
            /** Largest */
            most: number
          }
        | null
        | undefined
      /** Height of the letters on the tiles, in pixels */
      x_height_px?:
        | {
            /** On the tile of 101 pixels */
            px101: number
            /** On the tile of 202 pixels */
            px202: number
          }
        | undefined
    }[]
  }
}

/** On exactly one listing, image or shot. A region of a shot is on its picture */
export type NewComment = {
  pdp_id?: string | null | undefined
  image_id?: string | null | undefined
  shot_id?: string | null | undefined
  /** Comment that it replies to */
  parent_id?: string | null | undefined
  text: string
  /** `user_id` of people, see `GET /v1/people` */
  mentions?: string[] | null | undefined
  region?: ImageRegion | null | undefined
}

export type NewCredential = {
  /** Name that tells it from others */
  name: string
  /** `read` changes nothing, `submit` also submits, changes and deletes, `admin` also manages credentials and reads the audit log */
  access: 'read' | 'submit' | 'admin'
  /** Limits it to the listings of this retailer region */
  retailer?: RetailerId | null | undefined
  /** Limits it to the listings that have this tag. It creates none */
  tag?: string | null | undefined
}

export type NewGoal = {
  /** Share of the scored listings that `target` accepts, or that score `score_min` or more */
  measure: 'accepted' | 'score'
  /** Null for all targets that judge a listing */
  target?: AcceptanceTargetId | null | undefined
  score_min?: number | null | undefined
  /** Filters and sort as in the address of the list. Empty for all listings */
  query?: string | undefined
  /** Share of the listings, 0–1 */
  value: number
  /** Last day */
  due: string
}

export type NewListingsShare = {
  kind: 'listings'
  /** Ids of listings, in the order in which they are shown */
  pdp_ids: string[]
  /** Person or agency that gets the link */
  recipient: string
  /** The link ends then, within a year */
  expires_at: string | Date
  password?: string | undefined
}

export type NewLiveWatch = {
  /** Null watches all listings of storefronts */
  view_id?: string | null | undefined
}

export type NewOutcome = {
  /** Platform or tool that has counted */
  source: string
  test: string
  arm: string
  /** `randomized`: visitors were split by chance. `observational`: before and after, not causal */
  kind?: 'randomized' | 'observational' | undefined
  /** Id of a listing: yours, or `pdp_id` */
  listing: string
  /** Retailer region, if several have the id */
  market?: RetailerId | undefined
  /** Place of arms of one picture */
  role?: 'hero' | 'carousel' | undefined
  /** Pictures that visitors saw, the main image first: ids of images or uploads, SHA-256 of stored files, or addresses or file names of images of the listing */
  pictures?: string[] | undefined
  /** True for the arm that others are compared with */
  is_control?: boolean | undefined
  /** Planned share of visitors, in any unit */
  share?: number | undefined
  /** First day */
  from: string
  /** Last day */
  to: string
  /** Visitors that saw it */
  impressions: number
  clicks?: number | null | undefined
  orders?: number | null | undefined
  revenue?: number | null | undefined
  /** ISO 4217 */
  currency?: string | null | undefined
}

export type NewOutcomeTest = {
  /** Platform or tool that has counted */
  source: string
  /** The name that its results will have */
  test: string
  /** Id of a listing: yours, or `pdp_id` */
  listing: string
  /** Retailer region. Defaults to `marketplace_us` */
  market?: RetailerId | undefined
  role?: 'hero' | 'carousel' | undefined
  /** Planned last day. If there are too few results then, you are reminded */
  ends_on: string
  arms: {
    arm: string
    is_control?: boolean | undefined
    /** Planned share of visitors, in any unit */
    share?: number | undefined
    /** Pictures that visitors saw, the main image first: ids of images or uploads, SHA-256 of stored files, or addresses or file names of images of the listing */
    pictures?: string[] | undefined
  }[]
}

export type NewOutcomes = {
  outcomes: NewOutcome[]
}

export type NewPdpFamily = {
  /** Name. Without one, what the names have in common */
  name?: string | null | undefined
  /** Listings, which leave their families */
  pdp_ids: string[]
}

export type NewReportShare = {
  kind: 'acceptance_report'
  /** Target whose report the link shows */
  target: AcceptanceTargetId
  /** Retailer region of the listings */
  retailer?: string | undefined
  /** Person or agency that gets the link */
  recipient: string
  /** The link ends then, within a year */
  expires_at: string | Date
  password?: string | undefined
}

export type NewRivalSet = {
  name: string
  /** A category id from GET /v1/product-categories, or the path of a category. Rivals are scored by its rubric */
  category_id: string
  /** A retailer region with a storefront */
  retailer: RetailerId
  /** ASINs, or addresses of product pages of the storefront. One that is given twice counts once */
  entries: string[]
}

export type NewShare = NewListingsShare | NewShotsShare | NewReportShare

export type NewShopConnection = {
  system: ShopSystem
  /** Address of the shop */
  address: string
  /** Shopify: Admin API access token with `write_products` and `write_files` */
  access_token?: string | undefined
  /** WooCommerce: consumer key with the permission Read/Write */
  consumer_key?: string | undefined
  /** WooCommerce: its secret */
  consumer_secret?: string | undefined
}

export type NewShopPush = {
  connection_id: string
  pdp_id: string
  /** Number of the product in the shop */
  product_id: string
}

export type NewShot = {
  pdp_id: string
  /** Place in the set, 0 for the main image. Null for a further image */
  position?: number | null | undefined
  /** Wanted content */
  asset_type?: Classification | null | undefined
  /** The action of an explanation that asks for it */
  action?: ActionCode | null | undefined
  /** The factor that it should mend */
  factor?: FactorName | null | undefined
  note?: string | null | undefined
  /** `user_id` of a person of your organization, see `GET /v1/people` */
  assignee_id?: string | null | undefined
  /** Name of a studio without an account */
  agency?: string | null | undefined
  due_on?: string | null | undefined
  file_name?: string | null | undefined
  /** Least width in pixels */
  width?: number | null | undefined
  /** Least height in pixels */
  height?: number | null | undefined
  /** Crop in words */
  crop?: string | null | undefined
  /** Images of your organization that show what is meant */
  example_image_ids?: string[] | null | undefined
  /** Least points that the listing gains */
  gain_low?: number | null | undefined
  /** Most points that the listing gains */
  gain_high?: number | null | undefined
  /** `at_studio` by default with an `agency`, otherwise `to_do` */
  status?: 'to_do' | 'at_studio' | undefined
}

export type NewShotsShare = {
  kind: 'shots'
  /** Ids of shots, in the order in which they are shown */
  shot_ids: string[]
  permission: 'read' | 'read_and_upload'
  /** Person or agency that gets the link */
  recipient: string
  /** The link ends then, within a year */
  expires_at: string | Date
  password?: string | undefined
}

export type NewView = {
  name: string
  /** Filters and sort as in the address of the list. Empty for all listings */
  query?: string | undefined
  layout?: 'rows' | 'shelves' | 'grid' | undefined
  /** In their order, beside the name. Empty for those of the console */
  columns?: ViewColumn[] | undefined
  shared?: boolean | undefined
  is_default?: boolean | undefined
}

export type NewWebhookEndpoint = {
  /** Public https address. The operator can allow others with `ENDCAP_WEBHOOK_ALLOWED_ORIGINS` */
  url: string
  /** Types of events to send. Null for all, also those of later releases */
  types?: EventType[] | null | undefined
  description?: string | null | undefined
  /** True to leave out events of listings that a new release of Endcap has scored again (`cause` is `release`) */
  leaves_out_releases?: boolean | undefined
}

export type NotARepeatCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'not_a_repeat'
  /** Id of the image that the image does not repeat. Without it, the image repeats no other */
  value?: string | null | undefined
}

/** Answer of a vision model where the built-in models were unsure */
export type Opinion = {
  /** `asset_type`, or whether it shows the `same_product` as the main image of its listing */
  question: 'asset_type' | 'same_product'
  /** The asset type, or `same product` or `other product` */
  label: string
  /** Name of the model */
  model: string
  /** When the model answered */
  asked_at: string
}

/** Statements of the file about its origin in XMP, IPTC and C2PA. Null values are not stated */
export type Origin = {
  /** Term of the vocabulary `http://cv.iptc.org/newscodes/digitalsourcetype/`, such as `trainedAlgorithmicMedia` */
  source_type: string | null
  /** Generative model or its service */
  system: string | null
  system_version: string | null
  creator: string | null
  /** Credit line */
  credit: string | null
  /** Copyright notice */
  copyright: string | null
  /** The file has Content Credentials (C2PA). Their signature was not verified */
  content_credentials: boolean
  /** Images that this one was made of */
  ingredients: OriginIngredient[]
}

export type OriginIngredient = {
  /** Term of the vocabulary `http://cv.iptc.org/newscodes/digitalsourcetype/`, such as `trainedAlgorithmicMedia` */
  source_type: string | null
  /** Generative model or its service */
  system: string | null
  system_version: string | null
  creator: string | null
  /** Credit line */
  credit: string | null
  /** Copyright notice */
  copyright: string | null
  sha256: string | null
}

export type OriginalFile = {
  format: 'avif' | 'tiff'
  sha256: string
  bytes: number
}

export type OtherProductCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'other_product'
  /** The image shows another product than its listing */
  value?: true | undefined
}

export type Outcome = {
  outcome_id: string
  test_id: string
  /** Platform or tool that has counted */
  source: string
  test: string
  arm: string
  /** Null if there is no such listing */
  listing: {
    pdp_id: string
    id: string
    name: string | null
  } | null
  from: string
  to: string
  /** Visitors that saw it */
  impressions: number
  clicks: number | null
  orders: number | null
  /** Null also for those who may not see money */
  revenue: number | null
  /** ISO 4217 */
  currency: string | null
  /** Why it is not counted. Null if it is */
  problem:
    | 'clicks_over_impressions'
    | 'orders_over_impressions'
    | 'nothing_counted'
    | 'periods_overlap'
    | 'currencies_differ'
    | 'arm_not_bound'
    | 'listing_not_found'
    | null
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

export type OutcomeArm = {
  arm_id: string
  name: string
  is_control: boolean
  share: number | null
  /** False if its pictures are not known */
  is_bound: boolean
  /** Kept main image. Valid for at least an hour */
  image_url: string | null
  /** Images with these bytes, in order. Empty in lists, and if one is gone */
  image_ids: string[]
  /** Score of the listing with it. Null if it is not known */
  score: number | null
  /** True until its pictures are scored, or cannot be */
  is_scoring: boolean
  impressions: number
  /** Orders or clicks, see `metric` */
  successes: number
  revenue: number | null
}

export type OutcomeCalibration = {
  /** Randomized comparisons that are done, with two different scores */
  tests: number
  not_done: number
  /** About so many more, if there are too few. Else null */
  needed: number | null
  /** Null as long as tests are needed */
  calibration: {
    /** Tests that the higher score won, and the 95% range of the share */
    hits: {
      count: number
      of: number
      range: {
        low: number
        high: number
      }
    }
    /** Rank correlation of score and effect */
    rank: {
      value: number
      low: number
      high: number
    }
    /** Change of orders or clicks for 10 points */
    per_ten_points: {
      low: number
      middle: number
      high: number
    }
    /** Change, had you always taken the higher score */
    higher_score: {
      low: number
      high: number
    }
    /** The same for tests whose scores differ by `points` or more */
    curve: {
      points: number
      tests: number
      range: {
        low: number
        high: number
      } | null
    }[]
  } | null
  /** At most 500. Empty as long as tests are needed */
  points: {
    test_id: string
    arm_id: string
    score_difference: number
    low: number
    middle: number
    high: number
  }[]
  family: string | null
  /** Families of these tests, most tests first */
  families: {
    family: string
    tests: number
  }[]
  /** Weights of the main image. Null for too few tests of the family */
  weights:
    | {
        factor: string
        now: number
        /** Tests whose arms differ in it */
        tests: number
        /** Range by the tests, 95%. Null for too few */
        range: {
          low: number
          middle: number
          high: number
        } | null
        /** Null to leave it */
        proposal: number | null
      }[]
    | null
  /** For the preview of the rubric: your version in force with the proposals */
  patch: Record<string, unknown> | null
}

export type OutcomeComparison = {
  /** Arm that is compared with the control */
  arm_id: string
  /** `close`: too close to call. `few`: not enough data. `broken`: visitors were not split as planned */
  verdict: 'better' | 'worse' | 'close' | 'few' | 'broken'
  /** Change of orders or clicks a visitor, 0.1 is 10% more: a 95% range that holds at every look */
  effect: {
    low: number
    middle: number
    high: number
  } | null
  /** Effect that is expected to stay: winners look larger than they are. Null for fewer than 10 tests */
  expected: {
    low: number
    middle: number
    high: number
  } | null
  probability_better: number | null
  /** Points, this arm − control */
  score_difference: number | null
  /** First day after which the range excludes 0 */
  decided_on: string | null
  /** Days until 8% more would be found, of `few` */
  days_left: {
    low: number
    middle: number
    high: number
  } | null
  /** Probability of such a split by chance, if it was as planned */
  split_probability: number
  /** The range after each period. Empty in lists */
  looks: {
    to: string
    low: number
    middle: number
    high: number
  }[]
}

export type OutcomeFileReport = {
  format:
    | 'endcap'
    | 'amazon_experiments'
    | 'google_ads'
    | 'google_merchant'
    | 'meta'
    | 'shopify'
    | 'growthbook'
  /** How dates such as 3/4/2026 were read. Null if the file does not tell: month first */
  dates: 'month_first' | 'day_first' | null
  /** Rows that were read */
  rows: number
  stored: number
  replaced: number
  /** Rows that are not counted */
  problems: {
    /** Line of the file, the header included */
    row: number
    problem:
      | 'clicks_over_impressions'
      | 'orders_over_impressions'
      | 'nothing_counted'
      | 'periods_overlap'
      | 'currencies_differ'
      | 'arm_not_bound'
      | 'listing_not_found'
      | 'no_listing'
      | 'no_days'
      | 'no_impressions'
      | 'no_number'
      | 'malformed'
      | 'not_valid'
    message: string | null
  }[]
}

export type OutcomePage = {
  data: Outcome[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type OutcomeSettings = {
  /** Roles that see revenue besides admins */
  money_roles: ('viewer' | 'editor')[]
}

export type OutcomeTest = {
  test_id: string
  source: string
  name: string
  kind: 'randomized' | 'observational'
  /** Null if there is no such listing */
  listing: {
    pdp_id: string
    id: string
    name: string | null
  } | null
  retailer: string | null
  category_id: string | null
  category: string | null
  from: string | null
  to: string | null
  /** Planned last day. Null if it was not planned */
  ends_on: string | null
  metric: 'orders' | 'clicks'
  /** ISO 4217 */
  currency: string | null
  arms: OutcomeArm[]
  comparisons: OutcomeComparison[]
  /** Rows that are not counted */
  problems: number
}

export type OutcomeTestChange = {
  arms: {
    arm_id: string
    /** Pictures that visitors saw, the main image first: ids of images or uploads, SHA-256 of stored files, or addresses or file names of images of the listing */
    pictures?: string[] | undefined
    is_control?: boolean | undefined
    share?: number | null | undefined
  }[]
}

/** A planned test has enough results */
export type OutcomeTestDecidedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'outcome_test.decided'
  /** RFC 3339, in UTC */
  timestamp: string
  data: OutcomeTestDecidedEventData
}

export type OutcomeTestDecidedEventData = {
  test_id: string
  source: string
  name: string
  pdp_id: string | null
  /** Planned last day */
  ends_on: string
  verdicts: {
    arm_id: string
    verdict: 'better' | 'worse' | 'close' | 'few' | 'broken'
  }[]
}

/** The planned days of a test are over, and it has too few results */
export type OutcomeTestDueEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'outcome_test.due'
  /** RFC 3339, in UTC */
  timestamp: string
  data: OutcomeTestDueEventData
}

export type OutcomeTestDueEventData = {
  test_id: string
  source: string
  name: string
  pdp_id: string | null
  /** Planned last day */
  ends_on: string
}

export type OutcomeTestPage = {
  data: OutcomeTest[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
  /** Comparisons by verdict */
  counts: {
    better: number
    worse: number
    close: number
    few: number
    broken: number
  }
  /** Tests of before and after */
  observational: number
}

/** Findings in the image. Positions are shares of its sides */
export type Overlays = {
  /** Outlines of the product as polygons, the largest part first */
  outlines: number[][][]
  texts: {
    text: string | null
    /** Clockwise from the start of the upper side */
    corners: number[][]
    /** `read` on a phone, `lost` on a phone, `beside` the product, or too `small` to be tried */
    state: 'read' | 'lost' | 'beside' | 'small'
    /** True for text in a script that is not read, such as Cyrillic or Korean */
    is_unread_script: boolean
  }[]
  faces: {
    /** Share of the frame */
    left: number
    /** Share of the frame */
    top: number
    /** Share of the frame */
    right: number
    /** Share of the frame */
    bottom: number
  }[]
  /** Estimated attention by cells: bytes in base64, row by row, the maximum is 255 */
  attention: {
    columns: number
    rows: number
    weights: string
  }
}

export type OwnImageById = {
  image_id: string
}

export type OwnImageByUpload = {
  upload_id: string
}

/** Exactly one of `image_id` and `upload_id`. A field that is null counts as left out */
export type OwnImageReference = OwnImageById | OwnImageByUpload

export type PdpAcceptance = {
  /** Judged by the rules that hold on this day (UTC) */
  day: string
  /** Verdicts of all targets, the own retailer first. Findings are those of hard rules */
  data: TargetAcceptance[]
}

/** A target that had judged a listing judges it in another way */
export type PdpAcceptanceChangedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'pdp.acceptance_changed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: PdpAcceptanceChangedEventData
}

export type PdpAcceptanceChangedEventData = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  /** Id of the target */
  target: AcceptanceTargetId
  /** The verdict now */
  state: AcceptanceState
  /** The verdict before */
  previous_state: AcceptanceState
  /** The state of the main image alone */
  main_image: AcceptanceState
  /** Ids of the hard rules that are not kept, or may not be */
  rules: string[]
}

export type PdpAltTexts = {
  pdp_id: string
  /** Texts that were submitted */
  alt_texts: AltTextsOfLanguage[]
  images: AltTextsOfImage[]
}

export type PdpChange = {
  /** Product name */
  name?: string | null | undefined
  /** Id or path of a category. It stays until you change it or a submission names another one. `null` takes back what a person has set, and the category is guessed again */
  product_category_id?: string | null | undefined
  /** `null` takes back what a person has set */
  brand?: string | null | undefined
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  tags?: string[] | undefined
  /** Your own id, for listings that were submitted by id. The old address is then unknown */
  id?: string | undefined
  /** Retailer region, for listings that were submitted by id */
  retailer?: RetailerId | undefined
  /** Stays through imports and submissions. `null` takes the listing out of its family */
  family_id?: string | null | undefined
  variant?: string | null | undefined
}

export type PdpComposer = {
  pdp_id: string
  id_type: IdType
  id: string
  retailer: string
  name: string | null
  category_id: string
  /** Path of the category */
  category: string | null
  status: PdpStatus
  model_version: string
  /** Family of the rubric */
  family: Family
  rubric: Rubric
  recommended_carousel_images: number
  main_image_rules: MainImageRules | null
  retailers: {
    /** Retailer regions with the same rules */
    retailers: RetailerName[]
    main_image_rules: MainImageRules
    recommended_carousel_images: number
  }[]
  /** Rules of the targets that judge the listing */
  judging: {
    /** Day whose rules hold (UTC) */
    day: string
    /** True for files of a storefront */
    are_copies: boolean
    /** Targets that judge the listing */
    targets: {
      /** Id of the target */
      target: AcceptanceTargetId
      /** Name of the target, with its region if it is a shop */
      target_name: string
      /** Region of the shop that has the listing */
      market: string | null
      /** Rules in force */
      rules: TargetRules
    }[]
  }
  /** Stored score */
  pdp_score: number | null
  /** What your own tests say of a point of score. Null below 30 tests, and for callers with a limit */
  score_effect: ScoreEffect | null
  /** In order, the main image first */
  images: ComposerImage[]
  /** Kept images that Spark made for the listing and that it does not have, the newest batch first, then the images that the request asks for */
  further: ComposerImage[]
}

export type PdpDetails = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  category_id: string
  category: string | null
  /** How the category is known: from the `submission` itself, from a `person` who set it, or as a guess from the `code` of a known product, from the categories in an imported `file`, from the page of the `storefront`, from the `name`, or by the `model` of second opinions */
  category_source: CategorySource
  /** Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not known */
  category_confidence: number | null
  status: PdpStatus
  error_code: string | null
  pdp_score: number | null
  hero_score: number | null
  carousel_score: number | null
  service_certified: boolean | null
  /** Points that the listing gains by the steps of its plan, see the explanation */
  can_win: number | null
  /** Null with `can_win`, and until a maintenance task adds it to earlier scores */
  can_win_split: GainSplit | null
  /** The first step of the plan */
  first_action: ActionTitle | null
  /** First change from own images. Null if they gain nothing */
  advice: Advice | null
  /** Cause of the most lost points. Null if no points are lost */
  loses_most_by: LossCause | null
  /** Lost points by cause. Causes without a loss are left out */
  lost: Partial<Record<LossCause, number>> | null
  /** Images, the main image included */
  image_count: number
  recommended_image_count: number | null
  missing: Classification[]
  penalties: PenaltyName[]
  rules_failed: RuleName[]
  /** Verdicts of the chosen targets on the images. Without a choice it is the retailer. Empty until it is judged */
  acceptance: TargetAcceptance[]
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  tags: string[]
  /** Variants that the listing belongs to */
  family: {
    family_id: string
    name: string | null
    /** Parent. Null for a family made by hand */
    key: string | null
    listings: number
  } | null
  /** Color, size or the like that tells it from the others of its family */
  variant: string | null
  /** Read from name and pack, or set by a person. Null if neither */
  brand: string | null
  brand_source: 'read' | 'person' | null
  hero_image_id: string | null
  /** With `include=images`, in their order */
  images?: ListedImage[] | undefined
  /** Address of the main image at 160 px, valid for at least an hour */
  thumbnail_url: string | null
  /** The same at 480 px */
  preview_url: string | null
  /** RFC 3339, in UTC */
  updated_at: string
  scored_at: string | null
}

/** A listing could not be scored. Its last scores stay visible */
export type PdpFailedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'pdp.failed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: PdpFailedEventData
}

export type PdpFailedEventData = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  error_code:
    | 'IMAGE_SCORING_FAILED'
    | 'LISTING_SCORING_FAILED'
    | 'IMAGE_DOWNLOAD_FAILED'
    | 'LISTING_INGEST_FAILED'
}

export type PdpFamily = {
  family_id: string
  /** Until you set one, what the names of its listings have in common, or the parent */
  name: string | null
  /** Parent. Null for a family made by hand */
  key: string | null
  /** Retailer region of the parent */
  retailer: string | null
  listings: number
  lowest_score: number | null
  highest_score: number | null
  /** RFC 3339, in UTC */
  created_at: string
}

export type PdpFamilyChange = {
  /** Color, size or the like that tells it from the others of its family */
  name?: string | undefined
  /** Listings to add. They leave their families */
  add?: string[] | undefined
  /** Listings to take out */
  remove?: string[] | undefined
}

export type PdpFamilyDetails = {
  family_id: string
  /** Until you set one, what the names of its listings have in common, or the parent */
  name: string | null
  /** Parent. Null for a family made by hand */
  key: string | null
  /** Retailer region of the parent */
  retailer: string | null
  listings: number
  lowest_score: number | null
  highest_score: number | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Its listings, in the order of their first submission */
  children: PdpFamilyMember[]
}

export type PdpFamilyImages = {
  hero: OwnImageReference
  /** In order. Empty for a listing without a carousel. No image may be given twice */
  carousel: OwnImageReference[]
  /** Listings of the family that get the set. Without it, all */
  listings?:
    | {
        pdp_id: string
        /** Positions at which the listing keeps its own images. At first 0, the main image */
        own_positions?: number[] | undefined
        /** Ids of the images that the composition replaces, in order. If the listing has other images by now, nothing changes and the answer is 409 `IMAGES_CHANGED`. Without it, the images are replaced in any case */
        expected_image_ids?: string[] | null | undefined
      }[]
    | undefined
}

export type PdpFamilyImagesResult = {
  listings: {
    pdp_id: string
    status: PdpStatus
    error_code: string | null
    /** Why the listing keeps its images */
    problem: {
      error_code: string
      detail: string
    } | null
  }[]
}

export type PdpFamilyMember = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  category_id: string
  category: string | null
  /** How the category is known: from the `submission` itself, from a `person` who set it, or as a guess from the `code` of a known product, from the categories in an imported `file`, from the page of the `storefront`, from the `name`, or by the `model` of second opinions */
  category_source: CategorySource
  /** Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not known */
  category_confidence: number | null
  status: PdpStatus
  error_code: string | null
  pdp_score: number | null
  hero_score: number | null
  carousel_score: number | null
  service_certified: boolean | null
  /** Points that the listing gains by the steps of its plan, see the explanation */
  can_win: number | null
  /** Null with `can_win`, and until a maintenance task adds it to earlier scores */
  can_win_split: GainSplit | null
  /** The first step of the plan */
  first_action: ActionTitle | null
  /** First change from own images. Null if they gain nothing */
  advice: Advice | null
  /** Cause of the most lost points. Null if no points are lost */
  loses_most_by: LossCause | null
  /** Lost points by cause. Causes without a loss are left out */
  lost: Partial<Record<LossCause, number>> | null
  /** Images, the main image included */
  image_count: number
  recommended_image_count: number | null
  missing: Classification[]
  penalties: PenaltyName[]
  rules_failed: RuleName[]
  /** Verdicts of the chosen targets on the images. Without a choice it is the retailer */
  acceptance: TargetState[]
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  tags: string[]
  /** Variants that the listing belongs to */
  family: {
    family_id: string
    name: string | null
    /** Parent. Null for a family made by hand */
    key: string | null
    listings: number
  } | null
  /** Color, size or the like that tells it from the others of its family */
  variant: string | null
  /** Read from name and pack, or set by a person. Null if neither */
  brand: string | null
  brand_source: 'read' | 'person' | null
  hero_image_id: string | null
  /** With `include=images`, in their order */
  images?: ListedImage[] | undefined
  /** Address of the main image at 160 px, valid for at least an hour */
  thumbnail_url: string | null
  /** The same at 480 px */
  preview_url: string | null
  /** RFC 3339, in UTC */
  updated_at: string
  scored_at: string | null
  /** Positions at which the listing keeps its own images. At first 0, the main image */
  own_positions: number[]
}

export type PdpFamilyPage = {
  data: PdpFamily[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type PdpFamilyPreview = {
  listings: {
    pdp_id: string
    /** Images that it would show, the main image first */
    images: {
      reference: OwnImageReference
      is_own: boolean
      /** Address at 160 px, valid for at least an hour */
      thumbnail_url: string
    }[]
    /** Score now */
    pdp_score: number | null
    /** Null while images are not analyzed */
    score_after: number | null
    /** Verdicts on the set. Empty without a score */
    acceptance: TargetState[]
  }[]
}

export type PdpGroups = {
  data: {
    /** Value of the filter `brand`, `tag`, `category_id`, `retailer` or `changed_by`. Null for listings without one */
    key: string | null
    name: string | null
    listings: number
    scored: number
    /** Listings that all targets accept */
    accepted: number
    not_accepted: number
    accepted_certified: number
    /** Null for fewer than 30 scored listings */
    median_score: number | null
    /** Listings that can gain 5 points or more from own images */
    can_gain_today: number
  }[]
  /** True if there are more than 50 groups */
  has_more: boolean
}

export type PdpGroupsParams = {
  /** `person`: who changed the listing last */
  by: 'brand' | 'tag' | 'category' | 'retailer' | 'person'
  /** Lowest `pdp_score`, inclusive. Listings without a score are left out */
  scoreMin?: number | undefined
  /** Highest `pdp_score`, inclusive. Listings without a score are left out */
  scoreMax?: number | undefined
  /** Your own ids, the parameter once for each: `id=a&id=b`. At most 100 */
  id?: string[] | undefined
  /** Status, in upper case */
  status?: PdpStatus | undefined
  /** Retailer region, as submitted, e.g. `marketplace_us`. Case-sensitive */
  retailer?: RetailerId | undefined
  /** Id of a category. Finds everything below it too */
  categoryId?: string | undefined
  /** Asset type that the ideal mix asks for and the listing does not have */
  missing?: Classification | undefined
  /** Penalty that lowers the score */
  penalty?: PenaltyName | undefined
  /** Cause by which the listing loses the most points */
  losesMostBy?: LossCause | undefined
  /** First change from own images. `other_main.<type>`: an unfit asset type is the main image */
  advice?: Advice | undefined
  /** Rule of the retailer that the main image breaks */
  ruleFailed?: RuleName | undefined
  /** State at `target`. Without `target`, the worst state of the targets that judge the listing */
  acceptance?: AcceptanceState | undefined
  /** Target that judges the listing. With `acceptance`, the state is its own */
  target?: AcceptanceTargetId | undefined
  /** A whole tag. Case-sensitive */
  tag?: string | undefined
  /** `family_id` of a family */
  family?: string | undefined
  /** A whole brand. Case-sensitive */
  brand?: string | undefined
  /** Last change of the listing by `person <id>` or `credential <id>` */
  changedBy?: string | undefined
  /** Part of the name, id, ASIN or GTIN, in upper or lower case. An empty text finds all listings */
  q?: string | undefined
  /** Earliest change, inclusive, with a time zone: `2026-11-21T08:00:00Z` */
  updatedSince?: string | Date | undefined
}

export type PdpImages = {
  hero: OwnImageReference
  /** In order. Empty for a listing without a carousel. No image may be given twice */
  carousel: OwnImageReference[]
  /** Ids of the images that the composition replaces, in order. If the listing has other images by now, nothing changes and the answer is 409 `IMAGES_CHANGED`. Without it, the images are replaced in any case */
  expected_image_ids?: string[] | null | undefined
  /** `set_from` of the history. Defaults to `composition` */
  set_from?: 'composition' | 'restore' | 'undo' | undefined
}

export type PdpImagesResult = {
  pdp_id: string
  status: PdpStatus
  error_code: string | null
}

export type PdpListParams = {
  /** Rows of a page */
  limit?: number | undefined
  /** `next_cursor` of the page before. Valid only with the same filters and sort */
  cursor?: string | undefined
  /** Adds `images` */
  include?: 'images' | undefined
  /** Field, with `-` for descending. Listings without a score come last */
  sort?:
    | 'can_win'
    | '-can_win'
    | 'can_win_today'
    | '-can_win_today'
    | 'can_win_with_spark'
    | '-can_win_with_spark'
    | 'can_win_with_shoot'
    | '-can_win_with_shoot'
    | 'pdp_score'
    | '-pdp_score'
    | 'hero_score'
    | '-hero_score'
    | 'updated_at'
    | '-updated_at'
    | 'name'
    | '-name'
    | undefined
  /** `true` returns only the first listing of each family */
  onePerFamily?: 'true' | 'false' | undefined
  /** Lowest `pdp_score`, inclusive. Listings without a score are left out */
  scoreMin?: number | undefined
  /** Highest `pdp_score`, inclusive. Listings without a score are left out */
  scoreMax?: number | undefined
  /** Your own ids, the parameter once for each: `id=a&id=b`. At most 100 */
  id?: string[] | undefined
  /** Status, in upper case */
  status?: PdpStatus | undefined
  /** Retailer region, as submitted, e.g. `marketplace_us`. Case-sensitive */
  retailer?: RetailerId | undefined
  /** Id of a category. Finds everything below it too */
  categoryId?: string | undefined
  /** Asset type that the ideal mix asks for and the listing does not have */
  missing?: Classification | undefined
  /** Penalty that lowers the score */
  penalty?: PenaltyName | undefined
  /** Cause by which the listing loses the most points */
  losesMostBy?: LossCause | undefined
  /** First change from own images. `other_main.<type>`: an unfit asset type is the main image */
  advice?: Advice | undefined
  /** Rule of the retailer that the main image breaks */
  ruleFailed?: RuleName | undefined
  /** State at `target`. Without `target`, the worst state of the targets that judge the listing */
  acceptance?: AcceptanceState | undefined
  /** Target that judges the listing. With `acceptance`, the state is its own */
  target?: AcceptanceTargetId | undefined
  /** A whole tag. Case-sensitive */
  tag?: string | undefined
  /** `family_id` of a family */
  family?: string | undefined
  /** A whole brand. Case-sensitive */
  brand?: string | undefined
  /** Last change of the listing by `person <id>` or `credential <id>` */
  changedBy?: string | undefined
  /** Part of the name, id, ASIN or GTIN, in upper or lower case. An empty text finds all listings */
  q?: string | undefined
  /** Earliest change, inclusive, with a time zone: `2026-11-21T08:00:00Z` */
  updatedSince?: string | Date | undefined
}

export type PdpPage = {
  data: PdpSummary[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type PdpRescored = {
  pdp_id: string
  status: 'PROCESSING'
}

/** A listing that had a score has another one. Follows its `pdp.scored` */
export type PdpScoreChangedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'pdp.score_changed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: PdpScoreChangedEventData
}

export type PdpScoreChangedEventData = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  pdp_score: number
  previous_score: number
  score_change: number
  /** The change, as in the history of the listing */
  cause: HistoryCause
}

/** A listing was scored, for the first time or again */
export type PdpScoredEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'pdp.scored'
  /** RFC 3339, in UTC */
  timestamp: string
  data: PdpScoredEventData
}

export type PdpScoredEventData = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  pdp_score: number
  /** Null for the first score */
  previous_score: number | null
  hero_score: number | null
  service_certified: boolean
  /** Verdicts of the targets that judge the listing */
  acceptance?: TargetState[] | undefined
  /** The change, as in the history of the listing. Null if nothing has changed */
  cause?: HistoryCause | null | undefined
}

export type PdpScores = {
  /** Your id */
  id: string
  retailer: string
  pdp_id: string
  status: PdpStatus
  /** `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR` */
  error_code: string | null
  name: string | null
  category: string | null
  pdp_score: number | null
  /** The first score of the listing */
  listing_score_at_ingest: number | null
  score_change: number | null
  /** `pdp_score` is 80 or above */
  service_certified: boolean | null
  /** Mean score of the carousel images */
  carousel_score: number | null
  hero: Hero | null
  carousel_images: CarouselImage[]
  asset_mix: AssetMix | null
  images_matching_ideal_mix: number | null
  is_ideal_content_mix: boolean | null
  /** Too few images have a high score */
  score_penalty: boolean | null
  /** Fewer carousel images than recommended */
  image_count_penalty: boolean | null
  /** Some images are near-duplicates */
  image_mix_penalty: boolean | null
  /** The carousel images are not ordered by score, the highest first */
  image_order_penalty: boolean | null
  high_scoring_asset_count: number | null
  scored_at: string | null
}

export type PdpSpark = {
  /** The newest first, at most 20 */
  batches: {
    batch_id: string
    /** The root image */
    image_id: string
    status: SparkStatus
    /** RFC 3339, in UTC */
    created_at: string
    /** RFC 3339, in UTC */
    updated_at: string
    /** Images that were made */
    made: number
    /** Images that Spark and people kept */
    kept: number
    /** Why nothing could be made of the root; null otherwise */
    fault: {
      /** A code, such as `not_on_white` */
      reason: string
      detail: string
    } | null
  }[]
  /** By batch, the newest first, kept images before others */
  images: PdpSparkImage[]
  /** Images of the listing that Spark can start from, the best first. Empty without a score */
  roots: {
    image_id: string
    /** Score as a main image, whatever its place: one scale for all */
    hero_score: number
    /** Why surely nothing can be made of it; null otherwise */
    fault: {
      /** A code, such as `not_on_white` */
      reason: string
      detail: string
    } | null
  }[]
  /** The latest completed ideas of each root image */
  ideas: SparkIdeaResult[]
}

export type PdpSparkImage = {
  batch_id: string
  /** Null if Spark rejected the image */
  image_id: string | null
  /** Picture of an image that Spark rejected, kept for 24 hours. Use it as an upload to keep the image anyway */
  upload_id: string | null
  root_image_id: string
  composition: string
  title: string
  asset_type: Classification
  image_type: 'hero' | 'carousel'
  service_score: number
  /** Likeness of the product to the root image, 0–1. Null for earlier images */
  fidelity: number | null
  /** Points that the listing gains if the image is added or becomes the main image, whichever is more. Null for rejected images and those in the listing */
  gain_listing: number | null
  kept: boolean
  rejection: {
    by: 'spark' | 'person'
    /** A code, such as `product_damaged` */
    reason: string
    detail: string | null
  } | null
  /** Null if the picture is no longer stored */
  renditions: Renditions | null
  /** RFC 3339, in UTC */
  created_at: string
}

export type PdpStatistics = {
  count: number
  /** Listings with a score. The other figures are about them */
  scored: number
  /** Listings that are being scored */
  processing: number
  /** Scored listings that this release has not scored yet. They show their earlier score until then */
  of_earlier_release: number
  certified: number
  median_score: number | null
  /** Mean of `can_win` */
  mean_can_win: number | null
  /** Listings that can gain 5 points or more. A family counts once */
  can_gain: {
    /** From own images */
    today: number
    /** Further listings, once Spark has made pictures */
    with_spark: number
    /** Further listings, once new photographs are there */
    with_shoot: number
  }
  /** Listings by their first change from own images, the most first */
  advice: {
    /** A value of the filter `advice` */
    advice: Advice
    listings: number
    /** Points that these listings gain from own images */
    median_gain: number
  }[]
  /** Listings that were submitted first in the last 7 days */
  added_last_week: number
  /** Listings by score, `from` inclusive. The last range includes 100 */
  histogram: {
    from: number
    to: number
    count: number
  }[]
  /** Points that the listings lose, by cause, the highest first */
  lost: {
    cause: LossCause
    /** Mean over the scored listings */
    points: number
    /** Share of all lost points, 0–1 */
    share: number
    /** Listings that lose at least 0.5 points by it */
    listings: number
    /** Listings that lose the most points by it, as `loses_most_by` filters them */
    most: number
  }[]
  /** Listings by state at each target, the most refusals first */
  acceptance: {
    /** Id of the target */
    target: AcceptanceTargetId
    /** Listings without a broken rule */
    accepted: number
    /** Listings that break a hard rule */
    not_accepted: number
    /** Listings that may break a hard rule */
    not_sure: number
  }[]
  /** Asset types by the number of listings that lack them, the highest first. A family counts once */
  missing: {
    asset_type: Classification
    listings: number
  }[]
}

export type PdpStatisticsParams = {
  /** Lowest `pdp_score`, inclusive. Listings without a score are left out */
  scoreMin?: number | undefined
  /** Highest `pdp_score`, inclusive. Listings without a score are left out */
  scoreMax?: number | undefined
  /** Your own ids, the parameter once for each: `id=a&id=b`. At most 100 */
  id?: string[] | undefined
  /** Status, in upper case */
  status?: PdpStatus | undefined
  /** Retailer region, as submitted, e.g. `marketplace_us`. Case-sensitive */
  retailer?: RetailerId | undefined
  /** Id of a category. Finds everything below it too */
  categoryId?: string | undefined
  /** Asset type that the ideal mix asks for and the listing does not have */
  missing?: Classification | undefined
  /** Penalty that lowers the score */
  penalty?: PenaltyName | undefined
  /** Cause by which the listing loses the most points */
  losesMostBy?: LossCause | undefined
  /** First change from own images. `other_main.<type>`: an unfit asset type is the main image */
  advice?: Advice | undefined
  /** Rule of the retailer that the main image breaks */
  ruleFailed?: RuleName | undefined
  /** State at `target`. Without `target`, the worst state of the targets that judge the listing */
  acceptance?: AcceptanceState | undefined
  /** Target that judges the listing. With `acceptance`, the state is its own */
  target?: AcceptanceTargetId | undefined
  /** A whole tag. Case-sensitive */
  tag?: string | undefined
  /** `family_id` of a family */
  family?: string | undefined
  /** A whole brand. Case-sensitive */
  brand?: string | undefined
  /** Last change of the listing by `person <id>` or `credential <id>` */
  changedBy?: string | undefined
  /** Part of the name, id, ASIN or GTIN, in upper or lower case. An empty text finds all listings */
  q?: string | undefined
  /** Earliest change, inclusive, with a time zone: `2026-11-21T08:00:00Z` */
  updatedSince?: string | Date | undefined
}

export type PdpStatus = 'PROCESSING' | 'COMPLETED' | 'ERROR'

export type PdpSubmission = {
  /** Public http or https address; jpeg, png or webp */
  hero_image_url: string
  /** In order. An address that is given twice is an image of its own each time, and counts as a repeat */
  carousel_image_urls?: string[] | null | undefined
  /** A category id from GET /v1/product-categories. Cannot be combined with external_category_id */
  product_category_id?: string | null | undefined
  /** Your own category id, mapped by the operator */
  external_category_id?: string | null | undefined
  /** Used only to derive the category. A value that is not 10 upper-case letters and digits is ignored */
  asin?: string | null | undefined
  /** For integration clients: the id of one of their integrations */
  integration_id?: string | null | undefined
  /** Your id of the image, returned with its score */
  hero_image_asset_id?: string | null | undefined
  /** Empty, or one id for each of carousel_image_urls */
  carousel_image_asset_ids?: string[] | null | undefined
  /** Rights of the main image, which a rule checks */
  hero_image_rights?: ImageRights | null | undefined
  /** Empty, or the rights or null for each of carousel_image_urls */
  carousel_image_rights?: (ImageRights | null)[] | null | undefined
  /** Alt texts by language, one for each image, the main image first. They replace those of all languages. Without the field, images keep their texts */
  alt_texts?: AltTextsOfLanguage[] | null | undefined
  /** Product name */
  name?: string | null | undefined
  family?: string | null | undefined
  variant?: string | null | undefined
  retailer?: RetailerId | null | undefined
  /** `true` downloads images again that the listing has already. Only those whose content has changed are scored */
  refresh_images?: boolean | null | undefined
  /** Used only to derive the category. A value that is not 8, 12, 13 or 14 digits is ignored */
  gtin?: string | null | undefined
}

export type PdpSubmitted = {
  /** Your id */
  id: string
  pdp_id: string
  status: PdpStatus
  /** `IMAGE_SCORING_FAILED` or `LISTING_SCORING_FAILED` when the status is `ERROR` */
  error_code: string | null
  /** Relative address to poll */
  score_url: string
}

export type PdpSummary = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  category_id: string
  category: string | null
  /** How the category is known: from the `submission` itself, from a `person` who set it, or as a guess from the `code` of a known product, from the categories in an imported `file`, from the page of the `storefront`, from the `name`, or by the `model` of second opinions */
  category_source: CategorySource
  /** Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not known */
  category_confidence: number | null
  status: PdpStatus
  error_code: string | null
  pdp_score: number | null
  hero_score: number | null
  carousel_score: number | null
  service_certified: boolean | null
  /** Points that the listing gains by the steps of its plan, see the explanation */
  can_win: number | null
  /** Null with `can_win`, and until a maintenance task adds it to earlier scores */
  can_win_split: GainSplit | null
  /** The first step of the plan */
  first_action: ActionTitle | null
  /** First change from own images. Null if they gain nothing */
  advice: Advice | null
  /** Cause of the most lost points. Null if no points are lost */
  loses_most_by: LossCause | null
  /** Lost points by cause. Causes without a loss are left out */
  lost: Partial<Record<LossCause, number>> | null
  /** Images, the main image included */
  image_count: number
  recommended_image_count: number | null
  missing: Classification[]
  penalties: PenaltyName[]
  rules_failed: RuleName[]
  /** Verdicts of the chosen targets on the images. Without a choice it is the retailer */
  acceptance: TargetState[]
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  tags: string[]
  /** Variants that the listing belongs to */
  family: {
    family_id: string
    name: string | null
    /** Parent. Null for a family made by hand */
    key: string | null
    listings: number
  } | null
  /** Color, size or the like that tells it from the others of its family */
  variant: string | null
  /** Read from name and pack, or set by a person. Null if neither */
  brand: string | null
  brand_source: 'read' | 'person' | null
  hero_image_id: string | null
  /** With `include=images`, in their order */
  images?: ListedImage[] | undefined
  /** Address of the main image at 160 px, valid for at least an hour */
  thumbnail_url: string | null
  /** The same at 480 px */
  preview_url: string | null
  /** RFC 3339, in UTC */
  updated_at: string
  scored_at: string | null
}

export type PdpTagsResult = {
  pdp_id: string
  /** At most 50 tags of 1 to 100 characters. Case counts: `Spring` and `spring` are two tags */
  tags: string[]
}

/** Scores of the listings that exist now, as they were at the end of each week */
export type PdpTrend = {
  /** The oldest first. The last is the current week so far */
  weeks: {
    /** End of the week, a Monday at midnight in UTC */
    at: string
    median_score: number | null
    /** Listings that had a score */
    listings: number
  }[]
  /** Times from which listings were scored by another version of the rules */
  rubric_changes: string[]
}

export type PdpsChange = {
  /** Id or path of a category. It stays until you change it or a submission names another one. `null` takes back what a person has set, and the category is guessed again */
  product_category_id: string | null
}

export type PdpsChangeResult = {
  /** Listings that this request has changed. They are scored again */
  changed: number
  /** True if more listings meet the filters. A request changes at most 500; send it again until this is false */
  has_more: boolean
}

export type PenaltyName =
  | 'score_penalty'
  | 'image_count_penalty'
  | 'image_mix_penalty'
  | 'image_order_penalty'

export type People = {
  data: {
    user_id: string
    name: string | null
  }[]
}

export type Picture = {
  image_id: string
  /** The listing that has or had it. Null for an image without */
  pdp_id: string | null
  /** Name of the listing */
  name: string | null
  /** Your id, ASIN or GTIN of the listing */
  id: string | null
  /** File name in the listing. Null if it had no place there */
  filename: string | null
  width: number
  height: number
  /** The image that it was made from. Null if submitted */
  root_image_id: string | null
  /** Similarity to `like`, −1 to 1. Null without it */
  likeness: number | null
  /** True if it shows the same picture as `like`. Null without it */
  shows_same: boolean | null
  renditions: Renditions
  /** RFC 3339, in UTC */
  created_at: string
}

export type PictureListParams = {
  /** Part of the listing’s name or id, or of the file name, in upper or lower case */
  q?: string | undefined
  /** Pictures that the listing has or had, and those made from them */
  pdpId?: string | undefined
  /** Retailer region of the listing */
  retailer?: RetailerId | undefined
  /** A whole tag of the listing. Case-sensitive */
  tag?: string | undefined
  /** Pictures stored at this time or later */
  since?: string | Date | undefined
  /** Pictures stored before this time */
  until?: string | Date | undefined
  /** An image. Returns the most similar of the 1,000 newest pictures that meet the filters, the most similar first, on one page */
  like?: string | undefined
  /** Rows of a page */
  limit?: number | undefined
  /** `next_cursor` of the page before. Valid only with the same filters and sort */
  cursor?: string | undefined
}

export type PicturePage = {
  data: Picture[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

/** Pixels, in the form of schema.org */
export type PixelCount = {
  /** Type of schema.org */
  '@type': 'QuantitativeValue'
  value: number
  /** The pixel in the codes of UN/CEFACT */
  unitCode: 'E37'
}

/** An image that does not exist yet */
export type PlannedImage = {
  asset_type: Classification
  service_score: number
}

export type PlannedReference = {
  planned: PlannedImage
}

export type PresentedImageRights = {
  from: string | null
  until: string | null
  markets: string[] | null
  note: string | null
  /** Today, in the market of the retailer region */
  state: 'valid' | 'not_yet' | 'expired' | 'other_market'
}

export type ProductCategory = {
  id: string
  category_name: string
  path: string
  retailer: string
}

export type ProductDamagedCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'product_damaged'
  /** Spark has damaged the product in the image */
  value?: true | undefined
}

export type ProductRetailer = {
  id: string
  retailer: string
  region: string
  display_name: string
  domain: string
}

export type Purse = 'today' | 'with_spark' | 'with_shoot'

export type ReadProblem =
  | 'forbidden'
  | 'busy'
  | 'no_response'
  | 'unavailable'
  | 'robot_check'
  | 'not_found'
  | 'unreadable'
  | 'no_pictures'
  | 'picture_failed'
  | 'failed'

export type Recommendation = {
  code: string
  title: string
  detail: string
  /** Points that the image would gain by this change alone, with all its side effects */
  expected_gain: number
}

export type RefusalReason = {
  rule: StatedAcceptanceRule
  /** Listings with this first reason */
  count: number
  /** Listings by their cheapest fix, the cheapest first. They add up to `count` */
  fixes: {
    /** `swap`: another main image of the listing. `leave_out`: without the refused images. `crop`, `whiten`: made by Endcap. `original`: a larger or other file. `spark`: made by a model. `shoot`: a new picture */
    fix: 'swap' | 'leave_out' | 'crop' | 'whiten' | 'original' | 'spark' | 'shoot'
    /** Listings */
    count: number
  }[]
  /** Up to 4 listings */
  examples: RefusedListing[]
}

export type RefusedListing = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  pdp_score: number | null
  /** True for a score of 80 and more */
  service_certified: boolean
  /** The main image */
  hero_image_id: string | null
  /** Address of the main image, valid for an hour */
  thumbnail_url: string | null
  /** Id of the first rule that refuses the listing */
  rule: string
  /** The refused image, null for the listing as a whole */
  image_id: string | null
  /** Its position, 0 for the main image */
  position: number | null
  measured: number | string | null
  required: number | string | string[] | null
  /** The reason in words */
  message: string
  /** `swap`: another main image of the listing. `leave_out`: without the refused images. `crop`, `whiten`: made by Endcap. `original`: a larger or other file. `spark`: made by a model. `shoot`: a new picture */
  fix: 'swap' | 'leave_out' | 'crop' | 'whiten' | 'original' | 'spark' | 'shoot'
  /** The page that states the rule */
  source_url: string | null
}

/** A newer service may have others. */
export type Region =
  | 'us'
  | 'ca'
  | 'mx'
  | 'br'
  | 'uk'
  | 'de'
  | 'fr'
  | 'it'
  | 'es'
  | 'nl'
  | 'se'
  | 'pl'
  | 'be'
  | 'ie'
  | 'tr'
  | 'ae'
  | 'sa'
  | 'eg'
  | 'in'
  | 'jp'
  | 'sg'
  | 'au'
  | 'za'
  | (string & {})

/** Addresses of the image as WebP, by the longest side in pixels, and as a JPEG of full size. They need no token, are valid for at least an hour, and are the same for all reads of an hour */
export type Renditions = {
  160: string
  480: string
  1600: string
  full: string
}

export type RequestedFix = {
  fix_id: string
  fix: FixName
  /** The image that is fixed */
  image_id: string
  status: SparkStatus
  /** Relative address to poll */
  result_url: string
  /** RFC 3339, in UTC */
  created_at: string
}

/** A newer service may have others. */
export type RetailerId =
  | 'marketplace_us'
  | 'marketplace_ca'
  | 'marketplace_mx'
  | 'marketplace_br'
  | 'marketplace_uk'
  | 'marketplace_de'
  | 'marketplace_fr'
  | 'marketplace_it'
  | 'marketplace_es'
  | 'marketplace_nl'
  | 'marketplace_se'
  | 'marketplace_pl'
  | 'marketplace_be'
  | 'marketplace_ie'
  | 'marketplace_tr'
  | 'marketplace_ae'
  | 'marketplace_sa'
  | 'marketplace_eg'
  | 'marketplace_in'
  | 'marketplace_jp'
  | 'marketplace_sg'
  | 'marketplace_au'
  | 'marketplace_za'
  | 'walmart_us'
  | 'walmart_ca'
  | 'walmart_mx'
  | 'target_us'
  | 'kroger_us'
  | 'instacart_us'
  | 'ebay_us'
  | 'ebay_uk'
  | 'ebay_de'
  | 'tesco_uk'
  | 'wayfair_us'
  | 'etsy_us'
  | 'tiktok_shop_us'
  | 'mercado_libre_ar'
  | 'mercado_libre_mx'
  | 'mercado_libre_co'
  | 'mercado_libre_cl'
  | 'mercado_livre_br'
  | 'temu_us'
  | 'shein_us'
  | 'newegg_us'
  | 'zalando_de'
  | 'zalando_fr'
  | 'zalando_it'
  | 'zalando_nl'
  | 'zalando_pl'
  | 'zalando_uk'
  | 'otto_de'
  | 'about_you_de'
  | 'bol_nl'
  | 'kaufland_de'
  | 'galaxus_ch'
  | 'galaxus_de'
  | 'john_lewis_uk'
  | 'the_range_uk'
  | 'fnac_darty_fr'
  | 'conforama_fr'
  | 'praxis_nl'
  | 'praxis_be'
  | 'conrad_de'
  | 'mercateo_de'
  | 'decathlon_fr'
  | 'decathlon_de'
  | 'worten_pt'
  | 'worten_es'
  | 'allegro_pl'
  | 'media_expert_pl'
  | 'emag_ro'
  | 'emag_hu'
  | 'ozon_ru'
  | 'wildberries_ru'
  | 'yandex_market_ru'
  | 'sbermegamarket_ru'
  | 'rakuten_jp'
  | 'yahoo_shopping_jp'
  | 'coupang_kr'
  | 'auction_kr'
  | '11st_kr'
  | 'gmarket_kr'
  | 'naver_smart_store_kr'
  | 'shopee_sg'
  | 'shopee_my'
  | 'lazada_my'
  | 'lazada_sg'
  | 'redmart_sg'
  | 'zalora_sg'
  | 'zalora_my'
  | 'flipkart_in'
  | 'myntra_in'
  | 'ajio_in'
  | 'tata_cliq_in'
  | 'meesho_in'
  | 'noon_ae'
  | 'jumia_ng'
  | 'jumia_ke'
  | 'jumia_eg'
  | 'jumia_ma'
  | 'takealot_za'
  | 'catch_au'
  | 'americanas_br'
  | 'dafiti_br'
  | 'pinduoduo_cn'
  | 'alibaba_cn'
  | (string & {})

export type RetailerName = {
  id: string
  display_name: string
}

export type RetailerUse = {
  /** Retailer regions with the same rules */
  retailers: RetailerName[]
  rule_checks: RuleCheck[]
  /** False if their target refuses the main image */
  allowed: boolean
}

export type Rival = {
  rival_id: string
  asin: string
  /** Address of its product page */
  url: string
  name: string | null
  score: number | null
  image_count: number | null
  /** Verdict of the storefront on the main image. Null if it is not judged */
  main_image: AcceptanceState | null
  /** Kept main image, 160 px wide at most. Valid for at least an hour, without a token */
  image_url: string | null
  /** `not_read`: the page could not be read, see `problem`. `not_allowed`: robots rules of the shop forbid reading */
  state: 'waiting' | 'read' | 'not_read' | 'not_allowed'
  /** Why the last attempt failed */
  problem: ReadProblem | null
  /** True while it waits to be read */
  is_reading: boolean
  /** Types that its other images show, each once */
  asset_types: Classification[]
  read_at: string | null
}

export type RivalComparison = {
  rival_set_id: string
  pdp_id: string
  rivals: number
  /** Rivals that are compared. Others are left out */
  read: number
  /** Yours */
  score: number | null
  /** Share of the rivals with a lower score, in percent. Half of those with the same */
  percentile: number | null
  /** Facts that scores and verdicts of rivals leave out, because only the owner knows them */
  not_judged: ('own_facts' | 'image_rights' | 'corrections')[]
  /** Types of the other images, by the number of rivals */
  types: {
    asset_type: Classification
    /** Rivals that show it */
    rivals: number
    /** True if you show it too */
    yours: boolean
  }[]
  /** Yours and the rivals read, by score */
  rows: {
    /** Null for yours */
    rival_id: string | null
    asin: string | null
    url: string | null
    name: string | null
    score: number | null
    image_count: number | null
    /** Verdict of the storefront on the main image. Null if it is not judged */
    main_image: AcceptanceState | null
    /** Kept main image, 160 px wide at most. Valid for at least an hour, without a token */
    image_url: string | null
    /** Null if it is not on the shelf */
    found: number | null
  }[]
  /** Null without a main image, and for too few rivals */
  shelf: ShelfTest | null
  /** Rivals that the shelf test needs, if there are too few. Else null */
  shelf_needs: number | null
}

export type RivalSet = {
  rival_set_id: string
  name: string
  category_id: string
  /** Path of the category */
  category: string | null
  retailer: string
  rivals: number
  /** Rivals that the comparison has */
  read: number
  /** Rivals that wait to be read now */
  reading: number
  /** Median score of the rivals that were read */
  median_score: number | null
  /** Time of the last page read */
  read_at: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
  /** In the given order */
  entries: Rival[]
}

export type RivalSetChange = {
  name?: string | undefined
  /** A category id from GET /v1/product-categories, or the path of a category. Rivals are scored by its rubric */
  category_id?: string | undefined
  /** Replaces the list. Rivals that stay keep what was read */
  entries?: string[] | undefined
}

export type RivalSetPage = {
  data: RivalSetSummary[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type RivalSetSummary = {
  rival_set_id: string
  name: string
  category_id: string
  /** Path of the category */
  category: string | null
  retailer: string
  rivals: number
  /** Rivals that the comparison has */
  read: number
  /** Rivals that wait to be read now */
  reading: number
  /** Median score of the rivals that were read */
  median_score: number | null
  /** Time of the last page read */
  read_at: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

/** Rules by which images and listings are scored, as the scoring engine (`@endcap/scoring`) takes them */
export type Rubric = {
  version: string
  family: Family
}

export type RubricDetails = {
  family: Family
  /** Name of the family in addresses */
  path: string
  /** Number of a version. 0 is the rubric of the release */
  active_version: number
  /** Version of the rubric of the release */
  release_version: string
  /** The rubric of the release */
  release: {
    version: string
    family: Family
  }
  /** The rubric in force */
  active: {
    version: string
    family: Family
  }
  /** Parts of your version in force that this release has replaced. Mostly empty */
  remarks: string[]
  /** The newest first */
  versions: RubricVersion[]
}

export type RubricDraft = {
  /** JSON merge patch (RFC 7396) of the rubric of the release */
  patch: Record<string, unknown>
}

export type RubricFigures = {
  median: number | null
  /** Listings with at least 80 points */
  certified: number
}

export type RubricList = {
  data: RubricSummary[]
}

export type RubricMover = {
  pdp_id: string
  name: string | null
  before: number
  after: number
  change: number
}

export type RubricPreview = {
  /** Listings whose images have all been analyzed */
  listings: number
  images: number
  /** False if there are more listings. The newest are counted */
  is_complete: boolean
  before: RubricFigures
  after: RubricFigures
  /** Listings by score */
  histogram: {
    from: number
    to: number
    before: number
    after: number
  }[]
  /** Listings that gain the most, at most 10 */
  gainers: RubricMover[]
  /** Listings that lose the most, at most 10 */
  losers: RubricMover[]
}

export type RubricPreviewProgress = {
  /** Listings that have been scored */
  listings: number
  /** Listings to score */
  of: number
  /** The preview in the last line, `null` in the others */
  preview: RubricPreview | null
}

export type RubricPublication = {
  /** JSON merge patch (RFC 7396) of the rubric of the release */
  patch: Record<string, unknown>
  comment?: string | null | undefined
  /** The version that the new one replaces. If another is in force, the answer is 409 */
  expected_version?: number | null | undefined
}

export type RubricSummary = {
  family: Family
  /** Name of the family in addresses */
  path: string
  /** Number of a version. 0 is the rubric of the release */
  active_version: number
  /** Version of the rubric of the release */
  release_version: string
}

export type RubricVersion = {
  /** Number of a version. 0 is the rubric of the release */
  version: number
  /** JSON merge patch (RFC 7396) of the rubric of the release */
  patch: Record<string, unknown>
  comment: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Id of the credential or the person */
  created_by: string
  is_active: boolean
}

export type RuleCheck = {
  rule: string
  passed: boolean | null
  measured: number | null
  required: number | boolean
}

export type RuleName =
  | 'min_pixels'
  | 'fill_share'
  | 'white_background'
  | 'no_off_pack_text'
  | 'aspect'
  | 'main_image_content'
  | 'image_rights'

export type SameProductCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'same_product'
  /** The image shows the product of its listing */
  value?: true | undefined
}

export type ScoreEffect = {
  /** Logarithm of the ratio of rates for a point of score */
  per_point: {
    value: number
    variance: number
  }
  /** Variance of single changes around it */
  unexplained: number
  /** Own randomized tests that it comes from */
  tests: number
  /** Null if the tests count either */
  metric: 'orders' | 'clicks' | null
}

/** Reasons for the score of a main image, and recommendations */
export type ScoreMetadata = {
  model_version: string
  /** Before rounding */
  raw_score: number
  /** Percentile rank among your organization’s scored main images of the category. Null while there are fewer than 30 */
  percentile: number | null
  benchmark: {
    category_id: string
    image_type: 'hero'
    sample_size: number
    /** Fewer than 30 main images to compare with */
    is_draft: boolean
  }
  factors: Factor[]
  recommendations: Recommendation[]
  rule_checks: RuleCheck[]
}

export type SetOrigin =
  | 'composition'
  | 'bulk_change'
  | 'family'
  | 'restore'
  | 'undo'
  | 'submission'
  | 'import'
  | 'storefront'
  | 'refresh'

export type Share = {
  share_id: string
  kind: 'listings' | 'shots' | 'acceptance_report'
  recipient: string
  /** Listings or shots. Null for a report */
  count: number | null
  /** Target of a report */
  target: string | null
  retailer: string | null
  permission: 'read' | 'read_and_upload'
  has_password: boolean
  state: 'open' | 'expired' | 'closed'
  /** RFC 3339, in UTC */
  created_at: string
  created_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  }
  /** RFC 3339, in UTC */
  expires_at: string
  closed_at: string | null
  /** Last opening, exact to an hour */
  opened_at: string | null
}

export type ShareChange = {
  /** The link ends then, within a year */
  expires_at: string | Date
}

export type SharePage = {
  data: Share[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type ShareWithLink = {
  share_id: string
  kind: 'listings' | 'shots' | 'acceptance_report'
  recipient: string
  /** Listings or shots. Null for a report */
  count: number | null
  /** Target of a report */
  target: string | null
  retailer: string | null
  permission: 'read' | 'read_and_upload'
  has_password: boolean
  state: 'open' | 'expired' | 'closed'
  /** RFC 3339, in UTC */
  created_at: string
  created_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  }
  /** RFC 3339, in UTC */
  expires_at: string
  closed_at: string | null
  /** Last opening, exact to an hour */
  opened_at: string | null
  /** The link. Returned only here, because only its hash is stored */
  url: string
}

export type ShelfPlace = {
  /** A place, 1 is found first */
  rank: number
  /** 95% of the shuffles lie from `low` to `high` */
  low: number
  /** A place, 1 is found first */
  high: number
  /** Share of the tile that the product fills, 0–1. Null if it is not known */
  product_share: number | null
  /** Color difference (ΔE) at the edge of the product. Null if it is not known */
  edge_contrast: number | null
  /** Picture, 101 px at its longest side */
  tile_url: string
}

export type ShelfTest = {
  /** Tiles, with yours */
  of: number
  shuffles: number
  now: ShelfPlace
  /** With the other main image. Null without one */
  composed: ShelfPlace | null
  /** False if the spans of `now` and `composed` overlap. Null without `composed` */
  is_clear: boolean | null
  /** Medians of the rivals */
  rivals: {
    product_share: number | null
    edge_contrast: number | null
  }
  /** In the order of one shuffle */
  tiles: {
    /** Null for yours */
    rival_id: string | null
    /** Null for yours, see `now` and `composed` */
    tile_url: string | null
  }[]
}

export type ShopConnection = {
  connection_id: string
  system: ShopSystem
  address: string
  /** Name of the shop */
  name: string
  /** RFC 3339, in UTC */
  created_at: string
  created_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  }
}

export type ShopConnectionPage = {
  data: ShopConnection[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type ShopPicture = {
  /** Id in the shop, null before it is there */
  media_id: string | null
  /** Null for what only the shop has */
  image_id: string | null
  /** Address in the shop */
  url: string | null
  /** Null without a stored image */
  renditions: Renditions | null
  alt: string
}

export type ShopPush = {
  push_id: string
  connection_id: string
  pdp_id: string
  product_id: string
  /** Title of the product in the shop */
  title: string
  status: ShopPushStatus
  /** Reason of a status without success */
  problem: ShopPushProblem | null
  /** The reason in words, often those of the shop */
  message: string | null
  warnings: ShopPushWarning[]
  /** The set of the shop when the push was planned */
  before: ShopPicture[]
  /** The set that the push makes */
  after: ShopPicture[]
  /** RFC 3339, in UTC */
  created_at: string
  created_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  }
  confirmed_at: string | null
  /** The person who confirmed it */
  confirmed_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  } | null
  /** Null if the service did it after a failure */
  rolled_back_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  } | null
  ended_at: string | null
}

export type ShopPushPage = {
  data: ShopPush[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type ShopPushProblem =
  | 'access_refused'
  | 'changed_meanwhile'
  | 'image_deleted'
  | 'interrupted'
  | 'invalid_answer'
  | 'missing_scopes'
  | 'not_settled'
  | 'picture_failed'
  | 'product_not_found'
  | 'refused'
  | 'throttled'
  | 'too_many_pictures'
  | 'unreachable'

export type ShopPushStatus =
  | 'planned'
  | 'running'
  | 'completed'
  | 'rolling_back'
  | 'rolled_back'
  | 'refused'
  | 'failed'

export type ShopPushWarning =
  | 'keeps_other_media'
  | 'keeps_variant_pictures'
  | 'no_alt_text'
  | 'not_scored'
  | 'nothing_changes'

export type ShopSystem = 'shopify' | 'woocommerce'

export type Shot = {
  asset_type: Classification
  /** Tells the photographer what to show */
  description: string
  /** Images of this type that the ideal mix asks for and the listing lacks */
  images: number
  /** Points that such an image is worth: what the listing gains by it alone, or its share of what all its missing images gain together. The same for each type. Null until it is known */
  gain_listing: number | null
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  category_id: string
  category: string | null
  pdp_score: number | null
  hero_image_id: string | null
  /** Address of the main image at 160 px, valid for at least an hour */
  thumbnail_url: string | null
}

/** Fields that are left out stay */
export type ShotChange = {
  /** Place in the set, 0 for the main image. Null for a further image */
  position?: number | null | undefined
  /** Wanted content */
  asset_type?: Classification | null | undefined
  /** The action of an explanation that asks for it */
  action?: ActionCode | null | undefined
  /** The factor that it should mend */
  factor?: FactorName | null | undefined
  note?: string | null | undefined
  /** `user_id` of a person of your organization, see `GET /v1/people` */
  assignee_id?: string | null | undefined
  /** Name of a studio without an account */
  agency?: string | null | undefined
  due_on?: string | null | undefined
  file_name?: string | null | undefined
  /** Least width in pixels */
  width?: number | null | undefined
  /** Least height in pixels */
  height?: number | null | undefined
  /** Crop in words */
  crop?: string | null | undefined
  /** Images of your organization that show what is meant */
  example_image_ids?: string[] | null | undefined
  /** Least points that the listing gains */
  gain_low?: number | null | undefined
  /** Most points that the listing gains */
  gain_high?: number | null | undefined
  /** `to_review` needs a picture */
  status?: ShotStatus | undefined
}

export type ShotChangeName = 'created' | 'changed' | 'sent' | 'placed' | 'sent_back' | 'deleted'

/** A shot was made, changed, sent, put in its place, sent back or deleted */
export type ShotChangedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'shot.changed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: ShotChangedEventData
}

export type ShotChangedEventData = {
  shot_id: string
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  change: ShotChangeName
  status: ShotStatus
  /** Null for a new shot */
  previous_status: ShotStatus | null
  assignee_id: string | null
  previous_assignee_id: string | null
  due_on: string | null
}

export type ShotPlaced = {
  shot: WorkShot
  pdp_status: PdpStatus
}

export type ShotPlacement = {
  /** Place in the set. By default that of the shot, or after the last image */
  position?: number | null | undefined
  /** `true` inserts the picture before the image at the place */
  keeps_current?: boolean | undefined
  /** Ids of the images of the listing as you know them, in order. If it has other images by now, nothing changes and the answer is 409 `IMAGES_CHANGED` */
  expected_image_ids?: string[] | null | undefined
}

export type ShotStatus = 'to_do' | 'at_studio' | 'to_review' | 'done'

export type ShotSummary = {
  /** Listings that lack an image */
  listings: number
  /** The most points first */
  by_type: {
    asset_type: Classification
    /** Tells the photographer what to show */
    description: string
    /** Listings that lack an image of this type */
    listings: number
    /** Sum of `gain_listing` */
    points: number
  }[]
}

export type SparkBatch = {
  batch_id: string
  /** The root image */
  image_id: string
  status: SparkStatus
  /** Relative address to poll */
  result_url: string
  /** RFC 3339, in UTC */
  created_at: string
}

export type SparkBatchResult = {
  batch_id: string
  /** The root image */
  image_id: string
  status: SparkStatus
  /** The images that passed the quality checks, the best first; empty unless `completed` */
  data: SparkImage[]
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

export type SparkIdea = {
  idea_id: string
  /** The root image */
  image_id: string
  status: SparkStatus
  /** Relative address to poll */
  result_url: string
  /** RFC 3339, in UTC */
  created_at: string
}

export type SparkIdeaResult = {
  idea_id: string
  /** The root image */
  image_id: string
  status: SparkStatus
  /** Null unless `completed`; the strongest expected gain first */
  data: {
    summary: string
    ideas: Idea[]
    /** Summary and ideas as Markdown */
    markdown: string
  } | null
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

/** Ideas for an image were found */
export type SparkIdeasCompletedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'spark.ideas.completed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: SparkIdeasCompletedEventData
}

export type SparkIdeasCompletedEventData = {
  idea_id: string
  /** The root image */
  image_id: string
}

/** Ideas for an image could not be found */
export type SparkIdeasFailedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'spark.ideas.failed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: SparkIdeasFailedEventData
}

export type SparkIdeasFailedEventData = {
  idea_id: string
  /** The root image */
  image_id: string
}

export type SparkImage = {
  /** An image of your organization; its score can be read like that of any image */
  image_id: string
  /** Signed URL for a download without a token; new on each read */
  url: string
  /** RFC 3339, in UTC */
  url_expires_at: string
}

/** A batch of images was made */
export type SparkImagesCompletedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'spark.images.completed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: SparkImagesCompletedEventData
}

export type SparkImagesCompletedEventData = {
  batch_id: string
  /** The root image */
  image_id: string
}

/** A batch of images could not be made */
export type SparkImagesFailedEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'spark.images.failed'
  /** RFC 3339, in UTC */
  timestamp: string
  data: SparkImagesFailedEventData
}

export type SparkImagesFailedEventData = {
  batch_id: string
  /** The root image */
  image_id: string
}

export type SparkStatus = 'processing' | 'failed' | 'completed'

export type StatedAcceptanceRule = {
  rule: AcceptanceRule
  /** Public pages that state it */
  sources: AcceptanceRuleSource[]
  /** The demand in words */
  text: string
  /** How to keep it. Null for rules that are not judged */
  fix: string | null
  /** False for what Endcap does not measure */
  is_judged: boolean
  /** True for hard rules whose measure is right in 95% of cases. Others warn */
  can_refuse: boolean
  /** True if its pages were read more than 180 days ago */
  is_old: boolean
}

export type StoredOutcomes = {
  /** New rows */
  stored: number
  /** Rows of the same source, test, arm and days */
  replaced: number
  /** Rows of this request that are stored and not counted. Rows count from 1 */
  problems: {
    row: number
    outcome_id: string
    problem:
      | 'clicks_over_impressions'
      | 'orders_over_impressions'
      | 'nothing_counted'
      | 'periods_overlap'
      | 'currencies_differ'
      | 'arm_not_bound'
      | 'listing_not_found'
  }[]
}

export type TargetAcceptance = {
  /** Id of the target */
  target: AcceptanceTargetId
  /** Name of the target, with its region if it is a shop */
  target_name: string
  /** `not_sure`: a person should look */
  state: AcceptanceState
  /** The state of the main image alone */
  main_image: AcceptanceState
  /** Time of the verdict */
  judged_at: string
  /** Rules that are not kept, or may not be: those that refuse first, then what is not sure */
  findings: AcceptanceFinding[]
}

/** Rules by which a target judges listings, as the scoring engine (`@endcap/scoring`) takes them */
export type TargetRules = {
  /** Id of the target */
  target: string
}

export type TargetState = {
  /** Id of the target */
  target: AcceptanceTargetId
  /** Name of the target, with its region if it is a shop */
  target_name: string
  /** `not_sure`: a person should look */
  state: AcceptanceState
  /** The state of the main image alone */
  main_image: AcceptanceState
}

export type TaughtSource = {
  /** The shop of the listings */
  source: string
  /** Answers that were tried on what was learned from those of other listings */
  answers: number
  /** Answers that the eye of the release has right */
  right_without: number
  /** Answers that it has right with what was learned */
  right_with: number
}

export type TaughtTrial = {
  /** Answers that were tried on what was learned from those of other listings */
  answers: number
  /** Answers that the eye of the release has right */
  right_without: number
  /** Answers that it has right with what was learned */
  right_with: number
}

export type TaughtVersion = {
  version_id: string
  number: number
  is_in_force: boolean
  /** Answers that were tried on what was learned from those of other listings */
  answers: number
  /** Answers that the eye of the release has right */
  right_without: number
  /** Answers that it has right with what was learned */
  right_with: number
  /** The same by shop */
  sources: TaughtSource[]
  /** RFC 3339, in UTC */
  created_at: string
  /** Id of the credential or the person */
  created_by: string
  /** Null unless it was forgotten */
  forgotten_at: string | null
  forgotten_by: string | null
}

export type TeachingQuestion = {
  image_id: string
  /** Null for an image outside of listings */
  pdp_id: string | null
  /** Place in the listing. 0 is the main image */
  position: number
  guess: Classification
  /** Probability of the guess */
  certainty: number
  /** The four most likely types */
  types: {
    type: Classification
    probability: number
  }[]
  renditions: Renditions
}

export type TeachingResult = {
  /** Null unless it is used */
  version: TaughtVersion | null
  trial: TaughtTrial
  /** Images that have no answer, of your newest listings and outside of listings */
  images: number
  /** Images whose type changes */
  changed: number
  changes: {
    from: Classification
    to: Classification
    count: number
    /** At most 10 of them */
    image_ids: string[]
  }[]
  /** Your listings as they are, and as they would be */
  listings: {
    count: number
    /** Listings whose score rises */
    up: number
    down: number
    /** The largest loss, 0 or less */
    most_down: number
    certified_before: number
    certified_after: number
    /** False if only your newest listings were scored */
    is_complete: boolean
  }
}

export type TeachingState = {
  answers: {
    /** Asset types that people of your organization have given */
    count: number
    /** Answers that are missing until something can be learned */
    missing: number
    types: {
      type: Classification
      count: number
    }[]
    /** Why nothing can be learned */
    obstacle: 'too_few_answers' | 'one_type_only' | 'contradicting_answers' | null
    /** Pairs of images that show the same, and have two types */
    contradictions: string[][]
  }
  /** How good what was learned is. Null if nothing can be learned */
  trial: {
    /** Answers that were tried on what was learned from those of other listings */
    answers: number
    /** Answers that the eye of the release has right */
    right_without: number
    /** Answers that it has right with what was learned */
    right_with: number
    is_better: boolean
    /** The same by shop */
    sources: TaughtSource[]
    /** The newest answers, at most 50 */
    outcomes: {
      image_id: string
      right_without: boolean
      right_with: boolean
    }[]
  } | null
  /** The newest first */
  versions: TaughtVersion[]
  /** Images that have no answer, of your newest listings and outside of listings */
  images: number
  /** Images whose type is a guess */
  unsure: number
  /** Images whose answers are worth most, at most 24 */
  questions: TeachingQuestion[]
}

export type TestPlan = {
  pdp_id: string
  id: string
  name: string | null
  retailer: string
  image_url: string | null
  /** Source of the points */
  change: 'today' | 'spark' | 'shoot'
  /** Points */
  score_gain: number
  /** A month */
  visits: number
  /** Orders or clicks a visitor, 0–1 */
  rate: number
  days: {
    low: number
    middle: number
    high: number
  }
  /** Visitors that each picture needs */
  visitors: number
  /** Change to find, 0.1 is 10% more */
  effect: number
  /** Orders or clicks of 30 days, won or lost */
  month: {
    low: number
    high: number
  }
  /** Orders or clicks that a test is expected to win in 30 days. The list is sorted by it */
  expected_gain: number
  /** `too_small` and `too_few_visits`: make the change without a test, which would not end */
  advice: 'test' | 'too_small' | 'too_few_visits'
  by_effect: {
    effect: number
    days: number
  }[]
}

export type TestPlanPage = {
  data: TestPlan[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
  /** Listings with a gain whose visits are not known */
  without_visits: number
}

export type TextIsOnPackCorrection = {
  /** The image that the correction is about */
  image_id?: string | null | undefined
  /** Instead of `image_id`: the main image of this listing, or for `disagree` and `category` the listing */
  pdp_id?: string | null | undefined
  comment?: string | null | undefined
  kind: 'text_is_on_pack'
  /** The text of a line that is printed on the pack, as the explanation has it, or `true` for all text and badges */
  value?: true | string | undefined
}

export type TrashPage = {
  data: TrashedPdp[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type TrashedPdp = {
  pdp_id: string
  id_type: IdType
  /** Your id, the GTIN-14 or the ASIN, by `id_type` */
  id: string
  retailer: string
  name: string | null
  /** Address of the main image at 160 px, valid for at least an hour */
  thumbnail_url: string | null
  /** Score when it was deleted */
  pdp_score: number | null
  /** Time of the deletion */
  deleted_at: string
  /** The person or program that deleted it */
  deleted_by: {
    /** A person of the console, a credential of the API, somebody with a shared link, or a command of the operator */
    kind: 'person' | 'credential' | 'guest' | 'operator'
    /** Null for the operator */
    id: string | null
    name: string | null
  }
  /** From then on, the listing and its images are gone */
  expires_at: string
}

export type Upload = {
  upload_id: string
  /** Send it as `hero_image_url`, in `carousel_image_urls` or as `image_url`. With a token, it returns the state of the upload */
  url: string
  /** Hash of the bytes, in hexadecimal digits */
  sha256: string
  width: number
  height: number
  bytes: number
  /** The uploaded file, if it was converted. It is kept with the image */
  original: OriginalFile | null
  /** Until then, submissions accept `url`. A submitted image is kept with its listing */
  expires_at: string
}

export type UploadState = {
  upload_id: string
  /** Send it as `hero_image_url`, in `carousel_image_urls` or as `image_url`. With a token, it returns the state of the upload */
  url: string
  /** Hash of the bytes, in hexadecimal digits */
  sha256: string
  width: number
  height: number
  bytes: number
  /** The uploaded file, if it was converted. It is kept with the image */
  original: OriginalFile | null
  /** Until then, submissions accept `url`. A submitted image is kept with its listing */
  expires_at: string
  /** `analyzed` once a what-if request, a listing or an earlier image has had it analyzed */
  status: 'stored' | 'analyzed'
  facts: ImageFacts | null
  renditions: Renditions
}

export type VerdictReason = 'product_damaged' | 'not_like_the_product' | 'wrong_scene' | 'other'

export type View = {
  view_id: string
  name: string
  /** Filters and sort as in the address of the list. Empty for all listings */
  query: string
  layout: 'rows' | 'shelves' | 'grid'
  /** In their order, beside the name. Empty for those of the console */
  columns: ViewColumn[]
  /** True for all of the organization, false for the caller alone */
  shared: boolean
  /** Opens first. Takes the place of another; an own default goes before a shared one */
  is_default: boolean
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

export type ViewChange = {
  name?: string | undefined
  /** Filters and sort as in the address of the list. Empty for all listings */
  query?: string | undefined
  layout?: 'rows' | 'shelves' | 'grid' | undefined
  /** In their order, beside the name. Empty for those of the console */
  columns?: ViewColumn[] | undefined
  /** False makes a shared view one of the caller */
  shared?: boolean | undefined
  is_default?: boolean | undefined
}

export type ViewColumn =
  | 'score'
  | 'accepted'
  | 'today'
  | 'with_spark'
  | 'with_shoot'
  | 'main_score'
  | 'carousel_score'
  | 'image_count'
  | 'loses_most_by'
  | 'first_action'
  | 'missing'
  | 'rules_failed'
  | 'retailer'
  | 'category'
  | 'brand'
  | 'tags'
  | 'status'
  | 'changed'

export type ViewPage = {
  data: View[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type WebhookDelivery = {
  /** Sent as `webhook-id`. An endpoint has one delivery of an event */
  event_id: string
  event_type: EventType
  status: 'pending' | 'delivered' | 'failed'
  attempts: number
  /** Status of the last response */
  response_status: number | null
  /** Why the last attempt failed. Null after a success */
  error: string | null
  last_attempt_at: string | null
  /** Null unless it is pending */
  next_attempt_at: string | null
  /** RFC 3339, in UTC */
  created_at: string
}

export type WebhookEndpoint = {
  webhook_endpoint_id: string
  url: string
  /** Types of events to send. Null for all, also those of later releases */
  types: EventType[] | null
  description: string | null
  /** True to leave out events of listings that a new release of Endcap has scored again (`cause` is `release`) */
  leaves_out_releases: boolean
  enabled: boolean
  /** `request` of a client, status 410 (`gone`), or five days of failures (`failing`) */
  disabled_reason: 'request' | 'gone' | 'failing' | null
  /** First failure since the last success. Null if the last delivery succeeded */
  failing_since: string | null
  /** Time until which the secret before the last rotation also signs */
  previous_secret_expires_at: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
}

export type WebhookEndpointChange = {
  /** Public https address. The operator can allow others with `ENDCAP_WEBHOOK_ALLOWED_ORIGINS` */
  url?: string | undefined
  /** Types of events to send. Null for all, also those of later releases */
  types?: EventType[] | null | undefined
  description?: string | null | undefined
  /** True to leave out events of listings that a new release of Endcap has scored again (`cause` is `release`) */
  leaves_out_releases?: boolean | undefined
  /** True to enable it again. It then receives what has happened since it was disabled, up to 30 days */
  enabled?: boolean | undefined
}

export type WebhookEndpointPage = {
  data: WebhookEndpoint[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}

export type WebhookEndpointWithSecret = {
  webhook_endpoint_id: string
  url: string
  /** Types of events to send. Null for all, also those of later releases */
  types: EventType[] | null
  description: string | null
  /** True to leave out events of listings that a new release of Endcap has scored again (`cause` is `release`) */
  leaves_out_releases: boolean
  enabled: boolean
  /** `request` of a client, status 410 (`gone`), or five days of failures (`failing`) */
  disabled_reason: 'request' | 'gone' | 'failing' | null
  /** First failure since the last success. Null if the last delivery succeeded */
  failing_since: string | null
  /** Time until which the secret before the last rotation also signs */
  previous_secret_expires_at: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** RFC 3339, in UTC */
  updated_at: string
  /** Verifies signatures. Returned only here, so store it */
  secret: string
}

/** Somebody has asked for a test of a webhook endpoint, which alone receives it */
export type WebhookTestEvent = {
  /** The same in the list, in the stream and as `webhook-id` */
  id: string
  type: 'webhook.test'
  /** RFC 3339, in UTC */
  timestamp: string
  data: WebhookTestEventData
}

export type WebhookTestEventData = {
  webhook_endpoint_id: string
}

export type WorkShot = {
  shot_id: string
  listing: {
    pdp_id: string
    id_type: IdType
    /** Your id, the GTIN-14 or the ASIN, by `id_type` */
    id: string
    retailer: string
    name: string | null
    /** Address of the main image at 160 px, valid for at least an hour */
    thumbnail_url: string | null
  }
  status: ShotStatus
  position: number | null
  asset_type: Classification | null
  action: ActionCode | null
  factor: FactorName | null
  note: string | null
  assignee: {
    user_id: string
    name: string | null
  } | null
  agency: string | null
  due_on: string | null
  file_name: string | null
  width: number | null
  height: number | null
  crop: string | null
  examples: {
    image_id: string
    width: number
    height: number
    renditions: Renditions
  }[]
  gain_low: number | null
  gain_high: number | null
  /** Image at the place now. Null if it is empty */
  current: {
    image_id: string
    width: number
    height: number
    renditions: Renditions
  } | null
  /** The newest picture that was sent */
  picture: {
    image_id: string
    width: number
    height: number
    renditions: Renditions
    /** RFC 3339, in UTC */
    sent_at: string
    sent_by: Author | null
  } | null
  /** Why the newest picture was sent back */
  sent_back: {
    reason: string
    /** RFC 3339, in UTC */
    at: string
    by: Author | null
  } | null
  /** Number of comments */
  comments: number
  /** RFC 3339, in UTC */
  created_at: string
  created_by: Author | null
  /** RFC 3339, in UTC */
  updated_at: string
  done_at: string | null
}

export type WorkShotCounts = {
  to_review: number
  to_do: number
  at_studio: number
  /** Done in the last 30 days */
  done: number
  /** Open shots whose day is over, in UTC */
  late: number
}

export type WorkShotPage = {
  data: WorkShot[]
  has_more: boolean
  /** Null on the last page */
  next_cursor: string | null
}
