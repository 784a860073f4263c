import { Endcap } from '@endcap/client'
import { AuditLog } from '@endcap/client/audit'

const audit = new AuditLog(Endcap.fromEnv())
for await (const { occurred_at, actor, action } of audit.list({ action: 'webhook_endpoint.created' }))
  console.log(occurred_at, actor.name, action)
