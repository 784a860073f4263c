// A process of its own: initdb takes some 800 MB for a moment, which only the end of a process gives back.
// usage: node create-files.ts DIRECTORY
import { PgliteSession } from './pglite-session.ts'

const [, , directory] = process.argv
if (directory === undefined) throw new Error('usage: create-files.ts DIRECTORY')
const session = await PgliteSession.open(directory)
await session.close()
