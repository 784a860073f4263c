import { type Message, type MessageId, say } from '@endcap/words/message'
import { type Classification, LAYOUT_TYPES } from '../asset-types/asset-types.ts'
import type { ImageFacts } from '../facts.ts'
import type { TypeInListing } from '../listing-types.ts'
import { readLines } from '../text/read-lines.ts'
import { MAX_GOOD_LENGTH } from './check-alt-texts.ts'
import { quotableWords } from './quotable-words.ts'

type Seen = { facts: ImageFacts; type: TypeInListing }

/** A draft is a promise about a picture, so a type counts only if it is surer than for a score. */
const SURE_TO_SAY = 0.85
const ON_WHITE = 0.95
const MIN_PERSON = 0.3
const MIN_LINES = 3
/** Types of the product alone, which may be taken for each other. */
const PLAIN = ['Packshot', 'Alternate Angle', 'Packshot Back'] as const
/** Room that a name leaves for what the picture shows. */
const MAX_NAME_LENGTH = 80

/** Printed words that prove what a panel is. */
const NUTRITION = /nutriti|nährwert|nutrition|calor|kcal|protein|sodium|fett|lipid|grasa/i
const INGREDIENTS = /ingredien|zutaten|ingrédien|inci\b/i
const LENGTH = /\d\s?(?:mm|cm|m|in|inch(?:es)?|ft|["″”])(?!\p{L})/iu

/** Types that can be said, their phrases, and what the facts must show too. */
const PHRASES: Partial<Record<Classification, { id: MessageId; holds?: (facts: ImageFacts) => boolean }>> = {
  'Alternate Angle': { id: 'alt_text.draft.other_view' },
  'Comparison Chart': { id: 'alt_text.draft.comparison', holds: hasText },
  Detail: { id: 'alt_text.draft.detail' },
  'Group Or Variant': { id: 'alt_text.draft.group' },
  'In Use': { id: 'alt_text.draft.in_use', holds: isNotOnWhite },
  Infographic: { id: 'alt_text.draft.graphic', holds: hasText },
  Ingredients: { id: 'alt_text.draft.ingredients', holds: (facts) => reads(facts, INGREDIENTS) },
  Instructions: { id: 'alt_text.draft.instructions', holds: hasText },
  Lifestyle: { id: 'alt_text.draft.scene', holds: isNotOnWhite },
  'Nutrition Label': { id: 'alt_text.draft.nutrition', holds: (facts) => reads(facts, NUTRITION) },
  'On Model': { id: 'alt_text.draft.worn', holds: ({ people }) => people.person >= MIN_PERSON },
  Packaging: { id: 'alt_text.draft.packaging' },
  'Packshot Back': { id: 'alt_text.draft.back', holds: hasText },
  'Size And Scale': { id: 'alt_text.draft.measures', holds: (facts) => reads(facts, LENGTH) },
  Swatch: { id: 'alt_text.draft.swatch' },
}

/**
 * Drafts a text for each image from its name and facts, null without facts. Each draft of a listing is different.
 */
export function draftAltTexts(images: readonly (Seen | null)[], name: string | null): (Message | null)[] {
  const drafts = images.map((seen) => seen && draftAltText(seen, name))
  const keys = drafts.map((draft) => JSON.stringify(draft))
  return drafts.map((text, index) => {
    const isRepeated = keys.some((key, other) => other !== index && key === keys[index])
    return text && isRepeated
      ? say('alt_text.draft.numbered', { text, number: index + 1, count: images.length })
      : text
  })
}

function draftAltText({ facts, type }: Seen, name: string | null): Message {
  const product =
    name === null ? say('alt_text.draft.product') : say('alt_text.draft.name', { name: shortName(name) })
  const shown = phraseOf(type, facts)
  const subject = shown ? say(shown, { product }) : product
  const [first, second, third] = quotableWords(facts, {
    name,
    isGraphic: sumOf(type, LAYOUT_TYPES) >= SURE_TO_SAY,
    maxLength: MAX_GOOD_LENGTH - MAX_NAME_LENGTH,
  })
  if (first === undefined) return subject
  const quotes = { count: third ? 3 : second ? 2 : 1, first, second: second ?? '', third: third ?? '' }
  return say('alt_text.draft.with_words', { subject, ...quotes })
}

function phraseOf(found: TypeInListing, facts: ImageFacts): MessageId | null {
  const { type, certainty } = found
  const phrase = PHRASES[type]
  if (phrase && (certainty ?? 0) >= SURE_TO_SAY && (phrase.holds?.(facts) ?? true)) return phrase.id
  return sumOf(found, PLAIN) >= SURE_TO_SAY && whiteBorder(facts) >= ON_WHITE
    ? 'alt_text.draft.on_white'
    : null
}

const sumOf = ({ probabilityOf }: TypeInListing, types: readonly Classification[]): number =>
  types.reduce((sum, type) => sum + probabilityOf(type), 0)

const whiteBorder = ({ background }: ImageFacts): number => background?.whiteBorder ?? 0

function isNotOnWhite(facts: ImageFacts): boolean {
  return whiteBorder(facts) < 0.5
}

function hasText({ text }: ImageFacts): boolean {
  return text.lineCount >= MIN_LINES
}

function reads(facts: ImageFacts, words: RegExp): boolean {
  return readLines(facts).some(({ text }) => words.test(text ?? ''))
}

/** Keeps whole parts of a long name, or else whole words. */
function shortName(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim()
  if (text.length <= MAX_NAME_LENGTH) return text
  const start = text.slice(0, MAX_NAME_LENGTH + 1)
  const [part] = /^.{20,}(?=\s?[,;|–—(]| - )/u.exec(start) ??
    /^.+(?=\s)/u.exec(start) ?? [text.slice(0, MAX_NAME_LENGTH)]
  return part.trimEnd()
}
