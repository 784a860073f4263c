import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '@endcap/foundation/errors/reason'
import type { Logger } from '@endcap/foundation/observability/log'
import { type Kysely, Migrator, sql } from 'kysely'
import { first } from './migrations/0001-first.ts'
import { standaloneImages } from './migrations/0002-standalone-images.ts'
import { listings } from './migrations/0003-listings.ts'
import { spark } from './migrations/0004-spark.ts'
import { manyMachines } from './migrations/0005-many-machines.ts'
import { answers } from './migrations/0006-answers.ts'
import { uploads } from './migrations/0007-uploads.ts'
import { users } from './migrations/0008-users.ts'
import { webConsole } from './migrations/0009-console.ts'
import { events } from './migrations/0010-events.ts'
import { webhooks } from './migrations/0011-webhooks.ts'
import { imports } from './migrations/0012-imports.ts'
import { corrections } from './migrations/0013-corrections.ts'
import { shotList } from './migrations/0014-shot-list.ts'
import { tenancy } from './migrations/0015-tenancy.ts'
import { trend } from './migrations/0016-trend.ts'
import { damagedFiles } from './migrations/0017-damaged-files.ts'
import { audit } from './migrations/0018-audit.ts'
import { backupRuns } from './migrations/0019-backup-runs.ts'
import { scoreUpgrade } from './migrations/0020-score-upgrade.ts'
import { sparkRootFault } from './migrations/0021-spark-root-fault.ts'
import { teaching } from './migrations/0022-teaching.ts'
import { whichPicture } from './migrations/0023-which-picture.ts'
import { categorySource } from './migrations/0024-category-source.ts'
import { scopedCredentials } from './migrations/0025-scoped-credentials.ts'
import { lostPoints } from './migrations/0026-lost-points.ts'
import { operatorCredentials } from './migrations/0027-operator-credentials.ts'
import { languages } from './migrations/0028-languages.ts'
import { customFacts } from './migrations/0029-custom-facts.ts'
import { opinions } from './migrations/0030-opinions.ts'
import { passport } from './migrations/0031-passport.ts'
import { altTexts } from './migrations/0032-alt-texts.ts'
import { acceptance } from './migrations/0033-acceptance.ts'
import { pdpAcceptance } from './migrations/0034-pdp-acceptance.ts'
import { fixes } from './migrations/0035-fixes.ts'
import { acceptanceReport } from './migrations/0036-acceptance-report.ts'
import { trash } from './migrations/0037-trash.ts'
import { setOrigins } from './migrations/0038-set-origins.ts'
import { gainSplit } from './migrations/0039-gain-split.ts'
import { bulkChanges } from './migrations/0040-bulk-changes.ts'
import { families } from './migrations/0041-families.ts'
import { shots } from './migrations/0042-shots.ts'
import { comments } from './migrations/0043-comments.ts'
import { shares } from './migrations/0044-shares.ts'
import { savedViews } from './migrations/0046-saved-views.ts'
import { brandsAndGoals } from './migrations/0047-brands-and-goals.ts'
import { liveChecks } from './migrations/0052-live-checks.ts'
import { rivals } from './migrations/0053-rivals.ts'
import { waysIn } from './migrations/0054-ways-in.ts'
import { limitedPeople } from './migrations/0055-limited-people.ts'
import { outcomes } from './migrations/0056-outcomes.ts'
import { scoreEffects } from './migrations/0057-score-effects.ts'
import { shops } from './migrations/0058-shops.ts'
import { applyAlone, applyBefore, applyTransaction, type SchemaChange } from './schema-change.ts'

/**
 * Released migrations are never edited. They only add, so that the previous release keeps working during an
 * upgrade. A later release removes unused parts.
 */
const MIGRATIONS: Record<string, SchemaChange> = {
  '0001-first': first,
  '0002-standalone-images': standaloneImages,
  '0003-listings': listings,
  '0004-spark': spark,
  '0005-many-machines': manyMachines,
  '0006-answers': answers,
  '0007-uploads': uploads,
  '0008-users': users,
  '0009-console': webConsole,
  '0010-events': events,
  '0011-webhooks': webhooks,
  '0012-imports': imports,
  '0013-corrections': corrections,
  '0014-shot-list': shotList,
  '0015-tenancy': tenancy,
  '0016-trend': trend,
  '0017-damaged-files': damagedFiles,
  '0018-audit': audit,
  '0019-backup-runs': backupRuns,
  '0020-score-upgrade': scoreUpgrade,
  '0021-spark-root-fault': sparkRootFault,
  '0022-teaching': teaching,
  '0023-which-picture': whichPicture,
  '0024-category-source': categorySource,
  '0025-scoped-credentials': scopedCredentials,
  '0026-lost-points': lostPoints,
  '0027-operator-credentials': operatorCredentials,
  '0028-languages': languages,
  '0029-custom-facts': customFacts,
  '0030-opinions': opinions,
  '0031-passport': passport,
  '0032-alt-texts': altTexts,
  '0033-acceptance': acceptance,
  '0034-pdp-acceptance': pdpAcceptance,
  '0035-fixes': fixes,
  '0036-acceptance-report': acceptanceReport,
  '0037-trash': trash,
  '0038-set-origins': setOrigins,
  '0039-gain-split': gainSplit,
  '0040-bulk-changes': bulkChanges,
  '0041-families': families,
  '0042-shots': shots,
  '0043-comments': comments,
  '0044-shares': shares,
  '0046-saved-views': savedViews,
  '0047-brands-and-goals': brandsAndGoals,
  '0052-live-checks': liveChecks,
  '0053-rivals': rivals,
  '0054-ways-in': waysIn,
  '0055-limited-people': limitedPeople,
  '0056-outcomes': outcomes,
  '0057-score-effects': scoreEffects,
  '0058-shops': shops,
}

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

export const newestMigration: string = MIGRATION_NAMES.at(-1) ?? ''

const MIGRATION_TABLES = {
  migrationTableName: 'schema_migration',
  migrationLockTableName: 'schema_migration_lock',
}

export const MIGRATION_TABLE_NAMES: readonly string[] = Object.values(MIGRATION_TABLES)

/** A lock is not available, or two transactions deadlock. Both can be retried. */
const CONTENTION = new Set(['55P03', '40P01'])
/**
 * Longest wait for a table lock. Later users of the table wait behind it, so it is shorter than their time
 * limits.
 */
const LOCK_MS = 50
const PAUSE_MS = 250
/** After this, wait more than a second: PostgreSQL then ends a vacuum that holds the lock. */
const PATIENCE_MS = 60_000
const LONG_LOCK_MS = 1_500
const MAX_WAIT_MS = 5 * 60_000
const LOG_MS = 5_000
const LOCK_KEY = 0x656e6463

/**
 * Migrates to the latest version or to `until`. One process migrates while others wait. Keeps newer schemas
 * for rolling upgrades.
 * Short transactions and lock waits (`schema-change.ts`) let the previous release run on. `isAlone`: no other
 * process can use the database.
 */
export async function migrate<T>(
  db: Kysely<T>,
  { until, isAlone, log }: { until?: string | undefined; isAlone: boolean; log: Logger },
): Promise<void> {
  // Role or database may limit statements for requests.
  await sql`SET statement_timeout = 0`.execute(db)
  if (!isBehind(await schemaState(db), until)) return
  // Released when this dedicated connection closes.
  await untilFree(log, () => takeLock(db))
  const state = await schemaState(db)
  if (!isBehind(state, until)) return
  if (state === 'foreign') throw new Error('the schema is not one of Endcap')
  if (isAlone || state === 'none') await untilFree(log, () => run(db, applyAlone, until))
  else await migrateInSteps(db, until, log)
}

/** Kysely lists all columns of all tables first: a third of the queries of a start. */
const isBehind = (state: SchemaState, until: string | undefined): boolean =>
  state !== 'newer' && (state !== 'current' || until !== undefined)

/** Polls, because index creation waits for all running statements. */
async function takeLock<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${LOCK_KEY}) AS taken`.execute(
    db,
  )
  if (rows[0]?.taken !== true) throw new ContentionError('another process migrates the database')
}

async function migrateInSteps<T>(db: Kysely<T>, until: string | undefined, log: Logger): Promise<void> {
  const applied = await appliedMigrations(db)
  const last = until === undefined ? MIGRATION_NAMES.length : MIGRATION_NAMES.indexOf(until) + 1
  for (const name of MIGRATION_NAMES.slice(0, last)) {
    if (applied.has(name)) continue
    for (const statement of MIGRATIONS[name]?.before ?? [])
      await untilFree(log, (lockMs) => applyBefore(db, statement, lockMs))
    await untilFree(log, (lockMs) =>
      run(db, (transaction, change) => applyTransaction(transaction, change, lockMs), name),
    )
  }
}

async function run<T>(db: Kysely<T>, apply: typeof applyAlone, until: string | undefined): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, change]) => [
      name,
      { up: (transaction: Kysely<unknown>) => apply(transaction, change) },
    ]),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...MIGRATION_TABLES,
  })
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until))
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('a migration failed', { cause: error })
}

async function untilFree(log: Logger, step: (lockMs: number) => Promise<void>): Promise<void> {
  let loggedMs = 0
  for (const start = performance.now(); ; await sleep(PAUSE_MS)) {
    const elapsedMs = performance.now() - start
    try {
      await step(elapsedMs < PATIENCE_MS ? LOCK_MS : LONG_LOCK_MS)
      return
    } catch (error) {
      if (isContention(error) && elapsedMs < MAX_WAIT_MS) {
        if (elapsedMs - loggedMs > LOG_MS) {
          loggedMs = elapsedMs
          log.info(
            { waited_ms: Math.round(elapsedMs), reason: messageOf(error) },
            'migration waits for others',
          )
        }
        continue
      }
      throw new Error('cannot migrate the database schema', { cause: error })
    }
  }
}

class ContentionError extends Error {}

const isContention = (error: unknown): boolean =>
  error instanceof ContentionError ||
  (error instanceof Error && 'code' in error && CONTENTION.has(String(error.code)))

/** `foreign`: neither a prefix nor an extension of this release's migrations. */
export type SchemaState = 'none' | 'older' | 'current' | 'newer' | 'foreign'

/** Compares the schema with that of this release. */
export async function schemaState<T>(db: Kysely<T>): Promise<SchemaState> {
  const { rows: tables } = await sql`SELECT WHERE to_regclass('schema_migration') IS NOT NULL`.execute(db)
  if (tables.length === 0) return 'none'
  const applied = await appliedMigrations(db)
  if (MIGRATION_NAMES.every((name) => applied.has(name)))
    return applied.size > MIGRATION_NAMES.length ? 'newer' : 'current'
  return [...applied].every((name) => MIGRATION_NAMES.includes(name)) ? 'older' : 'foreign'
}

/** Returns applied migrations of newer releases, in order. */
export async function unknownMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return [...applied].filter((name) => !MIGRATION_NAMES.includes(name)).toSorted()
}

async function appliedMigrations<T>(db: Kysely<T>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
