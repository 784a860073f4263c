import { Endcap, EndcapError } from './index.js'

async function check() {
  let tokens = 0
  const endcap = Endcap.withToken(() => `token-${++tokens}`, { baseUrl: location.origin })
  await Promise.all(Array.from({ length: 20 }, () => endcap.retailers.list()))
  const states = []
  const { status } = await endcap.pdps.wait(
    'sku',
    {},
    { interval: 1, onProgress: (state) => states.push(state.status) },
  )
  const codeOf = (call) =>
    call.then(
      () => 'none',
      (error) => `${error.name} ${error.code}`,
    )
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('stopped')), 50)
  return {
    tokens,
    status,
    states,
    notFound: (await endcap.pdps.get('nope').catch((error) => error)) instanceof EndcapError.NotFound,
    html: await codeOf(endcap.pdps.get('html')),
    redirect: await codeOf(endcap.pdps.get('redirect')),
    cut: await codeOf(endcap.pdps.get('cut', {}, { retries: 0 })),
    aborted: await endcap.pdps.get('hang', {}, { signal: stop.signal }).catch((error) => error.message),
    upload: (await endcap.uploads.create(new Blob(['x']))).upload_id,
    environment: await codeOf((async () => Endcap.fromEnv())()),
  }
}

const result = await check().catch((error) => ({ error: String(error) }))
await fetch('/result', { method: 'POST', body: JSON.stringify(result) })
