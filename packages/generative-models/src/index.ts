export * from './generative-models.ts'
export * from './model-config.ts'
