import { readFileSync } from 'node:fs'

/** Verdicts by eye. Null where people could disagree. */
export type Label = {
  group: 'packshot' | 'coloured' | 'amateur' | 'worn' | 'group' | 'scene'
  /** Degrees of lean, 0 for upright or level. */
  tilt: number | null
  /** True if the frame cuts the product. */
  cut: boolean | null
  /** True if words appear next to the product. */
  offPackText: boolean | null
  backgroundWhite: boolean | null
  exposureFault: boolean | null
  /** True for a package that names its content on the front. */
  pack: boolean | null
}

/** Reads labels by file name. */
export function readLabels(): Record<string, Label> {
  const file = new URL('labels/reasons.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Label>
}
