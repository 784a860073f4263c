import { LAYOUT_TYPES } from '../../asset-types/asset-types.ts'
import { probabilityOf } from '../../classification.ts'
import type { ImageFacts, TextLine } from '../../facts.ts'
import { isOverlaid, offPackLines } from '../../text/four-ws.ts'
import { isCertainBadge, offPackText, sureOffPackLines, watermarkLines } from '../../text/off-pack-text.ts'
import { liesIn } from '../../text/size-lozenge.ts'
import { ON_PRODUCT, READ } from '../../text/thresholds.ts'
import { absence, compare, type ImageMeasure, type Subject } from '../measure.ts'

/** Share of the frame. A speck can read like two letters. */
const NO_TEXT = 0.002

/** Probability of a layout from which an image without surely added words is `not_sure` to have none. */
const LIKELY = 0.5

/** On colored grounds, added words are hardly told from print. */
export const textOverlay = absence(
  ({ facts, role }) => {
    const area = offPackText(facts)
    if (area !== null && area > NO_TEXT) return area
    return area === null || probabilityOf(facts, role, LAYOUT_TYPES) >= LIKELY ? null : 0
  },
  { isProven: true },
)

/** Cells of a grid of 10 × 10 that words beside the product touch. A touched cell counts in full. */
export const textShare: ImageMeasure = {
  of: 'image',
  isProven: false,
  check: ({ facts }, rule) => compare(touchedCells(facts), rule, 5),
}

const GRID = 10

function touchedCells(facts: ImageFacts): number {
  const lines = sureOffPackLines(facts).map(({ corners }) => ({
    left: Math.min(...corners.map(([x]) => x)),
    right: Math.max(...corners.map(([x]) => x)),
    top: Math.min(...corners.map(([, y]) => y)),
    bottom: Math.max(...corners.map(([, y]) => y)),
  }))
  const cells = new Set<number>()
  const cell = (share: number) => Math.min(GRID - 1, Math.max(0, Math.floor(share * GRID)))
  for (const { left, right, top, bottom } of [...lines, ...certainBadges(facts)])
    for (let row = cell(top); row <= cell(bottom); row++)
      for (let column = cell(left); column <= cell(right); column++) cells.add(row * GRID + column)
  return cells.size
}

const certainBadges = (facts: ImageFacts) => facts.badges.filter((badge) => isCertainBadge(badge, facts))

/** Words that were read with confidence, beside the product or on badges. */
function wordsBeside(facts: ImageFacts): TextLine[] {
  const onBadges = facts.text.lines.filter(
    (line) =>
      !line.isOnPack && line.onProduct < ON_PRODUCT && facts.badges.some((badge) => liesIn(badge, line)),
  )
  return [...offPackLines(facts), ...onBadges].filter(
    ({ confidence, text }) => confidence >= READ && text !== null,
  )
}

const matching = (pattern: RegExp, isOverlay: (line: TextLine) => boolean = () => false) =>
  absence(
    ({ facts }: Subject) =>
      wordsBeside(facts).filter((line) => pattern.test(line.text ?? '') || isOverlay(line)).length,
  )

export const promoText = matching(
  /\b(?:sale|best ?sell(?:er|ing)|discount|deal|special offer|limited time|coupon|rabatt|angebot|aktion|gratis|soldes|promo(?:tion)?|offre|oferta|descuento|warranty|garantie|guarantee|top rated)\b|[-–] ?\d\d? ?%|\d\d? ?% (?:off|rabatt)/i,
  isOverlaid,
)
export const priceText = matching(/[$€£¥₩₹]\s?\d|\d\s?[$€£¥₩₹]|\d[.,]\d\d (?:usd|eur|gbp|pln|zł)\b/i)
export const shippingText = matching(
  /\b(?:free (?:shipping|delivery)|shipping|versand(?:kosten)?frei|gratisversand|livraison|env[ií]o gratis|fast delivery)\b/i,
)
export const contactInfo = matching(
  /\bwww\.|https?:|\b[a-z0-9-]{3,}\.(?:com|net|org|shop|store|cn|de|fr|es|it)\b|\S@\S+\.\S|\+\d[\d ()-]{7,}/i,
)
export const marketplaceMarks = matching(
  /\b(?:amazon|prime|alexa|climate pledge|ebay|walmart|tiktok|aliexpress|otto|zalando|mercado ?li[bv]re)\b/i,
)

const HAN = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Chinese words beside the product. Other languages are not told apart. */
export const textLanguage: ImageMeasure = {
  of: 'image',
  isProven: false,
  check({ facts }, { operator, value }) {
    if (operator !== 'none' || !Array.isArray(value) || !value.includes('zh')) return null
    const words = wordsBeside(facts).map(({ text }) => text ?? '')
    const found = words.filter((text) => HAN.test(text)).length
    return { outcome: found > 0 && !words.some((text) => KANA.test(text)) ? 'fail' : 'pass', measured: found }
  },
}

/** Web addresses, names of photo agencies, and slanted words across the product. */
export const watermark = absence(({ facts }) => watermarkLines(facts).length)

/** Flat shapes with words: seals, logos, labels. Nothing tells them apart. */
export const badge = absence(({ facts }) => certainBadges(facts).length)
