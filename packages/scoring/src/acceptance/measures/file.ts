import { absence, amount, compare, type ImageMeasure, valuesOf } from '../measure.ts'

export const fileType: ImageMeasure = {
  of: 'image',
  isProven: true,
  isOfFile: true,
  check({ facts: { file } }, rule) {
    const isNamed = valuesOf(rule).includes(file.format)
    return { outcome: isNamed === (rule.operator !== 'none') ? 'pass' : 'fail', measured: file.format }
  },
}

export const animated: ImageMeasure = absence(({ facts }) => Number(facts.file.animated), { isProven: true })

export const jpegQuality: ImageMeasure = amount(({ detail }) => detail.jpegQuality, { isOfFile: true })

/** Spaces that a rule for RGB means. */
const RGB: ReadonlySet<string> = new Set(['srgb', 'adobe_rgb', 'eci_rgb', 'display_p3', 'rgb'])

/** Unknown profiles and gray files stay unsure. */
export const colorSpace: ImageMeasure = {
  of: 'image',
  isProven: true,
  isOfFile: true,
  check({ facts: { file } }, rule) {
    const { colorSpace: measured } = file
    if (measured === undefined) return { outcome: 'not_sure', measured: null }
    const accepted = valuesOf(rule)
    const isAccepted = accepted.includes(measured) || (accepted.includes('rgb') && RGB.has(measured))
    const isUnknown = measured === 'rgb' || measured === 'grayscale'
    return { outcome: isAccepted ? 'pass' : isUnknown ? 'not_sure' : 'fail', measured }
  },
}

/** Image programs take files that state no density for this one. */
const DEFAULT_DPI = 72

export const resolutionDpi: ImageMeasure = {
  of: 'image',
  isProven: true,
  isOfFile: true,
  check({ facts: { file } }, rule) {
    const { densityDpi } = file
    if (densityDpi !== undefined && densityDpi !== null) return compare(densityDpi, rule)
    const isDefault = densityDpi === null && Number(rule.value) === DEFAULT_DPI
    return { outcome: isDefault ? 'pass' : 'not_sure', measured: null }
  },
}

/** A channel for transparency need not be used. */
export const backgroundTransparent: ImageMeasure = absence(({ facts }) => Number(facts.file.hasAlpha))
