import { currentSession } from '../session/session.ts'
import { sessionApi } from '../session/session-api.ts'
import { useResource } from './resource.ts'

const FRESH_MS = 60_000

/**
 * Returns the function that names people and programs by their ids. Only admins may see who there is, so others are
 * named only as others.
 */
export function useNames(ids: readonly string[]): (id: string) => string {
  const { user, can } = currentSession()
  const isNeeded = can.manage_people && ids.some((id) => id !== user.user_id)
  const { data: people } = useResource(isNeeded ? 'people' : null, () => sessionApi.people(), {
    freshMs: FRESH_MS,
  })
  const { data: programs } = useResource(isNeeded ? 'credentials' : null, () => sessionApi.credentials(), {
    freshMs: FRESH_MS,
  })
  return (id) => {
    if (id === user.user_id) return 'you'
    const person = people?.find(({ user_id: userId }) => userId === id)
    const program = programs?.find(({ client_id: clientId }) => clientId === id)
    if (program) return program.name ?? 'a program'
    return person?.name ?? 'somebody else'
  }
}
