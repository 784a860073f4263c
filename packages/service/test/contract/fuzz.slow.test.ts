// Sends more requests than the default suite, which takes a minute.
process.env['ENDCAP_FUZZ_REQUESTS'] ??= '330'
await import('./fuzz.test.ts')

export {}
