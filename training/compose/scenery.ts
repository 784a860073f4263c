import { element, reference } from '@endcap/demo-shop/svg'
import type { Canvas } from './canvas.ts'
import { hsl } from './colour.ts'
import { blurred, circle, defs, ellipse, gradient, line, moved, rect, uniqueId } from './svg.ts'

/** Draws grain with feTurbulence. Stretched along one axis it looks like wood, otherwise like stone or cloth. */
export function grain(
  x: number,
  y: number,
  w: number,
  h: number,
  along: number,
  across: number,
  seed: number,
  opacity: number,
): string {
  const id = uniqueId()
  const noise = {
    type: 'fractalNoise',
    baseFrequency: `${along} ${across}`,
    numOctaves: 3,
    seed,
  }
  const filter = element(
    'filter',
    { id, x: 0, y: 0, width: '100%', height: '100%' },
    {
      content:
        element('feTurbulence', noise) +
        element('feColorMatrix', { values: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -0.55' }),
    },
  )
  return defs(filter) + rect(x, y, w, h, '#000', 0, `filter="${reference(id)}" opacity="${opacity}"`)
}

function woodTop(c: Canvas, y: number, h: number): string {
  const tone = c.r.pick([hsl(28, 38, 45), hsl(32, 45, 62), hsl(25, 25, 30), hsl(36, 30, 78)])
  const shade = gradient(
    [
      { at: 0, colour: '#fff', opacity: 0.25 },
      { at: 1, colour: '#000', opacity: 0.35 },
    ],
    'down',
  )
  const planks = [0.2, 0.45, 0.72]
    .map((at) => line(0, y + h * at * at, 1000, y + h * at * at, '#000', 3, 'opacity="0.25"'))
    .join('')
  return (
    rect(0, y, 1000, h, tone) +
    grain(0, y, 1000, h, 0.004, 0.09, c.r.int(1, 900), 0.4) +
    planks +
    shade.defs +
    rect(0, y, 1000, h, shade.paint)
  )
}

function bokeh(c: Canvas, count: number, bottom: number): string {
  return Array.from({ length: count }, () =>
    circle(
      c.r.range(0, 1000),
      c.r.range(0, bottom),
      c.r.range(20, 90),
      c.r.pick(['#fff', hsl(45, 80, 75), hsl(c.palette.hue, 50, 70)]),
      `opacity="${c.r.range(0.1, 0.4).toFixed(2)}"`,
    ),
  ).join('')
}

function room(c: Canvas, floor: number): string {
  const { r } = c
  const wall = hsl(r.pick([30, 45, 200, 150, c.palette.hue]), r.range(5, 30), r.range(55, 90))
  const parts = [rect(0, 0, 1000, floor + 2, wall)]
  const things = r.sample([0, 1, 2, 3, 4, 5], 3)
  for (const thing of things) {
    const x = r.range(0, 1000)
    if (thing === 0)
      parts.push(
        rect(x - 150, floor * 0.08, 300, floor * 0.6, '#fdfdf5'),
        rect(x - 8, floor * 0.08, 16, floor * 0.6, wall),
        rect(x - 150, floor * 0.36, 300, 14, wall),
      )
    if (thing === 1)
      for (let i = 0; i < 9; i++)
        parts.push(
          moved(
            ellipse(0, -90, 26, 100, hsl(r.range(90, 140), 35, r.range(22, 42))),
            x,
            floor * 0.95,
            1,
            -70 + i * 17 + r.range(-6, 6),
          ),
        )
    if (thing === 2)
      parts.push(
        rect(x - 220, floor * 0.3, 440, 18, hsl(28, 35, 40)),
        ...[0, 1, 2, 3, 4].map((i) =>
          rect(
            x - 190 + i * 70,
            floor * 0.3 - r.range(60, 130),
            r.range(30, 56),
            130,
            hsl(r.range(0, 360), 25, r.range(35, 70)),
          ),
        ),
      )
    if (thing === 3)
      parts.push(
        rect(x - 110, floor * 0.12, 220, floor * 0.3, hsl(r.range(0, 360), 30, 60)),
        rect(x - 96, floor * 0.14, 192, floor * 0.26, hsl(r.range(0, 360), 25, 82)),
      )
    if (thing === 4)
      parts.push(
        rect(x - 300, floor * 0.62, 600, floor * 0.4, hsl(r.range(0, 360), 18, r.range(35, 75)), 60),
        rect(x - 260, floor * 0.72, 250, floor * 0.3, '#fff', 40, 'opacity="0.18"'),
      )
    if (thing === 5)
      parts.push(
        circle(x, floor * 0.2, 90, '#fff6d8', 'opacity="0.9"'),
        rect(x - 4, 0, 8, floor * 0.14, '#333'),
      )
  }
  const light = gradient(
    [
      { at: 0, colour: '#fff', opacity: 0.4 },
      { at: 0.6, colour: '#fff', opacity: 0 },
      { at: 1, colour: '#000', opacity: 0.25 },
    ],
    'slant',
  )
  return (
    rect(0, 0, 1000, floor + 2, wall) +
    blurred(parts.join(''), r.range(7, 16)) +
    light.defs +
    rect(0, 0, 1000, floor + 2, light.paint)
  )
}

/** Draws a scene for a product, blurred as by a lens, and returns the position of the floor. */
export function scenery(c: Canvas): { svg: string; floor: number } {
  const { r, h } = c
  const floor = h * r.range(0.68, 0.8)
  switch (r.int(0, 4)) {
    case 0:
    case 1:
      return { svg: room(c, floor) + woodTop(c, floor, h - floor), floor: floor + (h - floor) * 0.45 }
    case 2: {
      const sky = gradient(
        [
          { at: 0, colour: hsl(r.pick([200, 95, 35]), 45, 72) },
          { at: 1, colour: hsl(r.pick([100, 60, 30]), 38, 38) },
        ],
        'down',
      )
      return {
        svg:
          sky.defs +
          rect(0, 0, 1000, h, sky.paint) +
          blurred(bokeh(c, 26, h), 10) +
          woodTop(c, floor, h - floor),
        floor: floor + (h - floor) * 0.5,
      }
    }
    case 3: {
      const tile = hsl(r.pick([0, 190, 40, 210]), r.range(0, 25), r.range(75, 95))
      const tiles = Array.from(
        { length: 70 },
        (_, i) =>
          rect(
            (i % 7) * 150 + ((Math.floor(i / 7) % 2) * 75 - 75),
            Math.floor(i / 7) * 75,
            144,
            69,
            tile,
            4,
          ) +
          rect(
            (i % 7) * 150 + ((Math.floor(i / 7) % 2) * 75 - 75),
            Math.floor(i / 7) * 75,
            144,
            20,
            '#fff',
            4,
            'opacity="0.4"',
          ),
      ).join('')
      return {
        svg:
          rect(0, 0, 1000, h, '#b9b9b6') +
          blurred(tiles, 3) +
          blurred(bokeh(c, 5, floor), 25) +
          rect(0, floor, 1000, h - floor, hsl(40, 8, r.range(30, 92))) +
          grain(0, floor, 1000, h - floor, 0.02, 0.03, r.int(1, 900), 0.25),
        floor: floor + (h - floor) * 0.5,
      }
    }
    default: {
      const ground = hsl(c.palette.hue, r.range(20, 55), r.range(60, 86))
      const shade = gradient(
        [
          { at: 0, colour: '#fff', opacity: 0.4 },
          { at: 1, colour: '#000', opacity: 0.18 },
        ],
        'radial',
      )
      const leaves = Array.from({ length: 7 }, (_, i) =>
        moved(
          ellipse(0, -180, 40, 190, '#000', 'opacity="0.16"'),
          r.pick([0, 1000]),
          r.range(0, h * 0.4),
          1,
          i * 33 + r.range(0, 20),
        ),
      ).join('')
      return {
        svg:
          rect(0, 0, 1000, h, ground) +
          shade.defs +
          rect(0, 0, 1000, h, shade.paint) +
          blurred(leaves, 16) +
          ellipse(500, floor + 60, 330, 70, hsl(c.palette.hue, 25, 70)) +
          rect(170, floor + 60, 660, h, hsl(c.palette.hue, 25, 64)) +
          ellipse(500, floor + 52, 330, 70, hsl(c.palette.hue, 25, 84)),
        floor: floor + 70,
      }
    }
  }
}
