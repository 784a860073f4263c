// The only module that loads the inference runtime (`.oxlintrc.json`).
import './disable-telemetry.ts'

// Dynamic, because a bundler moves static imports ahead of the telemetry module.
export const { InferenceSession, Tensor } = await import('onnxruntime-node')
