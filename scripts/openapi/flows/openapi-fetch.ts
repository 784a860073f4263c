import createClient from 'openapi-fetch'
import { type Outcome, poll, type Settings } from './flow.ts'
import type { paths } from './generated/openapi-typescript'

export async function runFlow({ baseUrl, credential, asin, image }: Settings): Promise<Outcome> {
  const client = createClient<paths>({ baseUrl })
  const token = expectData(
    await client.POST('/auth/token', {
      body: { ...credential, grant_type: 'client_credentials' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )
  client.use({
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token.access_token}`),
  })

  const params = { path: { asin } }
  expectData(await client.PUT('/v1/pdps/asin/{asin}', { params }))
  const pdp = await poll(
    async () => expectData(await client.GET('/v1/pdps/asin/{asin}', { params })),
    ({ status }) => status !== 'processing',
  )
  const upload = expectData(
    await client.POST('/v1/uploads', {
      // The document describes file content as text.
      body: { file: '' },
      bodySerializer: () => {
        const form = new FormData()
        form.append('file', new Blob([image]))
        return form
      },
    }),
  )
  const page = expectData(await client.GET('/v1/pdps'))
  const events = expectData(await client.GET('/v1/events'))
  const event = events.data
    .filter((each) => each.type === 'pdp.scored')
    .find(({ data }) => data.pdp_id === pdp.pdp_id)
  const path = { pdp_id: pdp.pdp_id }
  const explanation = expectData(await client.GET('/v1/pdps/{pdp_id}/explanation', { params: { path } }))
  const draft = expectData(
    await client.POST('/v1/pdps/score', {
      body: { hero: { planned: { asset_type: 'Packshot', service_score: 90 } } },
    }),
  )
  await client.DELETE('/v1/pdps/{pdp_id}', { params: { path } })
  const { response } = await client.GET('/v1/pdps/asin/{asin}', { params })
  return {
    score: pdp.pdp_score,
    upload,
    listed: page.data.find(({ pdp_id }) => pdp_id === pdp.pdp_id)?.pdp_score,
    event: event && { type: event.type, score: event.data.pdp_score, cause: event.data.cause },
    explained: explanation.pdp_score,
    drafted: 'pdp_score' in draft ? draft.pdp_score : null,
    deleted: response.status,
  }
}

function expectData<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error('the service refused a request', { cause: error })
  return data
}
