export type DrawnPack = {
  text: string
  font: string
  /** Share of the image: of small letters, or of capitals in lines without small ones. */
  xHeight: number
  fontPx: number
  ink: string
  ground: string
  /** WCAG 2.2 contrast of the drawn colors. */
  ratio: number
}

/** Side of the drawn image in pixels. */
export const SIDE = 1_000

/** Shares of the font size: small letters and capitals, from the fonts' OS/2 tables. */
const FONTS = [
  { font: 'Figtree Bold', small: 0.5, capital: 0.7 },
  { font: 'Figtree Medium', small: 0.5, capital: 0.7 },
] as const
const TEXTS = ['Lemon Lime', 'SPARKLING', 'Organic oats', 'ORIGINAL']
const X_HEIGHTS = [0.012, 0.018, 0.023, 0.032, 0.042, 0.06]
/** Ink on ground, from far below to far above 4.5:1, some in hues that luminance hides. */
const COLORS = [
  ['#000000', '#ffffff'],
  ['#ffffff', '#1a4d8f'],
  ['#5a5a5a', '#ffffff'],
  ['#ffffff', '#c0392b'],
  ['#f5e6a8', '#3b5323'],
  ['#8c8c8c', '#ffffff'],
  ['#ffffff', '#ff9d2e'],
  ['#d94f30', '#f2b134'],
  ['#b8b8b8', '#ffffff'],
  ['#ffffff', '#e63946'],
] as const

/** Packs in all combinations: 480 lines of known size and contrast. */
export const PACKS: readonly DrawnPack[] = FONTS.flatMap(({ font, small, capital }) =>
  TEXTS.flatMap((text) =>
    X_HEIGHTS.flatMap((xHeight) =>
      COLORS.map(([ink, ground]) => ({
        text,
        font,
        xHeight,
        fontPx: (SIDE * xHeight) / (text === text.toUpperCase() ? capital : small),
        ink,
        ground,
        ratio: contrastOf(ink, ground),
      })),
    ),
  ),
)

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
