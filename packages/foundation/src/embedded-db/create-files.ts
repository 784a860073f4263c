// A process, because only its end releases initdb's 800 MB. usage: node create-files.ts DIRECTORY
import { PgliteSession } from './pglite-session.ts'

const [, , directory] = process.argv
if (directory === undefined) throw new Error('usage: create-files.ts DIRECTORY')
const session = await PgliteSession.open(directory)
await session.close()
