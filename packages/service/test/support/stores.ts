import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe } from 'node:test'
import { type Database, type DatabaseConfig, openDatabase } from '../../src/db/database.ts'
import { createLog } from '../../src/log.ts'
import { type Postgres, startPostgres, withoutPostgres } from './postgres.ts'

const silent = createLog({ level: 'silent', format: 'json' })

export type StoreUnderTest = {
  kind: 'embedded' | 'PostgreSQL'
  /** A fresh place for a database; opening it twice is opening the same one. */
  place: () => Promise<DatabaseConfig>
  /** Restarts the server below; the embedded one has none. */
  restart: () => Promise<void>
}

/** Declares the same tests for the embedded store and for a real PostgreSQL. */
export function describeOnBothStores(title: string, suite: (store: StoreUnderTest) => void): void {
  describe(`${title} (embedded)`, () => {
    suite({
      kind: 'embedded',
      place: async () => ({ url: null, dataDirectory: temporaryDirectory() }),
      restart: async () => undefined,
    })
  })
  describe(`${title} (PostgreSQL)`, { skip: withoutPostgres }, () => {
    let server: Postgres | undefined
    before(async () => {
      server = await startPostgres()
    })
    after(() => server?.[Symbol.asyncDispose]())
    const running = (): Postgres => {
      if (!server) throw new Error('PostgreSQL is not running')
      return server
    }
    suite({
      kind: 'PostgreSQL',
      place: async () => ({ url: await running().createDatabase(), dataDirectory: temporaryDirectory() }),
      restart: () => running().restart(),
    })
  })
}

export function open(place: DatabaseConfig): Promise<Database> {
  return openDatabase(place, {
    log: silent,
    onDeath: (error) => {
      throw error
    },
  })
}

const directories: string[] = []
process.on('exit', () => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'endcap-test-'))
  directories.push(directory)
  return directory
}
