import type { Comment, WorkShot } from '@endcap/client'
import { Comments, Inbox, Work } from '@endcap/client/work'
import { refreshWhere, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'

export const work = new Work(endcap)
export const comments = new Comments(endcap)
export const inbox = new Inbox(endcap)

const PEOPLE_FRESH_MS = 60_000

/** Rereads shots, comments and the inbox where they are shown. */
export const refreshWork = (): void => refreshWhere((key) => key.startsWith('work:'))

/** Rereads what shows the images of a listing. */
export const refreshListing = (pdpId: string): void =>
  refreshWhere((key) => key.includes(pdpId) && !key.startsWith('work:'))

export type Colleague = { user_id: string; name: string | null }

/** Returns the people to assign and mention: those who see the listing, or all of the organization. */
export function useColleagues(pdpId: string | null): readonly Colleague[] {
  const { data } = useResource(
    `work:people ${pdpId ?? ''}`,
    async (signal) => (await work.people({ pdpId: pdpId ?? undefined }, { signal })).data,
    { freshMs: PEOPLE_FRESH_MS },
  )
  return data ?? []
}

/** Names a shot: `Lifestyle, place 4`. */
export function shotTitle({ position, asset_type: type }: Pick<WorkShot, 'position' | 'asset_type'>): string {
  if (position === 0) return say('console.work.main_image')
  const name = type === null ? say('console.work.picture') : typeName(type)
  return position === null ? name : say('console.work.at_place', { name, position })
}

/** Names an author, also one without an account. */
export const authorName = (author: Comment['author']): string =>
  author?.name ?? say(author?.kind === 'credential' ? 'console.names.program' : 'console.work.somebody')

/** Returns whole days from today until a day, negative if it is over. */
export function daysUntil(day: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.parse(day) - today) / 86_400_000)
}
