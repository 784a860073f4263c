import { element, svgDocument } from '@endcap/drawing/svg'
import type { ImageFacts, ImageScore, MobileReadiness } from '@endcap/scoring'
import {
  at,
  FONT,
  fit,
  frame,
  INK,
  MARGIN,
  MUTED,
  onLines,
  type Picture,
  panel,
  paragraph,
  picture,
  scoreBadge,
  WIDTH,
  words,
} from './drawing.ts'
import { factorBars } from './factor-bars.ts'
import { legend, overlays } from './overlays-svg.ts'
import { phonePanel } from './phone-panel.ts'
import { wrap } from './text-layout.ts'

export type Explanation = {
  title: string
  image: Picture
  /** Blue (low) to red (high), half transparent, in the image's aspect. */
  heat: Picture
  /** Search tile on a phone, 202 pixels wide. */
  tile: Picture
  facts: ImageFacts
  score: ImageScore
  /** Null for a carousel image, which search results omit. */
  readiness: MobileReadiness | null
}

const PANEL = 620
const SMALL_PANEL = 298
const COLUMN = MARGIN + PANEL + 36
const COLUMN_WIDTH = WIDTH - COLUMN - MARGIN
const TITLE = { width: PANEL, size: 20, lines: 2 }
const TITLE_STEP = 26
const HEADING = { width: COLUMN_WIDTH - 112, size: 13, lines: 2 }

/** Shows outline, text lines, attention, phone tile (main image) and reasons. Deterministic. */
export function explanationSvg({ title, image, heat, tile, facts, score, readiness }: Explanation): string {
  const lines = wrap(title, TITLE)
  const subtitle = MARGIN + 16 + lines.length * TITLE_STEP
  const shown = fit(image, PANEL, PANEL)
  const top = subtitle + 18
  const lower = top + shown.height + 58
  const attention = fit(image, SMALL_PANEL, SMALL_PANEL)
  const phone = readiness === null ? null : phonePanel({ tile, facts, readiness, width: SMALL_PANEL })
  const bars = factorBars(score.factors, COLUMN_WIDTH)
  const height = Math.max(
    lower + attention.height + 40,
    lower + (phone?.height ?? 0),
    MARGIN + 104 + bars.height,
  )
  const content = onLines([
    element('rect', { width: '100%', height: '100%', fill: '#ffffff' }),
    ...lines.map((line, index) => words(MARGIN, MARGIN + 18 + index * TITLE_STEP, line, 20, INK, 'bold')),
    words(MARGIN, subtitle, describe({ facts, score, readiness }), 13, MUTED),
    panel(MARGIN, top, [picture(image, shown), overlays(facts, shown, readiness !== null), frame(shown)]),
    legend(MARGIN, top + shown.height + 22, readiness !== null),
    panel(MARGIN, lower, [
      words(0, 0, 'Where shoppers look first (estimate)', 14, INK, 'bold'),
      at(0, 12, picture(image, attention) + picture(heat, attention) + frame(attention)),
      words(0, attention.height + 30, 'Estimated: shoppers see red areas first, blue ones last.', 12, MUTED),
    ]),
    ...(phone ? [panel(MARGIN + SMALL_PANEL + 24, lower, [phone.content])] : []),
    panel(COLUMN, MARGIN, [
      scoreBadge(score.service_score),
      words(112, 22, 'Score of this image', 16, INK, 'bold'),
      paragraph(112, 44, wrap(HOW_TO_READ, HEADING), { size: 13, color: MUTED, step: 18 }),
      at(0, 104, bars.content),
    ]),
  ])
  return svgDocument({ width: WIDTH, height: Math.ceil(height + MARGIN), 'font-family': FONT }, content)
}

const HOW_TO_READ =
  'Each bar shows a score of 100. Each number shows what the factor alone costs. A severe fault costs more.'

const pixels = (count: number): string => count.toLocaleString('en-US')

function describe({ facts, score, readiness }: Pick<Explanation, 'facts' | 'score' | 'readiness'>): string {
  const role = readiness === null ? 'Carousel image' : 'Main image'
  const { widthPx, heightPx } = facts.file
  return `${role} · ${score.classification} · ${pixels(widthPx)} × ${pixels(heightPx)} pixels`
}
