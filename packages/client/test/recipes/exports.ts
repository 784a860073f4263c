import { createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { Endcap } from '@endcap/client'
import { Exports } from '@endcap/client/exports'

const file = await new Exports(Endcap.fromEnv()).pdps({ format: 'xlsx', scoreMax: 99 })
const output = createWriteStream('listings.xlsx')
await file.pipeTo(Writable.toWeb(output))
console.log(`listings.xlsx has ${output.bytesWritten} bytes`)
