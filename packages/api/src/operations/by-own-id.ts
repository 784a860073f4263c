import { z } from 'zod'
import { defineOperation, type Operation, type RequestSchemas } from '../openapi/operation.ts'
import { retailerQuery } from '../schemas/retailers.ts'
import { idPath, type pdpIdPath } from './paths.ts'

const ADDRESS = '/v1/pdps/{pdp_id}'

/** An operation on a listing at `/v1/pdps/{pdp_id}`, which is also served by your own id. */
export type PdpOperation<Request extends RequestSchemas> = Operation<
  Request & { params: typeof pdpIdPath; query?: z.ZodObject }
>

/** Returns an operation on a listing with the address that has your own id. The query has the retailer. */
export const byOwnId = <Request extends RequestSchemas>(operation: PdpOperation<Request>) =>
  defineOperation({
    ...operation,
    id: `${operation.id}ByOwnId`,
    path: `/v1/pdps/id/{id}${operation.path.slice(ADDRESS.length)}`,
    summary: `${operation.summary}, by your own id`,
    request: {
      ...operation.request,
      params: idPath,
      query: (operation.request?.query ?? z.object({})).extend(retailerQuery.shape),
    },
    errors: ['PDP_NOT_FOUND', 'INVALID_ID', 'INVALID_RETAILER', ...(operation.errors ?? [])],
    malformedPath: 'INVALID_ID',
  })
