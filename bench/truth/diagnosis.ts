// Checks that the first recommendation names the drawn fault.
import type { Recommendation } from '@endcap/scoring'
import { type Chain, drawLevel, scoreChains } from './chains.ts'
import { FAMILIES, type FamilyName } from './drawing/families.ts'
import { type Failure, type Figure, type Part, percent } from './part.ts'

/** First level that counts, from 0. Weaker faults may matter less than the root's own. */
const FIRST_LEVEL = 2

/** Codes of each fault, including ones missing from the rubric. */
const CODES: Record<FamilyName, readonly string[]> = {
  blur: ['SHARPNESS'],
  noise: ['NOISE'],
  jpeg: ['COMPRESSION'],
  're-saved jpeg': ['COMPRESSION'],
  enlarged: ['SHARPNESS', 'RESOLUTION', 'PRODUCT_RESOLUTION', 'TRUE_RESOLUTION'],
  'over-exposed': ['EXPOSURE', 'OVER_EXPOSURE'],
  'under-exposed': ['EXPOSURE', 'BRIGHTNESS'],
  'low contrast': ['CONTRAST'],
  'color cast': ['COLOR_CAST', 'WHITE_BALANCE'],
  'dark on white': ['EXPOSURE', 'BRIGHTNESS'],
  stickers: ['OFF_PACK_TEXT', 'OVERLAY'],
  banners: ['OFF_PACK_TEXT', 'OVERLAY'],
  cropped: ['CROPPING'],
  clutter: ['BACKGROUND_CLUTTER', 'BACKGROUND_WHITENESS', 'BACKGROUND_EVENNESS'],
  watermark: ['OFF_PACK_TEXT', 'WATERMARK', 'OVERLAY'],
  tilt: ['TILT'],
  'gray ground': ['BACKGROUND_WHITENESS'],
  tiny: ['FILL'],
}

/** Prints how often the first recommendation is right, in total and by family. */
export const diagnosis: Part = async (context) => {
  const failures: Failure[] = []
  const byFamily = new Map<FamilyName, { right: number; n: number }>()
  for (const chain of await scoreChains(context)) {
    // Round products cannot lean.
    if (chain.family === 'tilt' && !chain.root.isUpright) continue
    const total = byFamily.get(chain.family) ?? { right: 0, n: 0 }
    byFamily.set(chain.family, total)
    chain.levels.slice(FIRST_LEVEL).forEach(({ recommendations: [top] }, index) => {
      total.n += 1
      if (top && names(chain, top)) total.right += 1
      else {
        const level = index + FIRST_LEVEL
        const reason = `${chain.family} ${level + 1}: ${top?.code ?? 'no advice'}`
        failures.push({ name: chain.root.name, reason, draw: () => drawLevel(chain, level) })
      }
    })
  }
  const totals = [...byFamily.values()]
  const [right, n] = [
    totals.reduce((sum, one) => sum + one.right, 0),
    totals.reduce((sum, one) => sum + one.n, 0),
  ]
  const families = (Object.keys(FAMILIES) as FamilyName[]).map((family): Figure => {
    const total = byFamily.get(family) ?? { right: 0, n: 0 }
    return {
      name: `${family} named first %`,
      value: percent(total.right, total.n),
      n: total.n,
      wanted: { atLeast: 75 },
    }
  })
  return {
    figures: [
      { name: 'fault named first %', value: percent(right, n), n, wanted: { atLeast: 90 } },
      ...families,
    ],
    failures,
  }
}

function names({ family }: Chain, { code, title }: Recommendation): boolean {
  // The advice on filling the frame names a cut product in its title.
  if (family === 'cropped' && code === 'FILL') return title.includes('whole')
  return CODES[family].includes(code)
}
