import { type AcceptanceReport, EndcapError, type PdpStatistics } from '@endcap/client'
import { AcceptanceReports } from '@endcap/client/acceptance-reports'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { eachLimited } from '../../data/each-limited.ts'
import { type Resource, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

export const acceptanceReports = new AcceptanceReports(endcap)

/** Targets that are read at first: those with the most refusals. */
const SHOWN = 8

/** By target. Null if its verdicts of the day are not stored. */
export type Reports = ReadonlyMap<string, AcceptanceReport | null>

export type Accepted = {
  /** The day of the URL, null for today. */
  day: string | null
  /** The target of the URL, or the one with the most refusals. Null without verdicts. */
  target: string | null
  statistics: Resource<PdpStatistics>
  reports: Resource<Reports>
  /** Targets that have verdicts, also those that are not shown. */
  total: number
  /** Returns the address of the page with another target, day or number of targets. */
  to: (change: { target?: string; day?: string | null; all?: boolean }) => string
  choose: (change: { day: string | null }) => void
}

/** Reads the reports of the page's targets on its day. */
export function useAccepted(): Accepted {
  const { query, route } = useLocation()
  const day = /^\d{4}-\d\d-\d\d$/.test(query['day'] ?? '') ? (query['day'] ?? null) : null
  const isAll = query['all'] !== undefined
  const statistics = useResource('pdps:statistics?', (signal) => endcap.pdps.statistics({}, { signal }))
  const judged = statistics.data?.acceptance.map(({ target }) => target) ?? []
  const chosen = judged.find((each) => each === query['target']) ?? judged[0] ?? null
  const shown = judged.filter((each, index) => isAll || index < SHOWN || each === chosen)
  const reports = useResource(
    statistics.data ? `acceptance:reports?${new URLSearchParams({ day: day ?? '' })}&${shown.join()}` : null,
    (signal) => readReports(shown, day, signal),
  )
  const to: Accepted['to'] = (change) => {
    const { target, day: on, all } = { target: chosen ?? '', day, all: isAll, ...change }
    const search = new URLSearchParams({ target, ...(on && { day: on }), ...(all && { all: '1' }) })
    return `${at('accepted')}?${search}`
  }
  return {
    day,
    target: chosen,
    statistics,
    reports,
    total: judged.length,
    to,
    choose: (change) => route(to(change), true),
  }
}

async function readReports(
  targets: readonly string[],
  day: string | null,
  signal: AbortSignal,
): Promise<Reports> {
  const read = new Map<string, AcceptanceReport | null>()
  await eachLimited(targets, async (target) => {
    try {
      read.set(target, await acceptanceReports.get(target, day === null ? {} : { day }, { signal }))
    } catch (error) {
      if (!(error instanceof EndcapError.Validation)) throw error
      read.set(target, null)
    }
  })
  return new Map(targets.map((target) => [target, read.get(target) ?? null]))
}
