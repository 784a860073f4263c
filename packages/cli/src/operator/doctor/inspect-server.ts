import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'
import { countConnections } from '@endcap/service/platform/db/count-connections'
import { type Db, SERVER_LIMITS } from '@endcap/service/platform/db/database'
import { sql } from 'kysely'
import pg from 'pg'
import { say } from '../../terminal/say.ts'

const NEARLY_ALL = 0.8
/** Time limit for a notification, which usually takes milliseconds. */
const NOTIFICATION_MS = 3_000
const CONNECT_TIMEOUT_MS = 5_000
/** Connections outside of the pool: those of the job queue and the one that listens. */
const FURTHER_CONNECTIONS = 6

/** Checks what only a PostgreSQL server can lack: free connections, time limits, and sessions that can listen. */
export async function inspectServer(
  db: Db,
  { url, poolSize }: { url: string; poolSize: number },
): Promise<Finding[]> {
  return [await inspectConnections(db, poolSize), await inspectLimits(db), await inspectListening(db, url)]
}

async function inspectConnections(db: Db, poolSize: number): Promise<Finding> {
  const { used, most } = await countConnections(db)
  const maximum = poolSize + FURTHER_CONNECTIONS
  const detail = say('cli.doctor.connections', { used, most, maximum })
  return used >= NEARLY_ALL * most || maximum > most
    ? warning('database-connections', detail, say('cli.doctor.connections_advice'))
    : ok('database-connections', detail)
}

/** Checks the time limits. Connections request them at their start, which a pooler may ignore. */
async function inspectLimits(db: Db): Promise<Finding> {
  const check = 'database-limits'
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM unnest(${Object.keys(SERVER_LIMITS)}::text[]) AS limits (name)
    WHERE current_setting(name) = '0'`.execute(db)
  const missing = new Set(rows.map(({ name }) => name))
  if (missing.size === 0) return ok(check, say('cli.doctor.limits'))
  const settings = Object.entries(SERVER_LIMITS)
    .filter(([name]) => missing.has(name))
    .map(([name, limit]) => `ALTER ROLE … SET ${name} = '${limit}'`)
  return warning(
    check,
    say('cli.doctor.no_limits', {
      limits: [...missing].map((setting) => say('cli.doctor.no_limit', { setting })).join(', '),
    }),
    say('cli.doctor.limits_advice', { commands: settings.join('; ') }),
  )
}

/** Checks that LISTEN works. A pooler in transaction mode accepts LISTEN but loses the notifications. */
async function inspectListening(db: Db, url: string): Promise<Finding> {
  const check = 'database-listen'
  const channel = `endcap_doctor_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => undefined)
  const received = new Promise<true>((resolve) => client.on('notification', () => resolve(true)))
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    await sql`SELECT pg_notify(${channel}, '')`.execute(db)
    return (await Promise.race([received, sleep(NOTIFICATION_MS, false, { ref: false })]))
      ? ok(check, say('cli.doctor.listen'))
      : failed(check, say('cli.doctor.listen_failed'), say('cli.doctor.listen_advice'))
  } finally {
    await client.end().catch(() => undefined)
  }
}
