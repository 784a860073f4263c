import { element } from '@endcap/demo-shop/svg'
import { circle, group, line, path, rect } from './svg.ts'

/** Line icons on a 100 × 100 field, drawn with the stroke color of their SVG group. */
const strokes: Record<string, string> = {
  leaf: 'M20 80 C20 35 45 18 82 18 C84 58 66 82 30 74 M20 84 L56 46',
  drop: 'M50 14 C72 44 78 54 78 64 A28 28 0 0 1 22 64 C22 54 28 44 50 14 Z',
  bolt: 'M56 10 L26 56 H48 L42 90 L74 42 H52 Z',
  shield: 'M50 12 L82 24 V50 C82 70 68 82 50 90 C32 82 18 70 18 50 V24 Z M36 50 L47 61 L66 39',
  heart: 'M50 84 C10 56 14 22 36 22 C44 22 50 30 50 34 C50 30 56 22 64 22 C86 22 90 56 50 84 Z',
  clock: 'M50 14 A36 36 0 1 1 49.9 14 M50 30 V52 L66 62',
  star: 'M50 12 L61 38 L90 40 L68 58 L76 87 L50 70 L24 87 L32 58 L10 40 L39 38 Z',
  sun: 'M50 32 A18 18 0 1 1 49.9 32 M50 10 V20 M50 80 V90 M10 50 H20 M80 50 H90 M22 22 L29 29 M71 71 L78 78 M22 78 L29 71 M71 29 L78 22',
  flake: 'M50 10 V90 M15 30 L85 70 M15 70 L85 30 M40 18 L50 28 L60 18 M40 82 L50 72 L60 82',
  flame: 'M50 10 C54 34 78 44 76 66 A26 24 0 0 1 24 66 C24 52 34 50 36 34 C44 40 48 28 50 10 Z',
  wifi: 'M14 40 A54 54 0 0 1 86 40 M28 54 A34 34 0 0 1 72 54 M40 68 A16 16 0 0 1 60 68 M50 80 V82',
  gear: 'M50 34 A16 16 0 1 1 49.9 34 M50 12 V24 M50 76 V88 M12 50 H24 M76 50 H88 M24 24 L32 32 M68 68 L76 76 M24 76 L32 68 M68 32 L76 24',
  recycle: 'M30 62 L46 34 L54 34 L66 54 M60 54 H74 V40 M66 72 H34 L26 62 M44 64 L34 72 L44 82',
  thumb: 'M20 46 H34 V84 H20 Z M34 48 L50 16 C60 18 58 30 54 42 H80 C84 54 78 78 70 84 H34',
  home: 'M14 50 L50 18 L86 50 M24 44 V84 H76 V44 M42 84 V60 H58 V84',
  ruler: 'M12 62 L62 12 L88 38 L38 88 Z M26 50 L34 58 M40 36 L48 44 M54 22 L62 30',
  washer: 'M18 30 L24 82 H76 L82 30 M18 30 C28 40 38 24 50 34 C60 42 72 26 82 30',
  medal: 'M50 12 A24 24 0 1 1 49.9 12 M36 56 L28 90 L50 78 L72 90 L64 56',
  battery: 'M12 32 H80 V68 H12 Z M80 42 H90 V58 H80 M24 42 V58 M38 42 V58 M52 42 V58',
  box: 'M14 32 L50 14 L86 32 V70 L50 88 L14 70 Z M14 32 L50 50 L86 32 M50 50 V88',
}
export const iconNames: readonly string[] = Object.keys(strokes)

export function icon(name: string, x: number, y: number, size: number, colour: string, width = 5): string {
  const pen = {
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return group(pen, element('path', { d: strokes[name] ?? strokes['star'] }))
}

export type IconStyle = 'disc' | 'ring' | 'bare' | 'tile'

/** Draws an icon with its frame, centered. */
export function framedIcon(
  name: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  onColour: string,
  style: IconStyle,
): string {
  switch (style) {
    case 'disc':
      return circle(x, y, size / 2, colour) + icon(name, x, y, size * 0.6, onColour)
    case 'ring':
      return (
        circle(x, y, size / 2, 'none', `stroke="${colour}" stroke-width="${size * 0.04}"`) +
        icon(name, x, y, size * 0.58, colour)
      )
    case 'tile':
      return (
        rect(x - size / 2, y - size / 2, size, size, colour, size * 0.22) +
        icon(name, x, y, size * 0.62, onColour)
      )
    case 'bare':
      return icon(name, x, y, size * 0.9, colour, 6)
    default:
      throw new Error(`unknown icon style ${String(style satisfies never)}`)
  }
}

export const tick = (x: number, y: number, size: number, colour: string): string =>
  path(
    `M${x - size / 2} ${y} L${x - size * 0.12} ${y + size * 0.36} L${x + size / 2} ${y - size * 0.38}`,
    'none',
    `stroke="${colour}" stroke-width="${size * 0.2}" stroke-linecap="round" stroke-linejoin="round"`,
  )
export const cross = (x: number, y: number, size: number, colour: string): string =>
  line(
    x - size * 0.36,
    y - size * 0.36,
    x + size * 0.36,
    y + size * 0.36,
    colour,
    size * 0.2,
    'stroke-linecap="round"',
  ) +
  line(
    x - size * 0.36,
    y + size * 0.36,
    x + size * 0.36,
    y - size * 0.36,
    colour,
    size * 0.2,
    'stroke-linecap="round"',
  )
