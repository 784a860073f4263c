import { ownerOfWork } from '@endcap/foundation/concurrency/work-scope'
import { createLog, type LogConfig, type Logger } from '@endcap/foundation/observability/log'

/** Adds the organization to each line of a request or job. */
export const createServiceLog = (config: LogConfig): Logger =>
  createLog(config, () => {
    const owner = ownerOfWork()
    return owner === null ? {} : { organization_id: owner }
  })
