import { type ImageFacts, measuredAs } from '@endcap/scoring'
import type { Sprite } from './painting/sprite.ts'

/** Without and with much skin. */
const PERSON = 0.6
const PERHAPS = 0.3
const MUCH_SKIN = 0.06
const WORN = 0.5

/** Compositions must not clone, shrink or move people. */
export function showsPerson({ people, kind }: ImageFacts, sprite: Sprite): boolean {
  if (people.faces.length > 0 || people.person >= PERSON) return true
  if (
    measuredAs(kind, 'On Model') + measuredAs(kind, 'In Use') >= WORN ||
    measuredAs(kind, 'Lifestyle') >= WORN
  )
    return true
  return people.person >= PERHAPS && skinShare(sprite) >= MUCH_SKIN
}

/** Chai & Ngan 1999: Cb 77–127, Cr 133–173. */
function skinShare({ data }: Sprite): number {
  let [opaque, skin] = [0, 0]
  for (let at = 0; at < data.length; at += 16) {
    if ((data[at + 3] ?? 0) < 200) continue
    opaque += 1
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b
    const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b
    if (cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173 && r > 60) skin += 1
  }
  return skin / Math.max(1, opaque)
}
