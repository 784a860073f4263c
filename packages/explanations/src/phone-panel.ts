import { type ImageFacts, isLegible, type MobileReadiness, previewLines } from '@endcap/scoring'
import {
  at,
  frame,
  INK,
  MUTED,
  onLines,
  type Picture,
  paragraph,
  picture,
  type Size,
  words,
} from './drawing.ts'
import { wrap } from './text-layout.ts'

type PhonePanel = { tile: Picture; facts: ImageFacts; readiness: MobileReadiness; width: number }

const HEADLINES: Record<NonNullable<MobileReadiness['legibility_level']>, string> = {
  AAA: 'The text is easy to read on a phone.',
  AA: 'The text is readable on a phone.',
  A: 'The text may be hard to read on a phone.',
  FAIL: 'The text is hard to read on a phone.',
}
const NO_TEXT = 'There is no text on the product to read.'
const CAPTION = { size: 12, color: MUTED, step: 16 }

/** Shows the phone tile with readable and unreadable text. */
export function phonePanel({ tile, facts, readiness, width }: PhonePanel): {
  content: string
  height: number
} {
  const { legibility_level: level } = readiness
  const captions = tile.height + 30
  const verdict = captions + 34
  const { readable, unreadable } = textsOf(facts, readiness)
  const lists = [...listed('Readable', readable, width), ...listed('Unreadable', unreadable, width)]
  const content = onLines([
    words(0, 0, 'In search results on a phone', 14, INK, 'bold'),
    at(0, 12, picture(tile, tile) + frame(tile)),
    at(tile.width + 14, 12, picture(tile, half(tile)) + frame(half(tile))),
    words(0, captions, 'Current phones', CAPTION.size, MUTED),
    words(tile.width + 14, 12 + tile.height / 2 + 18, 'Older phones', CAPTION.size, MUTED),
    words(0, verdict, level === null ? NO_TEXT : HEADLINES[level], 14, INK, 'bold'),
    paragraph(0, verdict + 20, lists, CAPTION),
  ])
  return { content, height: verdict + 20 + lists.length * CAPTION.step }
}

const half = ({ width, height }: Size): Size => ({ width: width / 2, height: height / 2 })

/** Uses the verdicts that color the boxes, so both agree. */
function textsOf(facts: ImageFacts, { preview }: MobileReadiness) {
  const lines = previewLines(facts)
  const texts = preview.lines.map(({ text }, index) => {
    const line = lines[index]
    return { text, isReadable: line !== undefined && isLegible(line) }
  })
  const withVerdict = (isReadable: boolean) =>
    texts.filter((each) => each.isReadable === isReadable).map(({ text }) => `“${text}”`)
  return { readable: withVerdict(true), unreadable: withVerdict(false) }
}

const listed = (title: string, texts: readonly string[], width: number): string[] =>
  texts.length === 0 ? [] : wrap(`${title}: ${texts.join(', ')}`, { width, size: CAPTION.size, lines: 3 })
