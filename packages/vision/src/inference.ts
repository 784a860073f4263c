// No other module loads the runtime (`.oxlintrc.json`).
import './disable-telemetry.ts'

// Bundlers move static imports ahead of the telemetry module.
export const { InferenceSession, listSupportedBackends, Tensor } = await import('onnxruntime-node')
