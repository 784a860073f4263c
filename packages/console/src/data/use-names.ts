import { currentSession } from '../session/session.ts'
import { sessionApi } from '../session/session-api.ts'
import { say } from '../words/say.ts'
import { useResource } from './resource.ts'

const FRESH_MS = 60_000

/**
 * Names people and programs by id, as texts do after “by”. Only admins may list them; for others, they are just
 * others.
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
    if (id === user.user_id) return say('console.names.you')
    const person = people?.find(({ user_id: userId }) => userId === id)
    const program = programs?.find(({ client_id: clientId }) => clientId === id)
    if (program) return program.name ?? say('console.names.program')
    return person?.name ?? say('console.names.somebody_else')
  }
}
