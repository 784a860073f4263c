/** Short forms of the few SVG elements that the shop's pictures are made of. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

export const at = (x: number, y: number, content: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(4)})">${content}</g>`

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The name of the clip is made of its outline: equal ones may share it. */
export function clipped(outline: string, content: string): string {
  const id = `c${outline.replace(/\W/g, (sign) => (sign === '.' ? '_' : sign === '-' ? 'n' : ''))}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Where something rests on a surface: a dark line where they touch, and a soft pool around it. */
export const contactShadow = (x: number, y: number, width: number, strength: number) =>
  ellipse(x, y, width * 0.58, width * 0.07, 'url(#shadow)', `fill-opacity="${strength}"`) +
  ellipse(x, y - width * 0.004, width * 0.5, width * 0.022, 'url(#shadow)', `fill-opacity="${strength}"`)

const stops = (list: readonly (readonly [offset: number, colour: string, opacity?: number])[]) =>
  list
    .map(([offset, colour, opacity = 1]) => {
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
    })
    .join('')

type Stops = Parameters<typeof stops>[0]
const across = (id: string, list: Stops) => `<linearGradient id="${id}">${stops(list)}</linearGradient>`
const down = (id: string, list: Stops) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`
const radial = (id: string, list: Stops) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`

/** Light and shade without a colour of their own: they lie over whatever a thing is painted with. */
export const DEFS = `<defs>${[
  across('round', [
    [0, '#000', 0.5],
    [0.07, '#000', 0.24],
    [0.2, '#fff', 0.08],
    [0.27, '#fff', 0.42],
    [0.34, '#fff', 0.1],
    [0.55, '#000', 0],
    [0.8, '#000', 0.16],
    [0.94, '#000', 0.42],
    [1, '#000', 0.3],
  ]),
  across('satin', [
    [0, '#000', 0.3],
    [0.1, '#000', 0.08],
    [0.28, '#fff', 0.22],
    [0.5, '#fff', 0],
    [0.8, '#000', 0.07],
    [1, '#000', 0.32],
  ]),
  across('film', [
    [0, '#000', 0.3],
    [0.06, '#fff', 0.15],
    [0.12, '#000', 0.06],
    [0.3, '#fff', 0.2],
    [0.5, '#fff', 0],
    [0.85, '#000', 0.08],
    [0.94, '#fff', 0.14],
    [1, '#000', 0.34],
  ]),
  down('flat', [
    [0, '#fff', 0.12],
    [0.5, '#fff', 0],
    [1, '#000', 0.12],
  ]),
  across('steel', [
    [0, '#7d838a'],
    [0.14, '#b9bec4'],
    [0.27, '#ffffff'],
    [0.38, '#c3c8cd'],
    [0.62, '#a2a8af'],
    [0.86, '#d9dde1'],
    [1, '#777d84'],
  ]),
  across('gold', [
    [0, '#6f5318'],
    [0.18, '#b88f3a'],
    [0.3, '#fbeab4'],
    [0.45, '#c9a04a'],
    [0.8, '#9a7528'],
    [1, '#5f4614'],
  ]),
  radial('shadow', [
    [0, '#1a1712', 0.75],
    [0.55, '#1a1712', 0.32],
    [1, '#1a1712', 0],
  ]),
  radial('glow', [
    [0, '#fff', 0.85],
    [1, '#fff', 0],
  ]),
  radial('vignette', [
    [0.7, '#20140a', 0],
    [1, '#20140a', 0.13],
  ]),
  '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="5"/></filter>',
].join('')}</defs>`
