// Compiled in an empty project with all strict options. Lines after @ts-expect-error must not compile.
import {
  type ApiResponse,
  Endcap,
  EndcapError,
  type Factor,
  type ListingExplanation,
  type PdpScores,
  type PdpSubmission,
  type WaitOptions,
} from '@endcap/client'
import { submitMany } from '@endcap/client/batches'
import { Events } from '@endcap/client/events'

const endcap = new Endcap({
  baseUrl: 'https://endcap.example.com',
  clientId: 'id',
  clientSecret: 'secret',
  organizationId: 'organization',
})
export const browser: Endcap = Endcap.withToken(async () => 'token', {
  baseUrl: 'https://endcap.example.com',
})
// @ts-expect-error the secret is missing
export const incomplete = new Endcap({ baseUrl: '', clientId: 'id', organizationId: 'organization' })

export const submission: PdpSubmission = {
  hero_image_url: 'https://cdn.example.com/a.jpg',
  name: undefined,
  retailer: 'a retailer of a newer service',
}
// @ts-expect-error the field has another name
export const misspelled: PdpSubmission = { hero_image_url: '', carousel_urls: [] }

export async function use(options: WaitOptions<PdpScores>): Promise<void> {
  const pdp = await endcap.pdps.submitAndWait('sku', submission, options)
  const status: 'PROCESSING' | 'COMPLETED' | 'ERROR' = pdp.status
  // @ts-expect-error there is no such status
  if (status === 'scored') return
  const factors: Factor[] = pdp.hero?.score_metadata?.factors ?? []
  const missing: number | undefined = pdp.asset_mix?.missing['Nutrition Label']
  // @ts-expect-error there is no such asset type
  const unknown: number | undefined = pdp.asset_mix?.missing['Nutrition']
  for await (const row of endcap.pdps.list({ scoreMax: 80, sort: '-can_win', updatedSince: new Date() })) {
    const canWin: number | null = row.can_win
    void canWin
  }
  // @ts-expect-error filters are in camel case
  endcap.pdps.list({ score_max: 80 })
  // @ts-expect-error options are the last argument, after the filters
  endcap.pdps.list({ signal: AbortSignal.timeout(1000) })
  // @ts-expect-error options are the last argument, after the parameters
  void endcap.pdps.wait('sku', options)
  void endcap.pdps.wait('sku', { retailer: 'tesco_uk' }, options)
  // @ts-expect-error there is no such order
  endcap.pdps.list({ sort: 'score' })
  const explanation: ListingExplanation = await endcap.pdps.explanation(pdp.pdp_id)
  const { reference } = (await endcap.pdps.score({ hero: { image_id: '' }, optimize: ['order'] })).hero ?? {}
  const gone: void = await endcap.pdps.delete(pdp.pdp_id)
  await endcap.uploads.create(new Uint8Array(1))
  // @ts-expect-error the score is null until the listing is scored
  let score: number = pdp.pdp_score
  if (pdp.status === 'COMPLETED') score = pdp.pdp_score + pdp.hero.service_score
  const { data, requestId }: ApiResponse<PdpScores> = await endcap.pdps.get('sku').withResponse()
  for await (const row of submitMany(endcap, [{ id: 'a', ...submission }], { wait: true }))
    if (row.error) console.error(row.input.id, row.error.message)
    else if (row.result.status === 'COMPLETED') score = row.result.pdp_score
  for await (const event of new Events(endcap).stream())
    if (event.type === 'pdp.scored') score = event.data.pdp_score
  void [score, data, requestId]
  void [factors, missing, unknown, explanation, reference, gone]
}

export function describe(error: EndcapError): string {
  if (error instanceof EndcapError.RateLimited) return String(error.retryAfterMs)
  if (error.code === 'IMAGE_IN_USE') return 'in use'
  // The classes are not the same to the compiler, so the error is not excluded here.
  const kept: EndcapError.NotFound | null = error instanceof EndcapError.NotFound ? error : null
  return kept?.requestId ?? error.details?.problems?.[0]?.field ?? error.message
}
