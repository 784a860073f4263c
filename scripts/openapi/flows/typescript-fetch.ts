import { type Outcome, poll, type Settings } from './flow.ts'
import {
  AccessApi,
  Configuration,
  DraftsApi,
  EventsApi,
  ImagesApi,
  ListingsApi,
  ListingsByASINApi,
} from './generated/typescript-fetch'

export async function runFlow({ baseUrl, credential, asin, image }: Settings): Promise<Outcome> {
  const anonymous = new Configuration({ basePath: baseUrl })
  const token = await new AccessApi(anonymous).requestToken({
    clientId: credential.client_id,
    clientSecret: credential.client_secret,
    audience: credential.audience,
    organization: credential.organization,
    grantType: 'client_credentials',
  })
  const configuration = new Configuration({ basePath: baseUrl, accessToken: token.accessToken })

  const byAsin = new ListingsByASINApi(configuration)
  await byAsin.submitPdpByAsin({ asin })
  const pdp = await poll(
    () => byAsin.getPdpByAsin({ asin }),
    ({ status }) => status !== 'processing',
  )
  const upload = await new ImagesApi(configuration).uploadImage({ file: new Blob([image]) })
  const listings = new ListingsApi(configuration)
  const page = await listings.listPdps()
  const events = await new EventsApi(configuration).listEvents()
  const event = events.data
    .filter((each) => each.type === 'pdp.scored')
    .find(({ data }) => data.pdpId === pdp.pdpId)
  const explanation = await listings.explainPdp({ pdpId: pdp.pdpId })
  const draft = await new DraftsApi(configuration).scoreDraft({
    draftRequest: { hero: { planned: { assetType: 'Packshot', serviceScore: 90 } } },
  })
  await listings.deletePdp({ pdpId: pdp.pdpId })
  return {
    score: pdp.pdpScore,
    upload,
    listed: page.data.find(({ pdpId }) => pdpId === pdp.pdpId)?.pdpScore,
    event: event && { type: event.type, score: event.data.pdpScore, cause: event.data.cause },
    explained: explanation.pdpScore,
    drafted: draft.pdpScore,
    deleted: await byAsin.getPdpByAsin({ asin }).then(
      () => 200,
      ({ response }: { response: Response }) => response.status,
    ),
  }
}
