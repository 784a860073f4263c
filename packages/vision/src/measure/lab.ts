import type { Rgb } from '../raster.ts'

export type Lab = [l: number, a: number, b: number]

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

/** Converts 8-bit sRGB (IEC 61966-2-1) to L*a*b*, D65. */
export function toLab(red: number, green: number, blue: number): Lab {
  const r = LINEAR[red] ?? 0
  const g = LINEAR[green] ?? 0
  const b = LINEAR[blue] ?? 0
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Converts a pixel to CIELAB. */
export function labAt({ data }: Rgb, pixel: number): Lab {
  return toLab(data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0)
}

/** Interpolation error is below 0.001 in L*. */
const STEPS = 4096
/** Exceeds 1, as rounded weights may. */
const TABLE = Float64Array.from({ length: STEPS + 3 }, (_, step) => {
  const t = step / STEPS
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116
})

function f(t: number): number {
  const at = t * STEPS
  const step = Math.floor(at)
  const from = TABLE[step] ?? 0
  return from + ((TABLE[step + 1] ?? 0) - from) * (at - step)
}

/** Returns the CIE76 color difference. */
export function deltaE(one: Readonly<Lab>, other: Readonly<Lab>): number {
  const [l, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.sqrt(l * l + a * a + b * b)
}
