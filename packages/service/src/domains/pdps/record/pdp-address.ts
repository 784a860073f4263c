import { type ErrorCode, retailerQuery } from '@endcap/api'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callerOf } from '../../auth/authenticate.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import { checkId, idPath, pdpIdPath } from './identifiers.ts'
import { noSuchPdp } from './own-pdp.ts'
import type { PdpStore } from './pdp-store.ts'

/** One of the two addresses of an operation on a listing: by `pdp_id`, or by your own id. */
export type PdpAddress = {
  /** Path of the operation. `rest` is empty or begins with a slash. */
  path: (rest: string) => string
  /** Name of the operation. */
  id: (name: string) => string
  summary: (text: string) => string
  params: typeof pdpIdPath
  /** The query of the operation, with what identifies the listing. */
  query: <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) => z.ZodObject<Shape>
  errors: readonly ErrorCode[]
  malformedPath: ErrorCode
  /** Sets `pdp_id`. */
  preHandler: (request: FastifyRequest) => Promise<void>
}

const BY_PDP_ID: PdpAddress = {
  path: (rest) => `/v1/pdps/:pdp_id${rest}`,
  id: (name) => name,
  summary: (text) => text,
  params: pdpIdPath,
  query: (schema) => schema,
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
  preHandler: async () => undefined,
}

/** Returns the addresses under which an operation on a listing is served. */
export const pdpAddresses = (pdps: Pick<PdpStore, 'find'>): readonly PdpAddress[] => [
  BY_PDP_ID,
  {
    path: (rest) => `/v1/pdps/id/:id${rest}`,
    id: (name) => `${name}ByOwnId`,
    summary: (text) => `${text}, by your own id`,
    // The handler reads `pdp_id`, which is set before it runs.
    params: idPath as unknown as typeof pdpIdPath,
    query: (schema) => schema.extend(retailerQuery.shape) as unknown as typeof schema,
    errors: ['PDP_NOT_FOUND', 'INVALID_ID', 'INVALID_RETAILER'],
    malformedPath: 'INVALID_ID',
    async preHandler(request) {
      const params = request.params as { id: string; pdp_id?: string }
      const { retailer } = request.query as { retailer: string }
      checkId(params.id)
      existingRetailer(retailer)
      const { organizationId } = callerOf(request)
      const pdp = await pdps.find({ organizationId, idType: 'id', externalId: params.id, retailer })
      if (!pdp) throw noSuchPdp()
      params.pdp_id = pdp.id
    },
  },
]

/** The query of an operation that has none. */
export const NO_QUERY = z.object({})
