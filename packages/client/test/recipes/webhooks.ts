import { verifyWebhook, WebhookVerificationError } from '@endcap/client/webhooks'

/** Handles `POST /endcap` of your server. */
export async function handleWebhook(request: Request): Promise<Response> {
  try {
    const secret = process.env['ENDCAP_WEBHOOK_SECRET'] ?? ''
    const event = await verifyWebhook(await request.text(), request.headers, secret)
    if (event.type === 'pdp.scored') console.log(event.data.id, event.data.pdp_score)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 })
    throw error
  }
}
