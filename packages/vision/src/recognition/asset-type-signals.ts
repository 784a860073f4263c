import type { ImageFacts, TextLine } from '@endcap/scoring'
import { normalizeText, similarityWithin } from '@endcap/scoring'
import { spread } from '../measure/statistics.ts'
import { ASSET_TYPE_WORDS } from './asset-type-words.ts'

export type SignalInputs = Pick<
  ImageFacts,
  'file' | 'product' | 'background' | 'tone' | 'text' | 'people'
> & {
  skin: number
}

/** Shorter words match any text. */
const FUZZY_FROM = 6
const MISREAD = 0.85
const MIN_CONFIDENCE = 0.6
const LENGTH = /\d\s?(?:mm|cm|m|in|inch|inches|ft|"|”)(?![a-z])/i
const AMOUNT = /\d\s?(?:g|mg|kg|ml|l|kcal|kj|oz)(?![a-z])/i
const STEP = /^(?:step|schritt|etape|étape|paso|stap|krok|adim|passo|fase)?\s?[1-6]$|^0[1-6]$|^[1-6][.):]/i
const VERSUS = /^vs\.?$/i

/** Returns signals scaled to about 1. */
export function assetTypeSignals(measured: SignalInputs): number[] {
  const { text, product, background, tone, people, file, skin } = measured
  const read = text.lines.filter((line) => (line.text?.length ?? 0) > 0 && line.confidence >= MIN_CONFIDENCE)
  const texts = read.map((line) => line.text ?? '')
  const count = (test: (line: string) => boolean) => Math.log1p(texts.filter(test).length)
  const heights = text.lines.map(({ height }) => height)
  const faceArea = people.faces.reduce(
    (sum, { box }) => sum + (box.right - box.left) * (box.bottom - box.top),
    0,
  )
  return [
    Math.sqrt(text.area),
    Math.log1p(text.lineCount),
    10 * (heights[0] ?? 0),
    20 * (heights[heights.length >> 1] ?? 0),
    share(text.lines, ({ onProduct }) => onProduct < 0.3),
    share(text.lines, ({ height }) => height < 0.025),
    share(text.lines, isVertical),
    alignment(text.lines.map(({ corners }) => corners[0]?.[0] ?? 0)),
    alignment(text.lines.map(({ corners }) => ((corners[0]?.[0] ?? 0) + (corners[1]?.[0] ?? 0)) / 2)),
    spread(text.lines.map(({ corners }) => corners[0]?.[1] ?? 0)),
    spread(text.lines.map(({ corners }) => corners[0]?.[0] ?? 0)),
    ...Object.values(ASSET_TYPE_WORDS).flatMap((words) => topicSignals(read, words)),
    ...heightSignals(heights),
    count((line) => LENGTH.test(line)),
    count((line) => AMOUNT.test(line)),
    count((line) => line.includes('%')),
    count((line) => STEP.test(line.trim())),
    count((line) => VERSUS.test(line.trim())),
    count((line) => line.length > 25),
    count((line) => /^\d+$/.test(line)),
    product ? 1 : 0,
    product?.area ?? 0,
    product?.extent ?? 0,
    product?.cut ?? 0,
    product?.margin ?? 0,
    product?.offCenter ?? 0,
    product?.confidence ?? 0,
    Math.log1p(product?.parts ?? 0),
    background ? 1 : 0,
    background?.offWhite ?? 0,
    3 * (background?.unevenness ?? 0),
    5 * (background?.clutter ?? 0),
    background?.whiteBorder ?? 0,
    tone.chroma / 50,
    tone.range,
    people.person,
    Math.log1p(people.faces.length),
    Math.sqrt(faceArea),
    Math.sqrt(skin),
    Math.log(file.widthPx / file.heightPx),
  ]
}

/** Compares a topic's tallest line with all lines: headlines name the subject, small print does not. */
function topicSignals(lines: readonly TextLine[], words: readonly string[]): number[] {
  const found = lines.map((line) => wordsIn(normalizeText(line.text ?? ''), words))
  const on = lines.filter((_, index) => (found[index]?.length ?? 0) > 0)
  const area = (some: readonly TextLine[]) => some.reduce((sum, line) => sum + line.area, 0)
  const tallest = Math.max(...lines.map(({ height }) => height))
  return [
    Math.log1p(new Set(found.flat()).size),
    on.length > 0 ? Math.max(...on.map(({ height }) => height)) / tallest : 0,
    on.length > 0 ? Math.sqrt(area(on) / area(lines)) : 0,
  ]
}

const wordsIn = (line: string, words: readonly string[]): string[] =>
  words.filter((word) =>
    word.length < FUZZY_FROM ? line.includes(word) : similarityWithin(line, word) >= MISREAD,
  )

function heightSignals(heights: readonly number[]): number[] {
  const at = (quantile: number) => 20 * (heights[Math.floor(quantile * (heights.length - 1))] ?? 0)
  const between = (low: number, high: number) =>
    Math.log1p(heights.filter((height) => height >= low && height < high).length)
  return [at(0.25), at(0.75), between(0, 0.015), between(0.015, 0.03), between(0.03, 0.06), between(0.06, 1)]
}

const isVertical = ({ corners }: ImageFacts['text']['lines'][number]): boolean => {
  const [start, end] = corners
  return Math.abs((end?.[1] ?? 0) - (start?.[1] ?? 0)) > Math.abs((end?.[0] ?? 0) - (start?.[0] ?? 0))
}

function share<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.length > 0 ? items.filter(test).length / items.length : 0
}

/** Columns share a start. */
function alignment(starts: readonly number[]): number {
  if (starts.length < 3) return 0
  const most = Math.max(...starts.map((start) => starts.filter((x) => Math.abs(x - start) < 0.015).length))
  return most / starts.length
}
