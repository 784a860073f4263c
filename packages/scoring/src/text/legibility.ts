import type { TextLine } from '../facts.ts'
import { findingOfLine, isReadOnTile } from './four-ws.ts'
import { SAME_WORD } from './thresholds.ts'

export type LegibilityVerdict = 'pass' | 'fail' | 'not_sure'

export type LineLegibility = {
  verdict: LegibilityVerdict
  /**
   * WCAG 2.2 contrast of two grays: the facts have a difference of luminances, which leaves a range. Saturated reds on
   * white have less. Null if not measured.
   */
  contrastRatio: { least: number; most: number } | null
  /** Height of small letters without ascenders, or of capitals in lines without small ones. */
  xHeightPx: { px101: number; px202: number }
  /** Null if the line was not tried on the tile. */
  isRead: boolean | null
}

/** WCAG 2.2, 1.4.3 (AA): text, and text from 18 pt, which are 24 px. */
const MIN_RATIO = 4.5
const MIN_RATIO_OF_LARGE = 3
const LARGE_PX = 24
const TILE_PX = 101
/** 5 minutes of arc, the letters of normal sight, at 30 cm: 0.44 mm of the tile's 16 mm. */
const MIN_X_HEIGHT = 0.436 / 16
/**
 * Height of a line by that of its letters, in shares of the image: fitted on 480 drawn lines (`npm run bench --
 * legibility`), with a residual of a tenth. Detection adds a rim.
 */
const SMALL_LETTERS = { rim: 0.0066, slope: 1.71 }
const CAPITALS = { rim: 0.0167, slope: 0.762 }
const HEIGHT_ERROR = 0.1

/**
 * Judges a line on a search tile of 16 mm by three measurements, as the Cambridge test of visual clarity asks (blur
 * and contrast): what is read on the blurred tile, the contrast, and the size of the letters. Where reading and
 * measurement disagree, it is not sure.
 */
export function lineLegibility(line: TextLine): LineLegibility {
  const contrastRatio = line.contrast === null ? null : rounded(ratiosOf(line.contrast))
  const { rim, slope } = /\p{Ll}/u.test(line.text ?? '') ? SMALL_LETTERS : CAPITALS
  const share = Math.max(0, (line.height - rim) / slope)
  const xHeightPx = { px101: tenths(share * TILE_PX), px202: tenths(share * 2 * TILE_PX) }
  const isRead = line.tiles === null ? null : isReadOnTile(line)
  const contrast = contrastVerdict(line)
  const verdict = verdictOf(isRead, contrast, sizeVerdict(share))
  return { verdict, contrastRatio, xHeightPx, isRead }
}

function verdictOf(
  isRead: boolean | null,
  contrast: LegibilityVerdict,
  size: LegibilityVerdict,
): LegibilityVerdict {
  if (contrast === 'fail') return 'fail'
  if (isRead === null) return size === 'fail' ? 'fail' : 'not_sure'
  if (isRead) return size === 'pass' && contrast === 'pass' ? 'pass' : 'not_sure'
  return size === 'pass' && contrast === 'pass' ? 'not_sure' : 'fail'
}

/** Returns the verdict of WCAG: sure only if all luminances with this difference agree. */
export function contrastVerdict({
  contrast,
  height,
}: Pick<TextLine, 'contrast' | 'height'>): LegibilityVerdict {
  if (contrast === null) return 'not_sure'
  const { least, most } = ratiosOf(contrast)
  const needed = height * TILE_PX >= LARGE_PX ? MIN_RATIO_OF_LARGE : MIN_RATIO
  if (least >= needed) return 'pass'
  return most < needed ? 'fail' : 'not_sure'
}

function sizeVerdict(share: number): LegibilityVerdict {
  if (share * (1 - HEIGHT_ERROR) >= MIN_X_HEIGHT) return 'pass'
  return share * (1 + HEIGHT_ERROR) < MIN_X_HEIGHT ? 'fail' : 'not_sure'
}

const STEPS = 50

/** Returns the smallest and largest ratio of two grays with a difference of gamma-encoded luminance. */
function ratiosOf(difference: number): { least: number; most: number } {
  const ratios = Array.from({ length: STEPS + 1 }, (_, step) => {
    const dark = ((1 - difference) * step) / STEPS
    return (linear(dark + difference) + 0.05) / (linear(dark) + 0.05)
  })
  return { least: Math.min(...ratios), most: Math.max(...ratios) }
}

/** Relative luminance of a gray of sRGB. */
const linear = (gray: number): number => (gray <= 0.04045 ? gray / 12.92 : ((gray + 0.055) / 1.055) ** 2.4)

const rounded = ({ least, most }: { least: number; most: number }) => ({
  least: Math.floor(10 * least) / 10,
  most: Math.ceil(10 * most) / 10,
})

const tenths = (value: number): number => Math.round(10 * value) / 10

/** Returns true if a line is shown as readable. A verdict that is not sure follows the reading. */
export function isLegible(line: TextLine): boolean {
  const { verdict, isRead } = lineLegibility(line)
  return verdict === 'pass' || (verdict === 'not_sure' && isRead === true)
}

/** Returns the verdict on an image: all lines pass, or most fail. Null without lines. */
export function legibilityOf(lines: readonly TextLine[]): LegibilityVerdict | null {
  if (lines.length === 0) return null
  const verdicts = lines.map((line) => lineLegibility(line).verdict)
  if (verdicts.every((verdict) => verdict === 'pass')) return 'pass'
  return verdicts.filter((verdict) => verdict === 'fail').length > lines.length / 2 ? 'fail' : 'not_sure'
}

/** Returns true if a line is read even on the small tile. */
export const isReadOnSmallTile = (line: TextLine): boolean =>
  findingOfLine(line).similarity.px101 >= SAME_WORD
