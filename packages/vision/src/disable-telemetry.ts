/**
 * Disables ONNX Runtime telemetry. Import before the library: unless this variable is set at load, version
 * 1.30 posts model names, run counts and a device id to its vendor, and stores the id in the home directory.
 * | The main thread must import this first, because a worker only has a copy of the environment. Child
 * processes inherit it.
 * @throws Error in a worker thread whose main thread has not imported it
 */
import { isMainThread } from 'node:worker_threads'

const VARIABLE = 'ORT_DISABLE_TELEMETRY'
const DISABLED = '1'

if (isMainThread) process.env[VARIABLE] = DISABLED
else if (process.env[VARIABLE] !== DISABLED)
  throw new Error(
    'import disable-telemetry.ts in the main thread before it starts a thread that loads models',
  )
