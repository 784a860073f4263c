import { BERRY, CITRUS, type Scene } from './render-can.ts'

const SIZE_PX = 1600
const one = { x: 0.5, y: 0.5, height: 0.86, palette: CITRUS, turn: 0.5 }

/** A small catalog: file name → content of the picture. The hero comes first. */
export const SAMPLES: Record<string, Scene> = {
  'citrus-hero.jpg': { sizePx: SIZE_PX, background: 'white', cans: [one] },
  'citrus-back.jpg': { sizePx: SIZE_PX, background: 'white', cans: [{ ...one, turn: 0 }] },
  'citrus-kitchen.jpg': { sizePx: SIZE_PX, background: 'kitchen', cans: [{ ...one, y: 0.52, height: 0.6 }] },
  'citrus-beach.jpg': {
    sizePx: SIZE_PX,
    background: 'beach',
    cans: [{ ...one, x: 0.42, y: 0.55, height: 0.52 }],
  },
  'citrus-detail.jpg': { sizePx: SIZE_PX, background: 'white', cans: [{ ...one, y: 0.66, height: 2.4 }] },
  'citrus-and-berry.jpg': {
    sizePx: SIZE_PX,
    background: 'white',
    cans: [
      { ...one, x: 0.28, height: 0.72 },
      { ...one, x: 0.72, height: 0.72, palette: BERRY },
    ],
  },
  'citrus-small.jpg': { sizePx: 500, background: 'white', cans: [{ ...one, height: 0.3 }] },
}
