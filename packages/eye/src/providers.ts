/** Execution providers of ONNX Runtime that can run the models of a machine (docs/execution-providers.md). */
export const PROVIDERS = ['cpu', 'cuda', 'coreml', 'webgpu'] as const

export type Provider = (typeof PROVIDERS)[number]
