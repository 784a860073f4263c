// The only module that loads the inference runtime (`.oxlintrc.json`).
import './disable-telemetry.ts'

// Imported dynamically, because a bundler moves static imports ahead of the module that disables the telemetry.
export const { InferenceSession, Tensor } = await import('onnxruntime-node')
