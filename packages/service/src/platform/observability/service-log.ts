import { ownerOfWork } from '@endcap/foundation/concurrency/work-scope'
import { createLog, type LogConfig, type Logger } from '@endcap/foundation/observability/log'

/** Creates the log of a service. Each line of a request or a job has the organization that it is done for. */
export const createServiceLog = (config: LogConfig): Logger =>
  createLog(config, () => {
    const owner = ownerOfWork()
    return owner === null ? {} : { organization_id: owner }
  })
