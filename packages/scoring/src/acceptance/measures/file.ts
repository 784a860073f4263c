import { absence, amount, type ImageMeasure, valuesOf } from '../measure.ts'

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

/** A channel for transparency need not be used. */
export const backgroundTransparent: ImageMeasure = absence(({ facts }) => Number(facts.file.hasAlpha))
