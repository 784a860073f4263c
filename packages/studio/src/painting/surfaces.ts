import type { Color } from './color.ts'
import { createNoise, fractal, mix, smoothstep } from './noise.ts'

/** In product heights. `fine` is the visible detail (1 near, 0 far). */
export type Surface = (u: number, v: number, fine: number, out: Pigment) => void
/** Reused to avoid garbage. */
export type Pigment = [red: number, green: number, blue: number]

export type Material = 'oak' | 'walnut' | 'marble' | 'slate' | 'linen' | 'plaster' | 'terracotta'

const grain = createNoise(11)
const clouds = createNoise(23)
const PLANK = 0.42

/** Runs planks left to right, each with its own tone and grain. */
function wood(light: Color, dark: Color): Surface {
  return (u, v, fine, out) => {
    const row = Math.floor(v / PLANK)
    const across = v / PLANK - row
    const shift = 7.3 * (clouds(row * 3.7, 1.5) + 1)
    const along = u + shift * 5
    const figure =
      fractal(grain, along * 1.3, across * 7 + shift, 4) + 0.35 * fine * grain(along * 9, across * 90 + shift)
    const ring = 0.5 + 0.5 * Math.sin(9 * (across + 0.55 * clouds(along * 0.45, row + shift)) + 5 * figure)
    const tone = 0.18 + 0.34 * ring + 0.42 * figure + 0.22 * clouds(row * 5.1, 9.5)
    const gap = 1 - 0.5 * fine * (1 - smoothstep(0, 0.03, Math.min(across, 1 - across)))
    mixInto(out, dark, light, Math.min(1, Math.max(0, 0.35 + tone)))
    scaleInto(out, out, gap)
  }
}

function marble(base: Color, vein: Color): Surface {
  return (u, v, fine, out) => {
    const bend = fractal(clouds, u * 1.1, v * 1.1, 4)
    const line = Math.abs(Math.sin(2.1 * (u * 0.8 + v * 1.3) + 5.2 * bend))
    const thin =
      (1 - smoothstep(0, 0.06, line)) * smoothstep(-0.1, 0.5, fractal(grain, u * 2 + 5, v * 2, 2) + 0.25)
    const cloud = 0.16 * smoothstep(-0.2, 0.7, fractal(clouds, u * 0.8 + 40, v * 0.8, 3))
    mixInto(out, base, vein, Math.min(0.8, 0.55 * thin * (0.5 + 0.5 * fine) + cloud))
  }
}

function mineral(base: Color, contrast: number, speckle: number): Surface {
  return (u, v, fine, out) => {
    const cloud = contrast * fractal(clouds, u * 1.6, v * 1.6, 4)
    const fleck = speckle * fine * grain(u * 70, v * 70)
    scaleInto(out, base, 1 + cloud + fleck)
  }
}

function linen(base: Color): Surface {
  return (u, v, fine, out) => {
    const fold = 0.075 * Math.sin(3.3 * (u * 0.6 + v) + 3.5 * fractal(clouds, u * 0.5, v * 0.5, 2))
    const thread = 0.035 * fine * (grain(u * 130, v * 24) + grain(u * 24 + 9, v * 130))
    scaleInto(out, base, 1 + fold + thread + 0.03 * fractal(clouds, u * 2, v * 2, 3))
  }
}

function mixInto(out: Pigment, one: Color, other: Color, share: number): void {
  out[0] = mix(one[0], other[0], share)
  out[1] = mix(one[1], other[1], share)
  out[2] = mix(one[2], other[2], share)
}

function scaleInto(out: Pigment, color: Color, factor: number): void {
  out[0] = color[0] * factor
  out[1] = color[1] * factor
  out[2] = color[2] * factor
}

export const SURFACES: Record<Material, Surface> = {
  oak: wood([222, 184, 138], [168, 122, 78]),
  walnut: wood([148, 104, 72], [84, 54, 36]),
  marble: marble([240, 238, 235], [150, 148, 150]),
  slate: mineral([74, 78, 84], 0.12, 0.07),
  linen: linen([226, 216, 200]),
  plaster: mineral([224, 217, 207], 0.03, 0.015),
  terracotta: mineral([203, 138, 106], 0.06, 0.05),
}

/** Has almost no texture. */
export const painted = (color: Color): Surface => mineral(color, 0.012, 0.008)
