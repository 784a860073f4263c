export * from './generative-models.ts'
export * from './model-config.ts'
export { type AskLabel, createAskLabel, TEST_QUESTION } from './opinion/ask-label.ts'
export * from './opinion/opinion-config.ts'
