// Sends more requests than the default suite, for which there is no time.
import process from 'node:process'

process.env['ENDCAP_FUZZ_REQUESTS'] ??= '330'
await import('./fuzz.test.ts')
