export * from './generative-models.ts'
export * from './model-config.ts'
export { type AskLabel, createAskLabel, type LabelQuestion } from './opinion/ask-label.ts'
export * from './opinion/opinion-config.ts'
