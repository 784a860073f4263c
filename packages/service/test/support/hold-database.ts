// Opens the database that the first argument describes, prints the result and keeps the database open.
import type { DatabaseConfig } from '../../src/platform/db/database.ts'
import { open } from './stores.ts'

const place = JSON.parse(process.argv[2] ?? '') as DatabaseConfig
try {
  await open(place)
  console.log('open')
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(error instanceof Error ? error.name : String(error))
  process.exit(1)
}
