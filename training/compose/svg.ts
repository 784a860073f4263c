import * as kit from '@endcap/demo-shop/svg'

export { group, path } from '@endcap/demo-shop/svg'

let lastId = 0
/** Returns an id that is unique within a drawing. The drawing does not depend on its value. */
export const uniqueId = (): string => `i${++lastId}`

/** Rounds to hundredths of a unit, which is finer than a pixel. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Returns an element without content, its numbers rounded to hundredths. */
function rounded(name: string, attributes: kit.Attributes, more: string): string {
  const values = Object.entries(attributes).map(([key, value]) => [
    key,
    typeof value === 'number' ? hundredths(value) : value,
  ])
  return kit.element(name, Object.fromEntries(values), { more })
}

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  more = '',
): string => rounded('rect', { x, y, width: Math.max(0, w), height: Math.max(0, h), rx: radius, fill }, more)
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  rounded('circle', { cx: x, cy: y, r: Math.max(0, radius), fill }, more)
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  kit.ellipse(hundredths(x), hundredths(y), hundredths(rx), hundredths(ry), fill, more)
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 2,
  more = '',
): string => rounded('line', { x1, y1, x2, y2, stroke, 'stroke-width': width }, more)
export const moved = (inner: string, x: number, y: number, scale = 1, turn = 0): string =>
  kit.moved(inner, { x: hundredths(x), y: hundredths(y), turn: hundredths(turn), scale })

interface Stop {
  at: number
  colour: string
  opacity?: number
}

/** Returns a gradient's definition and the paint that refers to it. */
export function gradient(
  stops: readonly Stop[],
  direction: 'across' | 'down' | 'slant' | 'radial',
): { defs: string; paint: string } {
  const id = uniqueId()
  const colors = stops.map(({ at, colour, opacity = 1 }) => ({ offset: at, color: colour, opacity }))
  const definition =
    direction === 'radial' ? kit.radialGradient(id, colors) : kit.linearGradient(id, colors, LINES[direction])
  return { defs: defs(definition), paint: kit.reference(id) }
}

const LINES = {
  across: { x1: 0, y1: 0, x2: 1, y2: 0 },
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  slant: { x1: 0, y1: 0, x2: 1, y2: 1 },
} as const

type Place = Readonly<Record<'x' | 'y' | 'w' | 'h', number | string>>

/** Draws the picture of a data URI. `aspect` is a value of `preserveAspectRatio`. */
export const image = (
  uri: string,
  { x, y, w, h }: Place,
  { aspect, opacity }: { aspect?: string; opacity?: number } = {},
): string =>
  kit.element('image', {
    x,
    y,
    width: w,
    height: h,
    preserveAspectRatio: aspect,
    'xlink:href': uri,
    opacity,
  })

/** Returns definitions, such as a clip or a filter. */
export const defs = (content: string): string => kit.element('defs', {}, { content })

/** Clips `inner` to a shape. */
export function clipped(inner: string, shape: string): string {
  const id = uniqueId()
  return defs(kit.clipPath(id, shape)) + kit.group({ 'clip-path': kit.reference(id) }, inner)
}

export function blurred(inner: string, radius: number): string {
  const id = uniqueId()
  const filter = kit.element(
    'filter',
    { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
    { content: kit.element('feGaussianBlur', { stdDeviation: hundredths(radius) }) },
  )
  return defs(filter) + kit.group({ filter: kit.reference(id) }, inner)
}

export const document = (inner: string, width: number, height: number, pixels = width): string =>
  kit.svgDocument(
    {
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      width: Math.round(pixels),
      height: Math.round((pixels * height) / width),
      viewBox: `0 0 ${hundredths(width)} ${hundredths(height)}`,
    },
    inner,
  )
