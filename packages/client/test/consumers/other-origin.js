import { Endcap, EndcapError } from './index.js'

const endcap = Endcap.withToken(async () => (await fetch('/my-token', { method: 'POST' })).json(), {
  baseUrl: location.hash.slice(1),
})

async function check() {
  const { data, requestId } = await endcap.retailers.list().withResponse()
  return {
    retailers: data.length > 0,
    notFound: (await endcap.pdps.get('nope').catch((error) => error)) instanceof EndcapError.NotFound,
    requestId: typeof requestId === 'string' && requestId !== '',
  }
}

const result = await check().catch((error) => ({ error: String(error) }))
await fetch('/result', { method: 'POST', body: JSON.stringify(result) })
