// The only module that loads the inference runtime (`.oxlintrc.json`).
import './disable-telemetry.ts'

// Not a static import: a bundle moves those to its beginning, before the telemetry is disabled.
export const { InferenceSession, Tensor } = await import('onnxruntime-node')
