// Generates documents and package files from code. With --check, writes nothing and fails if one is out of date; a
// test compares the OpenAPI document.
// usage: npm run docs [-- --check]
import { execFileSync } from 'node:child_process'

// Examples come first, because the OpenAPI document contains them.
for (const part of [
  'retailers',
  'api-examples',
  'client-types',
  'console-types',
  'admin-document',
  'client-readme',
  'api',
  'scoring',
  'acceptance',
  'configuration',
  'custom-factors',
  'bench',
  'contributing',
])
  await import(`./${part}.ts`)
if (!process.argv.includes('--check'))
  execFileSync(process.execPath, ['scripts/test.ts', 'contract/openapi.test'], {
    env: { ...process.env, ENDCAP_REBASELINE: '1' },
    stdio: 'inherit',
  })
// Reads the OpenAPI document.
await import('./python-client.ts')
