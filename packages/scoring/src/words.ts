// Excludes the engine. Browsers load this first.
export * from './answers/actions/actions.ts'
export * from './asset-types/asset-types.ts'
export { SURE } from './classification.ts'
export * from './loss-causes.ts'
export * from './retailer-rules/retailer-rules.ts'
export type { AcceptanceState } from './acceptance/states.ts'
export * from './score-words.ts'
