// Runs in an empty project in which the package is installed. The environment has the address of a server.
import { Endcap, EndcapError } from '@endcap/client'
import { Events } from '@endcap/client/events'
import { check } from './check.cjs'

await check({ Endcap, EndcapError, Events }, 'import')
