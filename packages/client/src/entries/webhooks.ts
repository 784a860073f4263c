export type { EndcapEvent, EventType } from '../contract.ts'
export type { VerifyOptions, WebhookErrorCode, WebhookHeaders } from './webhooks/verify-webhook.ts'
export { verifyWebhook, WebhookVerificationError } from './webhooks/verify-webhook.ts'
