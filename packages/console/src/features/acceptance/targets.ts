import type { AcceptanceTargetDetails } from '@endcap/client'
import { AcceptanceTargets } from '@endcap/client/acceptance'
import { type Resource, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

export const targets = new AcceptanceTargets(endcap)

/** Reads all targets with the choice. */
export const useTargets = () => useResource('acceptance', (signal) => targets.list({ signal }))

/** Reads the rules of a target that hold on a day, or today. A null target reads nothing. */
export const useTarget = (target: string | null, day: string | null): Resource<AcceptanceTargetDetails> =>
  useResource(target === null ? null : `acceptance ${target} ${day ?? ''}`, (signal) =>
    targets.get(target ?? '', { day: day ?? undefined }, { signal }),
  )
