// Runs the fuzz test with more requests, which takes a minute longer than in the default suite.
process.env['ENDCAP_FUZZ_REQUESTS'] ??= '330'
await import('./fuzz.test.ts')
