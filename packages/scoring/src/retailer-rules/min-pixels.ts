import { pixels, type RetailerRule } from './retailer-rule.ts'

/** Smallest number of pixels of the longer side. */
export const minPixels: RetailerRule = {
  label: 'Longer side',
  column: 4,
  title: 'Image too small for the retailer',
  description: 'The longer side must have at least as many pixels as the retailer asks for.',
  fix: 'resolution',
  check({ file }, rules) {
    const longest = Math.max(file.widthPx, file.heightPx)
    return { passed: longest >= rules.minPixels, measured: longest, required: rules.minPixels }
  },
  finding: ({ measured }) => `The longer side has ${pixels(measured)} pixels.`,
  demand: ({ required }) => `asks for at least ${pixels(required)}.`,
  summary: ({ measured, required }) => `${pixels(measured)} px, ${pixels(required)} required`,
  cell: ({ passed, measured, required }) =>
    passed ? `${pixels(measured)} px` : `${pixels(measured)} of ${pixels(required)} px`,
}
