import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe } from 'node:test'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import { createFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import { createLog } from '@endcap/foundation/observability/log'
import { JOB_TYPES } from '../../src/app/modules.ts'
import { createOrganizationStore } from '../../src/domains/organizations/organization-store.ts'
import { createStoredFiles, type StoredFiles } from '../../src/platform/blobs/stored-files.ts'
import { type Database, type DatabaseConfig, openDatabase } from '../../src/platform/db/database.ts'
import { openJobQueue } from '../../src/platform/jobs/job-queue.ts'
import { createMetrics } from '../../src/platform/observability/metrics.ts'
import { type Postgres, startPostgres, withoutPostgres } from './postgres.ts'
import { createFromTemplate } from './templates.ts'

const silent = createLog({ level: 'silent', format: 'json' })

export type StoreUnderTest = {
  kind: 'embedded' | 'PostgreSQL'
  /** Returns the configuration of a new database. The embedded one has the current schema, without rows. */
  place: () => Promise<DatabaseConfig>
  /** Returns the configuration of a new database that has no schema. The embedded one does not exist yet. */
  emptyPlace: () => Promise<DatabaseConfig>
  /** Restarts the database server. Does nothing for the embedded database. */
  restart: () => Promise<void>
}

/** Creates an organization and returns its id. */
export async function newOrganization({ db }: Database, name = 'Test'): Promise<string> {
  const settings = { name, icp: null, rateLimit: null, withDefaultPortfolio: false }
  return (await createOrganizationStore(db).create(settings)).id
}

/** Declares the same tests for the embedded database and for a real PostgreSQL. */
export function describeOnBothStores(title: string, suite: (store: StoreUnderTest) => void): void {
  describeOnEmbedded(title, suite)
  describeOnPostgres(title, suite)
}

/**
 * Declares tests for a real PostgreSQL, or for the embedded database where there is none. For suites over HTTP, whose
 * slow suite runs them on the embedded database too.
 */
export function describeOnStore(title: string, suite: (store: StoreUnderTest) => void): void {
  if (withoutPostgres) describeOnEmbedded(title, suite)
  else describeOnPostgres(title, suite)
}

/** Declares tests for the embedded database. */
export function describeOnEmbedded(title: string, suite: (store: StoreUnderTest) => void): void {
  describe(`${title} (embedded)`, () => {
    suite({
      kind: 'embedded',
      place: embeddedPlace,
      emptyPlace: async () => ({ url: null, dataDirectory: temporaryDirectory() }),
      restart: async () => undefined,
    })
  })
}

/** Declares tests for a real PostgreSQL. Skips them where there is none. */
export function describeOnPostgres(title: string, suite: (store: StoreUnderTest) => void): void {
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
    const place = async () => ({
      url: await running().createDatabase(),
      dataDirectory: temporaryDirectory(),
    })
    suite({
      kind: 'PostgreSQL',
      place,
      emptyPlace: place,
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

/** Returns the configuration of a new embedded database with the current schema and queues, without rows. */
export async function embeddedPlace(): Promise<DatabaseConfig> {
  return { url: null, dataDirectory: await migratedDirectory() }
}

/** Creates a data directory whose embedded database has the current schema and queues, without rows. */
export async function migratedDirectory(): Promise<string> {
  const dataDirectory = temporaryDirectory()
  await createFromTemplate('embedded', join(dataDirectory, 'db'), async () => {
    const database = await open({ url: null, dataDirectory })
    const queue = await openJobQueue(JOB_TYPES, {
      database,
      log: silent,
      metrics: createMetrics(),
      works: false,
      supervises: false,
    })
    await queue.stop(0)
    await database.close()
  })
  return dataDirectory
}

/** A database with stored files and an organization. */
export type OpenFiles = {
  database: Database
  blobs: BlobStore
  directory: string
  files: StoredFiles
  organizationId: string
}

/** Opens a database with stored files in a new directory and a new organization. */
export async function openWithFiles(place: DatabaseConfig): Promise<OpenFiles> {
  const directory = temporaryDirectory()
  const blobs = createFileBlobs(directory, { sign: () => '' })
  const database = await open(place)
  const files = createStoredFiles({ db: database.db, blobs, admit: async () => undefined })
  return { database, blobs, directory, files, organizationId: await newOrganization(database) }
}

/** Stores a text as a file of the organization, and returns the SHA-256 of its content. */
export async function keepText(files: StoredFiles, organizationId: string, text: string): Promise<string> {
  const bytes = Buffer.from(text)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await files.keep({ organizationId, sha256 }, bytes)
  return sha256
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
