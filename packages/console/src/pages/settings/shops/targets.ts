import { type AcceptanceRulePatch, type AcceptanceTargetDetails, EndcapError } from '@endcap/client'
import { at } from '../../../base.ts'
import { invalidate } from '../../../data/resource.ts'
import { targets } from '../../../features/acceptance/targets.ts'
import { say } from '../../../words/say.ts'
import { patchInForce } from './rule-patch.ts'

/** A target with its rules, as one of its pages shows it. */
export type TargetProps = {
  details: AcceptanceTargetDetails
  /** Day whose rules are shown, null for today. */
  day: string | null
  /** Reads the target again. */
  reload: () => Promise<void>
}

/** UTC, as the service counts days. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** Returns the path of a target's page, or of the page of one of its rules. */
export function targetPath(target: string, day: string | null, rule?: string): string {
  const page = rule === undefined ? target : `${target}/${encodeURIComponent(rule)}`
  return at(`settings/shops/${page}${day === null ? '' : `?day=${day}`}`)
}

/** Returns the path of the listings that a target refuses. */
export const refusedPath = (target: string): string => at(`listings?acceptance=not_accepted&target=${target}`)

/**
 * Publishes the active version with a change.
 *
 * @throws Error with the reason if somebody else has published meanwhile. The target has been read again by then
 */
export async function publishChange(
  { details, reload }: Pick<TargetProps, 'details' | 'reload'>,
  change: (patch: AcceptanceRulePatch) => AcceptanceRulePatch,
  comment: string | null,
): Promise<void> {
  const { id, active_version: expected } = details
  try {
    await targets.publish(id, change(patchInForce(details)), { comment, expected_version: expected })
  } catch (error) {
    if (!(error instanceof EndcapError.Conflict)) throw error
    await reload()
    throw new Error(say('console.settings.rules.conflict'), { cause: error })
  }
  await reloadTarget(reload)
}

/** Puts an earlier version in force again. */
export async function activateVersion(
  { details, reload }: Pick<TargetProps, 'details' | 'reload'>,
  version: number,
): Promise<void> {
  await targets.activate(details.id, version)
  await reloadTarget(reload)
}

/** Reads what is shown, and has the list and other days read later. */
async function reloadTarget(reload: () => Promise<void>): Promise<void> {
  invalidate('acceptance')
  await reload()
}
