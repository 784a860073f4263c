import type { Canvas } from './canvas.ts'
import { type Box, filled } from './placing.ts'
import { scenery } from './scenery.ts'
import { circle, clipped, gradient, moved, path, rect } from './svg.ts'

/** Draws a photographed scene at random if the list has one, otherwise scenery. */
export async function photoGround(c: Canvas, box: Box = { x: 0, y: 0, w: 1000, h: c.h }): Promise<string> {
  const scene = c.r.chance(0.65) ? c.photos.scene(c.r) : undefined
  if (scene) return filled(scene, box)
  return clipped(
    moved(scenery({ ...c, h: (box.h / box.w) * 1000 }).svg, box.x, box.y, box.w / 1000),
    rect(box.x, box.y, box.w, box.h, '#000'),
  )
}

/** Draws the ground of a designed panel: plain, shaded, with large soft shapes, or a picture under a veil. */
export async function designedGround(c: Canvas): Promise<string> {
  const { r, h, palette } = c
  const plain = rect(0, 0, 1000, h, palette.ground)
  switch (r.int(0, 5)) {
    case 0:
    case 1:
      return plain
    case 2: {
      const shade = gradient(
        [
          { at: 0, colour: '#fff', opacity: 0.35 },
          { at: 1, colour: palette.accent, opacity: 0.3 },
        ],
        r.pick(['down', 'slant', 'radial'] as const),
      )
      return plain + shade.defs + rect(0, 0, 1000, h, shade.paint)
    }
    case 3:
      return (
        plain +
        circle(r.range(0, 1000), r.range(0, h), r.range(250, 520), palette.accent, 'opacity="0.14"') +
        circle(r.range(0, 1000), r.range(0, h), r.range(150, 400), palette.second, 'opacity="0.13"')
      )
    case 4:
      return (
        plain +
        path(
          `M0 ${h * r.range(0.5, 0.75)} Q${r.range(200, 500)} ${h * 0.5} 1000 ${h * r.range(0.55, 0.85)} V${h} H0 Z`,
          palette.accent,
          'opacity="0.22"',
        )
      )
    default:
      return palette.mood === 'dark' || palette.mood === 'bold'
        ? (await photoGround(c)) + rect(0, 0, 1000, h, palette.ground, 0, 'opacity="0.72"')
        : (await photoGround(c)) + rect(0, 0, 1000, h, palette.ground, 0, 'opacity="0.8"')
  }
}
