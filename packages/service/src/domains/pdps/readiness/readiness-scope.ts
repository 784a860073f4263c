import { nextChange } from '@endcap/scoring'
import type { Db } from '../../../platform/db/database.ts'
import { validationError } from '../../../platform/errors/domain-error.ts'
import type { JudgingRules, ReadJudging } from '../../acceptance/judging.ts'
import { targetAt } from '../../acceptance/parse-patch.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'

export type ReadinessQuery = {
  organizationId: string
  target: string
  /** Null for the listings of all retailers. */
  retailer: string | null
  /** Null for today. */
  day: string | null
}

/** Verdicts of today, or after the next dated change. */
export type ReadinessScope = Omit<ReadinessQuery, 'day'> & {
  day: string
  rules: JudgingRules
  isNext: boolean
  /** Last day whose verdicts are stored, null without a second dated change. */
  lastDay: string | null
}

/** @throws DomainError ACCEPTANCE_TARGET_NOT_FOUND, INVALID_RETAILER, VALIDATION_ERROR for days without verdicts */
export async function readinessScope(
  { db, readJudging }: { db: Db; readJudging: ReadJudging },
  query: ReadinessQuery,
): Promise<ReadinessScope> {
  const { id } = targetAt(query.target)
  if (query.retailer !== null) existingRetailer(query.retailer)
  const judging = await readJudging(db, query.organizationId)
  const rules = await judging.rulesOf(id)
  if (!rules) throw new Error(`the target ${id} has no rules`)
  const { nextDay } = rules
  const lastDay = nextDay && lastDayBefore(nextChange(rules.set, nextDay))
  const day = query.day ?? judging.day
  if (day < judging.day) throw validationError([{ field: 'day', issue: `must be ${judging.day} or later` }])
  if (lastDay !== null && day > lastDay)
    throw validationError([{ field: 'day', issue: `must be ${lastDay} or earlier: the rules change again` }])
  return { ...query, day, rules, isNext: nextDay !== null && day >= nextDay, lastDay }
}

const DAY_MS = 86_400_000

const lastDayBefore = (day: string | null): string | null =>
  day && new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
