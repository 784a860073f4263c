export { drawExplanation, type ExplanationInput } from './draw-explanation.ts'
export * from './draw-listing.ts'
