export { createHttpHandler } from './http-handler.ts'
export { serveOverStdio } from './stdio.ts'
export type { Connection } from './tool.ts'
