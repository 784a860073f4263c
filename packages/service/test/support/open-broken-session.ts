// Opens a database in a prepared thread that has failed, and prints the error. Run where all threads fail.
import { tmpdir } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { PgliteSession, prepareSession } from '@endcap/foundation/embedded-db/pglite-session'

const failed = new Promise((resolve) => {
  process.once('worker', (thread: Worker) => thread.once('exit', resolve))
})
prepareSession()
await failed
await PgliteSession.open(tmpdir()).catch((error: unknown) => console.log(String(error)))
