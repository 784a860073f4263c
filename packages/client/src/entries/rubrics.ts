export type { RubricPreviewOptions, RubricPublishOptions } from './rubrics/rubrics.ts'
export { Rubrics } from './rubrics/rubrics.ts'
