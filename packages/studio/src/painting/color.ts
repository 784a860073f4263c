/** 8-bit sRGB. */
export type Color = readonly [red: number, green: number, blue: number]
/** CIE L*a*b* (D65). */
export type Lab = readonly [lightness: number, a: number, b: number]

const toLinear = (value: number): number =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

const [WHITE_X, WHITE_Z] = [0.95047, 1.08883]
const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
const uncurve = (t: number): number => (t > 0.20689 ? t ** 3 : (t - 16 / 116) / 7.787)

/** Uses white point D65. */
export function toLab([red, green, blue]: Color): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE_X)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE_Z)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Clamps to the sRGB gamut. */
export function fromLab([lightness, a, b]: Lab): Color {
  const level = (lightness + 16) / 116
  const [x, y, z] = [WHITE_X * uncurve(level + a / 500), uncurve(level), WHITE_Z * uncurve(level - b / 200)]
  const channel = (value: number) => Math.round(Math.min(255, Math.max(0, fromLinear(value))))
  return [
    channel(3.2406 * x - 1.5372 * y - 0.4986 * z),
    channel(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    channel(0.0557 * x - 0.204 * y + 1.057 * z),
  ]
}

/** Returns 0 for gray. */
export const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b)

/** Changes lightness and limits chroma. */
export function tone([, a, b]: Lab, lightness: number, maxChroma: number): Lab {
  const chroma = Math.hypot(a, b)
  const scale = chroma > maxChroma ? maxChroma / chroma : 1
  return [lightness, a * scale, b * scale]
}

/** Returns the CIE76 color difference. */
export const difference = (one: Lab, other: Lab): number =>
  Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2)

/** Returns 0–255 by Rec. 709 on gamma-encoded values. `at` is the red byte. */
export const luminanceAt = (data: Uint8Array | Uint8ClampedArray, at: number): number =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)

/** Returns `#rrggbb`. */
export const hex = (color: Color): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
