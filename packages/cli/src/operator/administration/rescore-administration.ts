import type { Work } from '@endcap/service/app/open-work'
import { existingOrganization } from '@endcap/service/domains/organizations/manage-organizations'
import type {
  Organization,
  OrganizationStore,
} from '@endcap/service/domains/organizations/organization-store'
import { RESCORE_FAMILY } from '@endcap/service/domains/rubrics/rescore-family.job'
import type { Db } from '@endcap/service/platform/db/database'
import { sql } from 'kysely'
import { MAX } from 'uuid'

type Deps = { db: Db; organizations: OrganizationStore; jobWork: () => Promise<Work> }
type Choice = { organizationId: string | null }

/** Jobs of an organization that wait or run. There is one for all of its families, and one for a family at most. */
const MAX_JOBS = 100

/** Returns the administrative operations on the rescoring of whole organizations, which jobs do in the background. */
export function createRescoreAdministration({ db, organizations, jobWork }: Deps) {
  const chosen = async ({ organizationId }: Choice): Promise<Pick<Organization, 'id' | 'name'>[]> =>
    organizationId === null
      ? organizations.list()
      : [await existingOrganization(organizations, organizationId)]

  /** Returns the last PDP that was visited, null if none was, or undefined if nothing is being rescored. */
  async function visitedTo(organizationId: string): Promise<string | null | undefined> {
    const { jobs } = await jobWork()
    const filter = {
      state: 'unfinished',
      queue: RESCORE_FAMILY.name,
      organizationId,
      limit: MAX_JOBS,
    } as const
    const found = (await jobs.records.list(filter)).find(({ payload }) => payload['family'] === null)
    return found && lastPdp(found.payload['after'])
  }

  async function progressOf({ id, name }: Pick<Organization, 'id' | 'name'>) {
    const last = await visitedTo(id)
    const { rows } = await sql<{ listings: number; visited: number }>`
      SELECT count(*)::int AS listings, count(*) FILTER (WHERE pdp_id <= ${last ?? null}::uuid)::int AS visited
      FROM pdp_summary WHERE organization_id = ${id}`.execute(db)
    const { listings = 0, visited = 0 } = rows[0] ?? {}
    const isRunning = last !== undefined
    return {
      organization_id: id,
      name,
      state: isRunning ? 'running' : 'idle',
      listings,
      visited: isRunning ? visited : null,
    }
  }

  return {
    /** Starts the rescoring, unless it is running. */
    async rescore(choice: Choice) {
      const { jobs } = await jobWork()
      const answers = []
      for (const organization of await chosen(choice)) {
        const owner = { organizationId: organization.id, urgency: 'rescoring' } as const
        if ((await visitedTo(organization.id)) === undefined)
          await db
            .transaction()
            .execute((trx) =>
              jobs.enqueue(
                trx,
                RESCORE_FAMILY,
                [{ organizationId: organization.id, family: null, after: null }],
                owner,
              ),
            )
        answers.push(await progressOf(organization))
      }
      return answers
    },

    async rescoreProgress(choice: Choice) {
      const answers = []
      for (const organization of await chosen(choice)) answers.push(await progressOf(organization))
      return answers
    },
  }
}

/** Listings come first, then single images: behind the listings, all of them have been visited. */
function lastPdp(after: unknown): string | null {
  if (typeof after !== 'object' || after === null || !('kind' in after) || !('id' in after)) return null
  return after.kind === 'pdp' ? String(after.id) : MAX
}
