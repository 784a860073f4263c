import { difference, fromLab, hex, type Lab, tone } from '../painting/color.ts'

const NAMES: readonly (readonly [name: string, lab: Lab])[] = [
  ['black', [8, 0, 0]],
  ['charcoal', [30, 0, 0]],
  ['gray', [58, 0, 0]],
  ['silver', [78, 0, 0]],
  ['white', [97, 0, 0]],
  ['cream', [92, 0, 12]],
  ['beige', [80, 4, 18]],
  ['tan', [66, 10, 28]],
  ['brown', [38, 18, 26]],
  ['red', [48, 66, 44]],
  ['burgundy', [26, 38, 14]],
  ['coral', [66, 46, 34]],
  ['orange', [68, 38, 66]],
  ['amber', [76, 16, 70]],
  ['yellow', [88, -6, 80]],
  ['olive', [50, -8, 40]],
  ['lime', [80, -48, 66]],
  ['green', [48, -42, 36]],
  ['forest green', [30, -24, 16]],
  ['mint', [86, -24, 8]],
  ['teal', [48, -30, -8]],
  ['turquoise', [74, -36, -10]],
  ['sky blue', [76, -10, -26]],
  ['blue', [46, 10, -56]],
  ['navy', [20, 12, -32]],
  ['violet', [46, 44, -48]],
  ['lilac', [74, 20, -20]],
  ['magenta', [52, 72, -22]],
  ['pink', [78, 32, 4]],
]

/** Picks the nearest. */
export function nameColor(lab: Lab): string {
  let [best, distance] = ['gray', Infinity]
  for (const [name, place] of NAMES) {
    const next = difference(lab, place)
    if (next < distance) [best, distance] = [name, next]
  }
  return best
}

/** Takes the opposite hue, light behind dark products and vice versa. */
export function settingFor(lab: Lab): { name: string; hex: string } {
  const opposite = tone([lab[0], -lab[1], -lab[2]], lab[0] > 62 ? 45 : 86, 18)
  return { name: nameColor(opposite), hex: hex(fromLab(opposite)) }
}
