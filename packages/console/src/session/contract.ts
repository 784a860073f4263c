// Generated from the contract by npm run docs. Do not edit.

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
  measure:
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

export type Brief = {
  shot_id: string
  status: 'to_do' | 'at_studio' | 'to_review' | 'done'
  listing: {
    id: string
    name: string | null
    retailer: string
  }
  /** Place in the set. Null for a further image */
  position: number | null
  asset_type:
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
    | null
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

export type CreatedCredential = {
  client_id: string
  name: string
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
  /** Name or email of the person who created it. Null for another origin */
  created_by: string | null
  /** Integrations that it may submit for */
  integration_ids: string[]
  /** True for a credential that may call `/admin/v1` */
  is_operator: boolean
  /** Base address of the service */
  base_url: string
}

export type DeadLetter = {
  /** Id of the job */
  id: string
  queue: string
  organization_id: string | null
  /** Name of the organization */
  organization: string | null
  /** Id of the listing, image or request that the job is about */
  subject: string | null
  /** Reason of the last failure */
  error: string | null
  failed_at: string | null
}

export type DeviceClaim = {
  /** Secret of this device */
  claim: string
  /** Three pictures that both devices show */
  pictures: ('bag' | 'bottle' | 'box' | 'can' | 'jar' | 'mug' | 'shoe' | 'tube')[]
  /** RFC 3339, in UTC */
  expires_at: string
}

export type DeviceLink = {
  /** Signs the person in, once. Returned only here */
  link: string
  /** RFC 3339, in UTC */
  expires_at: string
  /** Three pictures that both devices show */
  pictures: ('bag' | 'bottle' | 'box' | 'can' | 'jar' | 'mug' | 'shoe' | 'tube')[]
}

export type DeviceLinkState = {
  /** `opened`: another device has opened it. `ended`: it is used, expired or replaced */
  state: 'waiting' | 'opened' | 'ended'
}

export type InvitedPerson = {
  person: Person
  /** Signs the person in, once. Returned only here */
  link: string
  /** RFC 3339, in UTC */
  expires_at: string
}

export type LinkDescription = {
  kind: 'setup' | 'invitation' | 'sign_in'
  name: string | null
  organization: {
    name: string
  } | null
  role: Role
}

export type ManagedCredential = {
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
  /** Name or email of the person who created it. Null for another origin */
  created_by: string | null
  /** Integrations that it may submit for */
  integration_ids: string[]
  /** True for a credential that may call `/admin/v1` */
  is_operator: boolean
}

export type ManagedCredentialList = {
  data: ManagedCredential[]
}

export type NewPerson = {
  name?: string | null | undefined
  /** Finds the person at the sign-in by OIDC */
  email?: string | null | undefined
  role: Role
  /** Limits the role to the listings of this retailer region. Not for admins */
  retailer?: string | null | undefined
  /** Limits the role to the listings that have this tag. Not for admins */
  tag?: string | null | undefined
}

export type Organization = {
  /** Id of the organization */
  organization_id: string
  name: string
  /** `suspended`: its clients and people are refused. `deleting`: a worker deletes its rows and files */
  state: 'active' | 'suspended' | 'deleting'
  suspended_at: string | null
  /** Paths of the category subtrees that it may use. Null for all */
  icp: string[] | null
  /** Language of reports, exports and tools */
  language: 'en' | 'de' | 'fr' | 'es'
  /** Submissions per minute. Null for the default */
  rate_limit: number | null
  /** Bytes of stored files. Null for the default */
  quota_bytes: number | null
  /** Portfolio of listings that name none */
  default_portfolio_id: string | null
  /** Use of what it is allowed */
  usage: OrganizationUsage[]
}

export type OrganizationChange = {
  name?: string | undefined
  /** Ids or paths of categories. Null for all */
  icp?: string[] | null | undefined
  /** Language of reports, exports and tools. `en` by default */
  language?: 'en' | 'de' | 'fr' | 'es' | undefined
  /** Submissions per minute. Null for the default */
  rate_limit?: number | null | undefined
  /** Bytes of stored files. Null for the default */
  quota_bytes?: number | null | undefined
  /** True refuses its clients and people. What was accepted is still scored, and false restores the access */
  suspended?: boolean | undefined
}

export type OrganizationChoice = {
  organization_id: string
  name: string
  role: Role
  /** Limits the role to this retailer region. Null for all */
  retailer: string | null
  /** Limits the role to listings with this tag. Null for all */
  tag: string | null
}

export type OrganizationList = {
  data: Organization[]
}

export type OrganizationUsage = {
  quota: 'stored_bytes' | 'upload_bytes' | 'import_bytes' | 'corrections' | 'rubric_versions' | 'fact_bytes'
  used: number
  allowed: number
}

export type Passkey = {
  passkey_id: string
  name: string
  /** RFC 3339, in UTC */
  created_at: string
  last_used_at: string | null
}

export type PasskeyOptions = {
  /** Options of WebAuthn, for `parse…OptionsFromJSON` of the browser */
  options: Record<string, unknown>
}

export type Person = {
  /** Id of the person */
  user_id: string
  /** Null until the person gives it */
  name: string | null
  email: string | null
  role: Role
  /** Limits the role to this retailer region. Null for all */
  retailer: string | null
  /** Limits the role to listings with this tag. Null for all */
  tag: string | null
  /** True for an operator of the installation */
  is_operator: boolean
  state: 'active' | 'invited' | 'disabled'
  last_seen_at: string | null
  /** RFC 3339, in UTC */
  created_at: string
}

export type PersonChange = {
  role?: Role | undefined
  /** Limits the role to the listings of this retailer region. Not for admins */
  retailer?: string | null | undefined
  /** Limits the role to the listings that have this tag. Not for admins */
  tag?: string | null | undefined
  disabled?: boolean | undefined
}

export type PersonLink = {
  /** Signs the person in, once. Returned only here */
  link: string
  /** RFC 3339, in UTC */
  expires_at: string
}

export type PersonList = {
  data: Person[]
}

export type PersonToken = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
}

export type RecoveryCodes = {
  codes: string[]
}

/** Addresses of the image as WebP, by the longest side in pixels, and as a JPEG of full size. They need no token, are valid for at least an hour, and are the same for all reads of an hour */
export type Renditions = {
  160: string
  480: string
  1600: string
  full: string
}

export type Role = 'viewer' | 'editor' | 'admin'

export type ServiceHealth = {
  /** Version of the service */
  version: string
  /** Commit that it was built from. Null if unknown */
  commit: string | null
  /** Newest migration of its release */
  schema: string
  /** RFC 3339, in UTC */
  started_at: string
  queues: {
    name: string
    waiting: number
    active: number
    /** Dead letters */
    failed: number
  }[]
  /** The longest waiting ones, at most 100 */
  dead_letters: DeadLetter[]
  findings: {
    check: string
    level: 'ok' | 'warning' | 'error'
    text: string
    advice: string | null
  }[]
  storage: {
    kind: 'file' | 's3'
    /** Directory or bucket */
    place: string
    /** Null for a bucket */
    free_bytes: number | null
    /** Null for a bucket */
    total_bytes: number | null
    database: 'embedded' | 'postgresql'
  }
}

export type Session = {
  user: {
    user_id: string
    name: string | null
    email: string | null
    is_operator: boolean
  }
  organization: OrganizationChoice
  organizations: OrganizationChoice[]
  base_url: string
  version: string
  model_version: string
  /** The demo shop. Null without it */
  demo: {
    asins: string[]
  } | null
  docs_url: string
  can: {
    manage_people: boolean
    edit: boolean
    operate: boolean
  }
}

/** Opens the link without the password for some hours */
export type SharePass = {
  pass: string
  /** RFC 3339, in UTC */
  expires_at: string
}

export type SharedContent = {
  kind: 'listings' | 'shots' | 'acceptance_report'
  /** Name of the organization */
  organization: string
  /** Name of the person who made the link */
  shared_by: string | null
  recipient: string
  permission: 'read' | 'read_and_upload'
  /** RFC 3339, in UTC */
  expires_at: string
  listings: {
    id: string
    name: string | null
    retailer: string
    /** The main image first */
    image_ids: string[]
  }[]
  briefs: Brief[]
  report: {
    /** Id of the target */
    target:
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
    reasons: {
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
      examples: {
        /** Your id, the GTIN-14 or the ASIN, by `id_type` */
        id: string
        name: string | null
        retailer: string
        /** The main image */
        hero_image_id: string | null
        /** The reason in words */
        message: string
      }[]
    }[]
  } | null
}

export type SignInOptions = {
  /** The identity provider */
  oidc: {
    name: string
  } | null
  has_users: boolean
  /** True if the base address allows passkeys */
  passkeys: boolean
}

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

export type WaysIn = {
  /** True if the base address allows passkeys */
  has_passkeys: boolean
  passkeys: Passkey[]
  /** Null without a code that is left */
  recovery_codes: {
    left: number
    /** RFC 3339, in UTC */
    created_at: string
  } | null
  /** True if the person has signed in by OIDC */
  has_company_sign_in: boolean
}
