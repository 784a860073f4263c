import {
  clipPath,
  element,
  ellipse,
  group,
  linearGradient,
  moved,
  path,
  radialGradient,
  reference,
  type Stop,
} from '@endcap/drawing/svg'

/** Attributes of a gradient from top to bottom. */
export const DOWNWARD = { x2: 0, y2: 1 }

/** Returns a rectangle. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  element('rect', { x, y, width, height, fill }, { more })

/** Returns a filled path with light on it, one of the gradients of `DEFS`. */
export const lit = (d: string, fill: string, light: string) => path(d, fill) + path(d, reference(light))

/** Returns a stroked path. */
export const line = (d: string, stroke: string, width: number, more = '') =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' }, { more })

/** Returns content moved to a point, turned by degrees and scaled. */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0) =>
  moved(content, { x: x.toFixed(1), y: y.toFixed(1), turn, scale })

/** Returns the joined results of `draw` for each index. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Clips content by an outline. The id derives from the outline, so equal clips may share it. */
export function clipped(outline: string, content: string): string {
  const id = `c${outline.replace(/\W/g, (sign) => (sign === '.' ? '_' : sign === '-' ? 'n' : ''))}`
  return clipPath(id, element('path', { d: outline })) + group({ 'clip-path': reference(id) }, content)
}

/** Draws the shadow below an object: a dark line at the contact, and a soft area around it. */
export const contactShadow = (x: number, y: number, width: number, strength: number) =>
  ellipse(x, y, width * 0.58, width * 0.07, 'url(#shadow)', `fill-opacity="${strength}"`) +
  ellipse(x, y - width * 0.004, width * 0.5, width * 0.022, 'url(#shadow)', `fill-opacity="${strength}"`)

/** Reads gradient stops from a list of 'offset color opacity', separated by commas. */
const stops = (list: string): Stop[] =>
  list.split(', ').map((stop) => {
    const [offset = '', color = '', opacity = '1'] = stop.split(' ')
    return { offset, color, opacity }
  })

const across = (id: string, list: string) => linearGradient(id, stops(list))
const down = (id: string, list: string) => linearGradient(id, stops(list), DOWNWARD)
const radial = (id: string, list: string) => radialGradient(id, stops(list))

/** Definitions of colorless light and shade, which overlay the colors of objects, and of metals and filters. */
export const DEFS = element(
  'defs',
  {},
  {
    content: [
      across(
        'round',
        '0 #000 0.5, .07 #000 0.24, .2 #fff 0.08, .27 #fff 0.42, .34 #fff 0.1, .55 #000 0, .8 #000 0.16, .94 #000 0.42, 1 #000 0.3',
      ),
      across('satin', '0 #000 0.3, .1 #000 0.08, .28 #fff 0.22, .5 #fff 0, .8 #000 0.07, 1 #000 0.32'),
      across(
        'film',
        '0 #000 0.3, .06 #fff 0.15, .12 #000 0.06, .3 #fff 0.2, .5 #fff 0, .85 #000 0.08, .94 #fff 0.14, 1 #000 0.34',
      ),
      down('flat', '0 #fff 0.12, .5 #fff 0, 1 #000 0.12'),
      across(
        'steel',
        '0 #7d838a, .14 #b9bec4, .27 #ffffff, .38 #c3c8cd, .62 #a2a8af, .86 #d9dde1, 1 #777d84',
      ),
      across('gold', '0 #6f5318, .18 #b88f3a, .3 #fbeab4, .45 #c9a04a, .8 #9a7528, 1 #5f4614'),
      radial('shadow', '0 #1a1712 0.75, .55 #1a1712 0.32, 1 #1a1712 0'),
      radial('glow', '0 #fff 0.85, 1 #fff 0'),
      radial('vignette', '.7 #20140a 0, 1 #20140a 0.13'),
      element(
        'filter',
        {
          id: 'soft',
          x: '-5%',
          y: '-5%',
          width: '110%',
          height: '110%',
          'color-interpolation-filters': 'sRGB',
        },
        { content: element('feGaussianBlur', { stdDeviation: 5 }) },
      ),
    ].join(''),
  },
)
