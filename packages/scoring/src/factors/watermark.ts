import { say } from '@endcap/words/message'
import type { ImageFacts } from '../facts.ts'
import { watermarkLines } from '../text/off-pack-text.ts'
import type { FactorDefinition } from './factor.ts'
import { quoted } from './shared/wording.ts'

/** Share of the frame, because small watermarks count too. */
const MIN_WATERMARK = 0.002

export const watermark: FactorDefinition = {
  group: 'text',
  measure: watermarkArea,
  rules: {
    carousel: {
      curve: [
        [0, 100],
        [0.002, 50],
        [0.02, 20],
        [0.08, 0],
      ],
      weight: 1,
      isFault: true,
      bar: 80,
      why: 'Marketplaces forbid web addresses, and the watermark of a stock photo shows that it was not licensed.',
    },
  },
  reason: (value, facts) =>
    value === 0
      ? say('factor.watermark.none')
      : say('factor.watermark.covers', { quotes: quoted(watermarkLines(facts)) }),
  consequences: ['perceived_quality'],
}

function watermarkArea(facts: ImageFacts): number {
  const lines = watermarkLines(facts)
  const area = lines.reduce((sum, line) => sum + line.area, 0)
  return lines.length > 0 ? Math.max(MIN_WATERMARK, area) : 0
}
