// Makes a work folder with a file, prints its path, and runs until it is killed.
// usage: node hold-work-folder.ts PARENT
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWorkFolder } from '../../src/disk/work-folder.ts'

const path = createWorkFolder(process.argv[2] ?? '').path()
writeFileSync(join(path, 'unfinished'), 'half')
console.log(path)
setInterval(() => undefined, 60_000)
