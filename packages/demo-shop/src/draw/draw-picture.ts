import { element, ellipse, svgDocument } from '@endcap/drawing/svg'
import type { DemoProduct, Picture, Staging } from '../demo-product.ts'
import { drawPack, type Face, scaleTo, stand } from './draw-pack.ts'
import { lettering } from './lettering.ts'
import { OUTDOORS } from './outdoors.ts'
import { comparison, contents, facts, infographic, range, sizeChart } from './panels.ts'
import { ROOMS } from './rooms.ts'
import { at, contactShadow, DEFS, rect } from './shapes.ts'

type Of<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

const DEFAULT_PX = 1600
const DEFAULT_FILL = 0.88

/** Draws a picture of a product as a square SVG. The result is deterministic. */
export function drawPicture(product: DemoProduct, picture: Picture): string {
  const { sizePx = DEFAULT_PX } = picture
  const size = { width: sizePx, height: sizePx, viewBox: '0 0 1600 1600' }
  return svgDocument(size, DEFS + content(product, picture))
}

function content(product: DemoProduct, picture: Picture): string {
  switch (picture.kind) {
    case 'front':
    case 'back':
    case 'turned':
      return packshot(product, picture.kind, picture)
    case 'detail':
      return detail(product, picture)
    case 'scene':
      return scene(product, picture)
    case 'infographic':
      return infographic(product, picture.headline)
    case 'facts':
      return facts(product)
    case 'size':
      return sizeChart(product)
    case 'comparison':
      return comparison(product)
    case 'range':
      return range(product)
    case 'contents':
      return contents(product, picture.items)
    default:
      return picture satisfies never
  }
}

function packshot({ pack }: DemoProduct, face: Face, staging: Staging): string {
  const { fill = DEFAULT_FILL, ground = '#ffffff', lean = 0, off = [0, 0], badge } = staging
  const drawn = drawPack(pack, face)
  const space = { width: 1600 * fill, height: 1600 * fill }
  const scale = scaleTo(drawn, space)
  const [width, height] = [drawn.width * scale, drawn.height * scale]
  const [x, foot] = [800 + 1600 * off[0], 800 + height / 2 + 1600 * off[1]]
  // On pure white the shadow is faint, because retailers reject a gray background.
  const shadow = contactShadow(x, foot - 0.012 * width, 0.94 * width, ground === '#ffffff' ? 0.22 : 0.6)
  const body = at(x, foot - height / 2, at(0, height / 2, stand(drawn, 0, 0, space)), 1, lean)
  return (
    rect(0, 0, 1600, 1600, ground) +
    (lean || drawn.grounded ? '' : shadow) +
    body +
    (badge ? sticker(badge) : '')
  )
}

const sticker = (words: string) =>
  at(
    1330,
    270,
    element('circle', { r: 200, fill: '#d8232a' }) +
      lettering(words, {
        x: 0,
        y: 26,
        size: 60,
        weight: 0.2,
        color: '#fff',
        anchor: 'middle',
        maxWidth: 330,
      }),
    1,
    -10,
  )

function detail({ pack }: DemoProduct, { from, to, across = 0.5 }: Of<'detail'>): string {
  const drawn = drawPack(pack, 'front')
  const scale = 1600 / ((to - from) * drawn.height)
  const turned = at(800 - across * drawn.width * scale, -from * drawn.height * scale, drawn.svg, scale)
  return (
    rect(0, 0, 1600, 1600, '#f4f2ee') +
    rect(0, 0, 1600, 1600, 'url(#flat)') +
    at(800, 800, at(-800, -800, turned), 1.06, -4)
  )
}

function scene({ pack }: DemoProduct, { place, left = 0.5, scale = 1 }: Of<'scene'>): string {
  const { behind, before, foot, ...space } = { ...ROOMS, ...OUTDOORS }[place]()
  const drawn = drawPack(pack, 'front')
  const room = { width: space.width * scale, height: space.height * scale }
  const [x, wide] = [1600 * left, drawn.width * scaleTo(drawn, room)]
  // Light from the window casts the shadow to the right and to the front.
  const cast = ellipse(
    x + wide * 0.3,
    foot + 24,
    wide * 0.85,
    20 + wide * 0.06,
    'url(#shadow)',
    'fill-opacity=".45"',
  )
  return behind + cast + contactShadow(x, foot, wide, 0.9) + stand(drawn, x, foot, room) + before
}
