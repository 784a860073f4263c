/**
 * Must load before ONNX Runtime, which otherwise (1.30) posts model names, run counts and a device id to its
 * vendor and stores the id at home. Workers copy the environment, so the main thread must import this. Child
 * processes inherit it.
 * @throws Error in a worker without that import
 */
import { isMainThread } from 'node:worker_threads'

const VARIABLE = 'ORT_DISABLE_TELEMETRY'
const DISABLED = '1'

if (isMainThread) process.env[VARIABLE] = DISABLED
else if (process.env[VARIABLE] !== DISABLED)
  throw new Error(
    'import disable-telemetry.ts in the main thread before it starts a thread that loads models',
  )
