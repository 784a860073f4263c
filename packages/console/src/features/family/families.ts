import type { PdpFamilyDetails } from '@endcap/client'
import { Families } from '@endcap/client/families'
import { invalidate, type Resource, refresh, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

export const families = new Families(endcap)

const ANY = 'families'

/** True if there is a family. */
export function useHasFamilies(): boolean {
  const { data } = useResource<boolean>(ANY, async () => {
    const { data: first } = await families.list({ limit: 1 }).page(null)
    return first.length > 0
  })
  return data ?? false
}

/** Rereads families after a change of their listings. */
export function refreshFamilies(): void {
  invalidate('family ')
  refresh(ANY)
}

type Member = PdpFamilyDetails['children'][number]

/** Reads a family, unless the id is null. */
export const useFamily = (familyId: string | null): Resource<PdpFamilyDetails> =>
  useResource<PdpFamilyDetails>(familyId && `family ${familyId}`, (signal) =>
    families.get(familyId ?? '', { signal }),
  )

/** Names a listing within its family. */
export const memberName = ({ variant, name, id }: Pick<Member, 'variant' | 'name' | 'id'>): string =>
  variant ?? name ?? id
