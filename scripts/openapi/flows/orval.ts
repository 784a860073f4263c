import { type Outcome, poll, type Settings, service } from './flow.ts'
import {
  deletePdp,
  explainPdp,
  getPdpByAsin,
  listEvents,
  listPdps,
  requestToken,
  scoreDraft,
  submitPdpByAsin,
  uploadImage,
} from './generated/orval'
import {
  ExplainPdpResponse,
  GetPdpByAsinResponse,
  ListEventsResponse,
  ListPdpsResponse,
  RequestTokenResponse,
  ScoreDraftResponse,
  UploadImageResponse,
} from './generated/orval-zod'

/** Parses each response with its schema, so an undescribed one ends the flow. */
export async function runFlow({ baseUrl, credential, asin, image }: Settings): Promise<Outcome> {
  service.baseUrl = baseUrl
  const { data: answer } = await requestToken({ ...credential, grant_type: 'client_credentials' })
  const token = RequestTokenResponse.parse(answer)
  const options = { headers: { authorization: `Bearer ${token.access_token}` } }

  await submitPdpByAsin(asin, {}, options)
  const pdp = await poll(
    async () => GetPdpByAsinResponse.parse((await getPdpByAsin(asin, undefined, options)).data),
    ({ status }) => status !== 'processing',
  )
  const upload = UploadImageResponse.parse((await uploadImage({ file: new Blob([image]) }, options)).data)
  const page = ListPdpsResponse.parse((await listPdps(undefined, options)).data)
  const events = ListEventsResponse.parse((await listEvents(undefined, options)).data)
  const event = events.data
    .filter((each) => each.type === 'pdp.scored')
    .find(({ data }) => data.pdp_id === pdp.pdp_id)
  const explanation = ExplainPdpResponse.parse((await explainPdp(pdp.pdp_id, options)).data)
  const draft = ScoreDraftResponse.parse(
    (await scoreDraft({ hero: { planned: { asset_type: 'Packshot', service_score: 90 } } }, options)).data,
  )
  await deletePdp(pdp.pdp_id, undefined, options)
  const { status } = await getPdpByAsin(asin, undefined, options)
  return {
    score: pdp.pdp_score,
    upload,
    listed: page.data.find(({ pdp_id }) => pdp_id === pdp.pdp_id)?.pdp_score,
    event: event && { type: event.type, score: event.data.pdp_score, cause: event.data.cause },
    explained: explanation.pdp_score,
    drafted: draft.pdp_score,
    deleted: status,
  }
}
