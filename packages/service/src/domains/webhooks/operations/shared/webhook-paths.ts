import { EXAMPLE_IDS, uuidInPath } from '@endcap/api'
import { z } from 'zod'

const endpointId = { webhook_endpoint_id: uuidInPath(EXAMPLE_IDS.endpoint) }

/** Path parameters of operations on an endpoint. */
export const endpointPath = z.object(endpointId)

/** Path parameters of operations on a delivery. */
export const deliveryPath = z.object({
  ...endpointId,
  event_id: uuidInPath(EXAMPLE_IDS.event),
})
