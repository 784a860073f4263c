import { type Outcome, poll, type Settings } from './flow.ts'
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
} from './generated/hey-api'
import { createClient } from './generated/hey-api/client'

export async function runFlow({ baseUrl, credential, asin, image }: Settings): Promise<Outcome> {
  const anonymous = createClient({ baseUrl })
  const { data: token } = await requestToken({
    client: anonymous,
    body: { ...credential, grant_type: 'client_credentials' },
    throwOnError: true,
  })
  const client = createClient({ baseUrl, auth: token.access_token })
  const options = { client, throwOnError: true } as const

  await submitPdpByAsin({ ...options, path: { asin } })
  const { data: pdp } = await poll(
    () => getPdpByAsin({ ...options, path: { asin } }),
    ({ data }) => data.status !== 'processing',
  )
  const { data: upload } = await uploadImage({ ...options, body: { file: new Blob([image]) } })
  const { data: page } = await listPdps(options)
  const { data: events } = await listEvents(options)
  const event = events.data
    .filter((each) => each.type === 'pdp.scored')
    .find(({ data }) => data.pdp_id === pdp.pdp_id)
  const { data: explanation } = await explainPdp({ ...options, path: { pdp_id: pdp.pdp_id } })
  const { data: draft } = await scoreDraft({
    ...options,
    body: { hero: { planned: { asset_type: 'Packshot', service_score: 90 } } },
  })
  await deletePdp({ ...options, path: { pdp_id: pdp.pdp_id } })
  const { response } = await getPdpByAsin({ client, path: { asin } })
  return {
    score: pdp.pdp_score,
    upload,
    listed: page.data.find(({ pdp_id }) => pdp_id === pdp.pdp_id)?.pdp_score,
    event: event && { type: event.type, score: event.data.pdp_score, cause: event.data.cause },
    explained: explanation.pdp_score,
    drafted: 'pdp_score' in draft ? draft.pdp_score : null,
    deleted: response?.status,
  }
}
