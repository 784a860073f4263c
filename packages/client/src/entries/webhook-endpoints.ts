export { WebhookEndpoints } from './webhook-endpoints/webhook-endpoints.ts'
