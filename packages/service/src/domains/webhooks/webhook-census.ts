import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { WebhookCensus } from '../../platform/observability/webhook-census.ts'

type Row = WebhookCensus['endpoints'] & Omit<WebhookCensus, 'endpoints'>

/** Counts endpoints and pending deliveries of all organizations. */
export async function takeWebhookCensus(db: Db): Promise<WebhookCensus> {
  const { rows } = await sql<Row>`
    SELECT
      count(*) FILTER (WHERE disabled_reason IS NULL AND failing_since IS NULL)::int AS working,
      count(*) FILTER (WHERE disabled_reason IS NULL AND failing_since IS NOT NULL)::int AS failing,
      count(*) FILTER (WHERE disabled_reason IS NOT NULL)::int AS disabled,
      coalesce(sum(deliveries.pending) FILTER (WHERE disabled_reason IS NULL), 0)::int AS pending,
      coalesce(extract(epoch FROM max(now() - deliveries.first)
        FILTER (WHERE disabled_reason IS NULL AND failing_since IS NULL)), 0)::float8 AS "oldestDueS"
    FROM webhook_endpoint LEFT JOIN LATERAL (
      SELECT count(*) AS pending,
        min(next_attempt_at) FILTER (WHERE leased_until IS NULL OR leased_until < now()) AS first
      FROM webhook_delivery WHERE endpoint_id = webhook_endpoint.id AND status = 'pending'
    ) AS deliveries ON true`.execute(db)
  const [{ pending, oldestDueS, ...endpoints } = NONE] = rows
  return { endpoints, pending, oldestDueS: Math.max(0, oldestDueS) }
}

const NONE: Row = { working: 0, failing: 0, disabled: 0, pending: 0, oldestDueS: 0 }
