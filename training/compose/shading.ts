import { gradient } from './svg.ts'

export interface DrawnProduct {
  svg: string
  width: number
  height: number
}

/** Adds light from one side and a sheen, which make a flat shape look round. */
export function roundShade(shape: (paint: string) => string, strength: number): string {
  const shade = gradient(
    [
      { at: 0, colour: '#000', opacity: 0.5 * strength },
      { at: 0.16, colour: '#000', opacity: 0.1 * strength },
      { at: 0.28, colour: '#fff', opacity: 0.6 * strength },
      { at: 0.4, colour: '#fff', opacity: 0.05 },
      { at: 0.72, colour: '#000', opacity: 0.12 * strength },
      { at: 1, colour: '#000', opacity: 0.55 * strength },
    ],
    'across',
  )
  return shade.defs + shape(shade.paint)
}

export const flatShade = (shape: (paint: string) => string): string => {
  const shade = gradient(
    [
      { at: 0, colour: '#fff', opacity: 0.28 },
      { at: 0.5, colour: '#fff', opacity: 0 },
      { at: 1, colour: '#000', opacity: 0.22 },
    ],
    'slant',
  )
  return shade.defs + shape(shade.paint)
}
