import { z } from 'zod'
import { type Answers, defineOperation, type Operation, type RequestSchemas } from '../openapi/operation.ts'
import { retailerQuery } from '../schemas/retailers.ts'
import { idPath, type pdpIdPath } from './paths.ts'

/** Request at `/v1/pdps/{pdp_id}`. */
export type PdpRequest = RequestSchemas & { params: typeof pdpIdPath; query?: z.ZodObject }

/** Adds the address with your own id, whose query has the retailer. */
export const byOwnId = <Request extends PdpRequest, Answered extends Answers>(
  operation: Operation<Request, Answered>,
) =>
  defineOperation({
    ...operation,
    id: `${operation.id}ByOwnId`,
    path: operation.path.replace('/{pdp_id}', '/id/{id}'),
    summary: `${operation.summary}, by your own id`,
    request: {
      ...operation.request,
      params: idPath,
      query: (operation.request?.query ?? z.object({})).extend(retailerQuery.shape),
    },
    errors: ['PDP_NOT_FOUND', 'INVALID_ID', 'INVALID_RETAILER', ...(operation.errors ?? [])],
    malformedPath: 'INVALID_ID',
  })
