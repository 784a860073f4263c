// A separate process, because initdb takes 800 MB that only its end releases. usage: node create-files.ts
// DIRECTORY
import { PgliteSession } from './pglite-session.ts'

const [, , directory] = process.argv
if (directory === undefined) throw new Error('usage: create-files.ts DIRECTORY')
const session = await PgliteSession.open(directory)
await session.close()
