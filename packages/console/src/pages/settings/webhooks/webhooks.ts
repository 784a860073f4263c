import { WebhookEndpoints } from '@endcap/client/webhook-endpoints'
import { endcap } from '../../../session/session.ts'

export const webhooks = new WebhookEndpoints(endcap)
