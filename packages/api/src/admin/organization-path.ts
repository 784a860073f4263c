import { z } from 'zod'
import { uuid } from '../schemas/fields.ts'

/** Other texts match no organization. */
export const organizationPath = z.object({
  organization_id: uuid.meta({ description: 'Id of the organization' }),
})
