/**
 * Disables the telemetry of ONNX Runtime. Import it before the library: version 1.30 posts model names, run counts and
 * a device id to its vendor, and stores that id in the home directory, unless this variable is set when it is loaded.
 *
 * The library reads the environment of the process. A worker thread has a copy of it, so the main thread must import
 * this module first. Child processes inherit the variable.
 *
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
