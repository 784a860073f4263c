import { readFileSync } from 'node:fs'

/** Verdicts on an image by eye. Null where two people could disagree. */
export type Label = {
  group: 'packshot' | 'coloured' | 'amateur' | 'worn' | 'group' | 'scene'
  /** Degrees by which the product leans, 0 for an upright or level one. */
  tilt: number | null
  /** True if the frame cuts off a part of the product. */
  cut: boolean | null
  /** True if words stand beside the product. */
  offPackText: boolean | null
  backgroundWhite: boolean | null
  exposureFault: boolean | null
  /** True for a package with words on its front, on which shoppers read what it is. */
  pack: boolean | null
}

/** Reads the labels by the file name of the shared image. */
export function readLabels(): Record<string, Label> {
  const file = new URL('labels/reasons.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Label>
}
