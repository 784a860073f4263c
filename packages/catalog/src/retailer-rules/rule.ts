/** Everything that public pages state about images. Endcap measures some of it (`packages/scoring/src/acceptance`). */
export const RULE_MEASURES = [
  'width_px',
  'height_px',
  'longest_side_px',
  'shortest_side_px',
  'total_px',
  'zoom_px',
  'aspect_ratio',
  'orientation',
  'bytes_max',
  'bytes_min',
  'file_type',
  'color_space',
  'bit_depth',
  'resolution_dpi',
  'jpeg_quality',
  'animated',
  'upscaled',
  'background_white',
  'background_color',
  'background_transparent',
  'background_residue',
  'fill_share',
  'whitespace_share',
  'margin_px',
  'margin_share',
  'centered',
  'crop',
  'shadow',
  'reflection',
  'border',
  'text_overlay',
  'text_share',
  'text_language',
  'promo_text',
  'price_text',
  'shipping_text',
  'contact_info',
  'logo',
  'seller_logo',
  'watermark',
  'badge',
  'marketplace_marks',
  'graphics',
  'inset_image',
  'collage',
  'energy_label',
  'edit_traces',
  'props',
  'accessories_not_included',
  'other_products',
  'packaging_in_view',
  'tags_in_view',
  'mannequin',
  'model',
  'celebrity',
  'minors',
  'nudity',
  'offensive_content',
  'lifestyle',
  'illustration',
  'stock_photo',
  'monochrome',
  'blur',
  'color_true',
  'required_view',
  'image_count_min',
  'image_count_recommended',
  'image_count_max',
  'image_missing',
  'duplicate_image',
  'placeholder',
  'title_match',
  'product_match',
  'variant_match',
  'rights',
  'ai_mark',
] as const
export type RuleMeasure = (typeof RULE_MEASURES)[number]

/** `none` forbids what is measured. `in` accepts one of the values. */
export const RULE_OPERATORS = ['>=', '<=', '=', 'in', 'none'] as const
export const RULE_UNITS = ['px', 'percent', 'MB', 'KB', 'dpi', 'bits', 'bit'] as const
/** `other` means all but the main image. */
export const RULE_IMAGES = ['main', 'other', 'all'] as const
/** `hard` refuses an image, `advice` never does. */
export const RULE_SEVERITIES = ['hard', 'advice'] as const

/** Public page that states a rule. */
export type RuleSource = {
  title: string
  url: string
  /** True for a page of the platform itself. */
  official: boolean
  /** Date on the page, as far as it states one: `2025`, `2025-07` or `2025-07-15`. */
  date: string | null
  /** Month in which the page was read. */
  read: string
}

/** A statement of public pages that images can be measured by. */
export type AcceptanceRule = {
  /** Unique within its target. */
  id: string
  images: (typeof RULE_IMAGES)[number]
  /** Paths of category subtrees. Such a rule replaces the same rule without categories. */
  categories?: string[]
  exceptCategories?: string[]
  /** Regions of the target. The rule is advice in all others. */
  markets?: string[]
  measure: RuleMeasure
  operator: (typeof RULE_OPERATORS)[number]
  value?: number | string | string[]
  unit?: (typeof RULE_UNITS)[number]
  severity: (typeof RULE_SEVERITIES)[number]
  /** Keys of `sources`. Rules without one have no public source, and are advice. */
  sources: string[]
  /** True if several pages of others state it, of which one is named. */
  confirmed?: boolean
  /** First and last day on which it holds. */
  from?: string
  until?: string
  /** Day on which a person checked it again, which is then its age. */
  checked?: string
  /** Ids of rules whose pages say otherwise. The stricter one is advice. */
  disagreesWith?: string[]
}

/** Rules of one target, as in `retailer-rules/<target>.json`. */
export type RuleSet = {
  target: string
  sources: Record<string, RuleSource>
  rules: AcceptanceRule[]
}

/** Changes of an organization in the rules of a target. */
export type RulePatch = {
  sources?: Record<string, RuleSource>
  /** Replace rules of the same id, or come last. */
  rules?: AcceptanceRule[]
  /** Ids. */
  removed?: string[]
  /** Days on which someone checked a rule, by its id. */
  checked?: Record<string, string>
}
