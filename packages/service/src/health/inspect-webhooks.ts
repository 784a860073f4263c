import { sql } from 'kysely'
import { takeWebhookCensus } from '../domains/webhooks/webhook-census.ts'
import type { Db } from '../platform/db/database.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** Workers attempt a delivery within seconds unless there are too many. */
const MAX_DUE_S = 300

/** Checks that webhooks are sent and accepted. */
export async function inspectWebhooks(db: Db): Promise<Finding> {
  const check = 'webhooks'
  if (!(await hasTable(db))) return ok(check, 'there are no endpoints yet')
  const { endpoints, pending, oldestDueS } = await takeWebhookCensus(db)
  const { working, failing, disabled } = endpoints
  const detail = `${working} endpoints work, ${failing} fail, ${disabled} are disabled; ${pending} deliveries are pending`
  if (oldestDueS > MAX_DUE_S)
    return failed(
      check,
      `${detail}, one to a working endpoint for ${Math.round(oldestDueS)} s: no worker sends it, or too few`,
      'Start endcap serve --role worker, or check the log of the running worker.',
    )
  if (failing > 0)
    return warning(
      check,
      detail,
      'The log has the reasons (webhook delivery failed), and so have Settings, Webhooks in the console and the deliveries of the API.',
    )
  return ok(check, detail)
}

/** Returns false for the schema of a release without webhooks, or none. */
async function hasTable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('webhook_delivery') IS NOT NULL AS exists`.execute(db)
  return rows[0]?.exists ?? false
}
