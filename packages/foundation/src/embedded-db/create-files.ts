// Runs in a separate process, because initdb takes some 800 MB, which only the end of a process releases.
// usage: node create-files.ts DIRECTORY
import { PgliteSession } from './pglite-session.ts'

const [, , directory] = process.argv
if (directory === undefined) throw new Error('usage: create-files.ts DIRECTORY')
const session = await PgliteSession.open(directory)
await session.close()
