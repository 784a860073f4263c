export * from './draw-explanation.ts'
