export * from './client.ts'
export * from './endcap-error.ts'
export type * from './types.ts'
