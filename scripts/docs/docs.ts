// Writes everything that is generated from code into documents and packages. With --check, writes nothing and fails if
// something is out of date, in one process for all but the OpenAPI document, which a test compares.
// usage: npm run docs [-- --check]
import { execFileSync } from 'node:child_process'

// The examples are part of the OpenAPI document.
for (const part of [
  'api-examples',
  'client-types',
  'console-types',
  'admin-document',
  'client-readme',
  'api',
  'scoring',
  'configuration',
  'bench',
  'contributing',
])
  await import(`./${part}.ts`)
if (!process.argv.includes('--check'))
  execFileSync(process.execPath, ['scripts/test.ts', 'contract/openapi.test'], {
    env: { ...process.env, ENDCAP_REBASELINE: '1' },
    stdio: 'inherit',
  })
