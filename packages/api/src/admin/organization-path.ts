import { z } from 'zod'
import { uuid } from '../schemas/fields.ts'

/** The organization of an operation of operators. Any other text is the id of none. */
export const organizationPath = z.object({
  organization_id: uuid.meta({ description: 'Id of the organization' }),
})
