import { z } from 'zod'
import { actor } from './audit.ts'
import { nullableScore, timestamp } from './fields.ts'
import { pageOf, pageQuery, pdpSummary } from './pdp-list.ts'

/** Days that a deleted listing stays in the trash. */
export const TRASH_DAYS = 30

export const trashedPdp = pdpSummary
  .pick({ pdp_id: true, id_type: true, id: true, retailer: true, name: true, thumbnail_url: true })
  .extend({
    pdp_score: nullableScore.meta({ description: 'Score when it was deleted' }),
    deleted_at: timestamp.meta({ description: 'Time of the deletion' }),
    deleted_by: actor.meta({ description: 'The person or program that deleted it' }),
    expires_at: timestamp.meta({ description: 'From then on, the listing and its images are gone' }),
  })
  .meta({ id: 'TrashedPdp' })

/** The query of `GET /v1/trash`. */
export const trashQuery = z.object(pageQuery)

export const trashPage = pageOf(trashedPdp).meta({ id: 'TrashPage' })

/** The query of `DELETE /v1/pdps/{pdp_id}`. */
export const deletionQuery = z.object({
  permanent: z.enum(['true', 'false']).optional().meta({
    description: '`true` deletes the listing at once, without the trash',
  }),
})

export type TrashedPdp = z.output<typeof trashedPdp>
