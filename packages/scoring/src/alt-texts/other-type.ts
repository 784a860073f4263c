import type { Classification } from '../asset-types/asset-types.ts'
import { SURE } from '../classification.ts'
import type { TypeInListing } from '../listing-types.ts'

type Claim = { words: RegExp; fits: readonly Classification[] }

/** Types that may show panels of a pack. */
const PANELS: readonly Classification[] = [
  'Nutrition Label',
  'Ingredients',
  'Packshot Back',
  'Infographic',
  'Other',
]
const CHARTS: readonly Classification[] = [
  'Size And Scale',
  'Comparison Chart',
  'Infographic',
  'Instructions',
  'Other',
]

/** Statements of texts on the kind of image, in the languages of the console, and the types that can show it. */
const CLAIMS: readonly Claim[] = [
  {
    words:
      /\b(?:back|rear) (?:view|of (?:the )?(?:pack(?:age|aging)?|box|bottle|bag|label))\b|\bfrom behind\b|\brückseite\b|\brückansicht\b|\bvue (?:de dos|arrière)\b|\bvista (?:trasera|posterior)\b|\bparte trasera\b/iu,
    fits: [
      ...PANELS,
      'Instructions',
      'Alternate Angle',
      'Detail',
      'On Model',
      'In Use',
      'Packaging',
      'Group Or Variant',
    ],
  },
  {
    words:
      /\bnutrition(?:al)? (?:facts|label|table|information|panel)\b|\bnährwert\p{L}*|\bvaleurs? nutritionnelles?\b|\b(?:tabla|información|valores?) nutricional(?:es)?\b/iu,
    fits: [...PANELS, 'Comparison Chart', 'Packshot'],
  },
  {
    words:
      /\b(?:ingredients? list|list of ingredients)\b|\bzutatenliste\b|\bliste des ingrédients\b|\blista de ingredientes\b/iu,
    fits: [...PANELS, 'Packshot'],
  },
  {
    words:
      /\bsize (?:chart|guide|table)\b|\b(?:größen|maß)tabelle\b|\b(?:guide|tableau) des tailles\b|\b(?:guía|tabla) de tallas\b/iu,
    fits: CHARTS,
  },
  {
    words:
      /\bcomparison (?:chart|table)\b|\bvergleichs(?:tabelle|grafik)\b|\btableau comparatif\b|\btabla comparativa\b/iu,
    fits: CHARTS,
  },
  {
    words:
      /\b(?:worn by|on a model|model wearing|(?:wo)?man wearing)\b|\bam model\b|\bgetragen von\b|\bportée? par\b|\b(?:llevad[oa] por|en modelo)\b/iu,
    fits: [
      'On Model',
      'In Use',
      'Lifestyle',
      'Detail',
      'Alternate Angle',
      'Size And Scale',
      'Infographic',
      'Group Or Variant',
      'Other',
    ],
  },
]

/** Most that all fitting types together may have where a claim is certainly wrong. */
const UNLIKELY = 0.05

/** Returns true if a text names a kind of image that the image certainly is not. */
export const claimsOtherType = (text: string, { type, certainty, probabilityOf }: TypeInListing): boolean =>
  certainty !== null &&
  certainty >= SURE &&
  CLAIMS.some(
    ({ words, fits }) =>
      words.test(text) &&
      !fits.includes(type) &&
      fits.reduce((sum, each) => sum + probabilityOf(each), 0) < UNLIKELY,
  )
