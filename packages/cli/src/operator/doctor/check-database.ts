import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DirectoryInUseError } from '@endcap/foundation/embedded-db/directory-lock'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Config } from '@endcap/service/config/config'
import { type Finding, failed, ok } from '@endcap/service/health/finding'
import { type Inspection, inspectDatabase } from '@endcap/service/health/inspect-database'
import { type Database, openDatabase } from '@endcap/service/platform/db/database'
import { say } from '../../terminal/say.ts'
import { AdministrationError } from '../control/administration-error.ts'
import { controlClient, NotRunningError } from '../control/control-socket.ts'
import { createDiagnosis, type Diagnosis } from './diagnosis.ts'
import { explainDatabase } from './explain-database.ts'
import { inspectServer } from './inspect-server.ts'

/** A service that starts or shuts down holds the directory without a socket for some seconds. */
const START_TIMEOUT_MS = 8_000
const RETRY_MS = 250
/** One for the checks of the database, one for the check of its connections. */
const CONNECTIONS = 2

type Where = { config: Config; log: Logger; queues: readonly string[] }

const inspectionOf = ({ config, queues }: Where): Inspection => ({
  queues,
  factsVersion: config.eye.version,
  backupMaxAgeDays: config.backupMaxAgeDays,
})

/** Checks the database: a PostgreSQL server, or the embedded database through the running service or directly. */
export async function checkDatabase(where: Where, signal: AbortSignal): Promise<Finding[]> {
  const { database, dataDirectory } = where.config
  try {
    if (database.url !== null) return await inspectPostgres(where, database.url)
    if (!existsSync(join(dataDirectory, 'db')))
      return [ok('database', say('cli.doctor.no_database', { directory: dataDirectory }))]
    return await inspectEmbedded(where, signal)
  } catch (error) {
    return [explainDatabase(error)]
  }
}

/** Returns a signed URL of the service for a probe file of the doctor; null if no service can sign one. */
export async function signProbe(where: Where, key: string, signal: AbortSignal): Promise<string | null> {
  const { auth, database, dataDirectory } = where.config
  if (database.url !== null) {
    await using opened = await open(where)
    return await createDiagnosis({
      db: opened.db,
      baseUrl: auth.baseUrl,
      ...inspectionOf(where),
    }).signProbe({ key })
  }
  try {
    return existsSync(dataDirectory)
      ? await controlClient<Diagnosis>(dataDirectory)('signProbe', { key }, signal)
      : null
  } catch (error) {
    if (error instanceof NotRunningError) return null
    throw error
  }
}

async function inspectPostgres(where: Where, url: string): Promise<Finding[]> {
  await using opened = await open(where)
  const { poolSize = 10 } = where.config.database
  return [
    ...(await inspectDatabase(opened.db, inspectionOf(where))),
    ...(await inspectServer(opened.db, { url, poolSize })),
  ]
}

async function inspectEmbedded(where: Where, signal: AbortSignal): Promise<Finding[]> {
  for (const end = Date.now() + START_TIMEOUT_MS; ; await sleep(RETRY_MS, undefined, { signal })) {
    try {
      return await controlClient<Diagnosis>(where.config.dataDirectory)('diagnose', {}, signal)
    } catch (error) {
      if (error instanceof AdministrationError)
        return [failed('database', error.message, say('cli.doctor.other_release'))]
      if (!(error instanceof NotRunningError)) throw error
    }
    try {
      await using opened = await open(where)
      return await inspectDatabase(opened.db, inspectionOf(where))
    } catch (error) {
      if (!(error instanceof DirectoryInUseError) || Date.now() > end) throw error
    }
  }
}

/** Opens the database without migrating it. */
async function open({ config, log }: Where): Promise<Database & AsyncDisposable> {
  const database = await openDatabase(
    { ...config.database, poolSize: CONNECTIONS },
    { log, onDeath: () => undefined, asItIs: true },
  )
  return { ...database, [Symbol.asyncDispose]: database.close }
}
