// Excludes the engine. Browsers load this first.

export type { AcceptanceState } from './acceptance-state.ts'
export * from './answers/actions/actions.ts'
export { ADVICE, type Advice } from './answers/advice-names.ts'
export { PURSES, type Purse } from './answers/purses.ts'
export * from './asset-types/asset-types.ts'
export { SURE } from './classification.ts'
export * from './loss-causes.ts'
export * from './retailer-rules/retailer-rules.ts'
export * from './score-words.ts'
