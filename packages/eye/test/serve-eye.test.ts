import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createRemoteEye } from '@endcap/eye/remote'
import { serveEye } from '@endcap/eye/serve'
import { packElement } from '../src/protocol/tensors.ts'
import { fakeEye, silent } from './fake-eye.ts'

const TOKEN = 'a-secret-token'
const image = Buffer.from('the bytes of an image')

describe('an eye that is served', () => {
  let server: Awaited<ReturnType<typeof serveEye>>
  before(async () => {
    const config = { host: '127.0.0.1', port: 0, token: TOKEN }
    server = await serveEye({ eye: fakeEye(), config, release: '1.2.3', log: silent })
  })
  after(() => server[Symbol.asyncDispose]())

  const model = () => `${server.url}/v2/models/endcap-eye`
  const get = (url: string, token = TOKEN) => fetch(url, { headers: { authorization: `Bearer ${token}` } })

  /** Sends a request for inference with a JSON part and the bytes that follow it. */
  async function infer(json: object | string, binary: Uint8Array = packElement(image), token = TOKEN) {
    const head = Buffer.from(typeof json === 'string' ? json : JSON.stringify(json))
    const response = await fetch(`${model()}/infer`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'inference-header-content-length': String(head.length),
      },
      body: Buffer.concat([head, binary]),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const input = {
    name: 'image',
    datatype: 'BYTES',
    shape: [1],
    parameters: { binary_data_size: image.length + 4 },
  }

  it('an eye that is served has health, metadata of the server and of the model', async () => {
    assert.deepEqual(await (await fetch(`${server.url}/v2/health/live`)).json(), { live: true })
    assert.deepEqual(await (await fetch(`${server.url}/v2/health/ready`)).json(), { ready: true })
    assert.deepEqual(await (await get(`${server.url}/v2`)).json(), {
      name: 'endcap',
      version: '1.2.3',
      extensions: ['binary_tensor_data'],
    })
    const metadata = await (await get(model())).json()
    assert.deepEqual(metadata, await (await get(`${model()}/versions/fake-1`)).json())
    assert.deepEqual(Reflect.get(metadata as object, 'versions'), ['fake-1'])
  })

  it('an eye that is served answers facts as JSON unless binary data are requested', async () => {
    const { status, headers, text } = await infer({ id: '7', inputs: [input] })
    assert.equal(status, 200)
    assert.equal(headers.get('inference-header-content-length'), null)
    const body = JSON.parse(text) as { id: string; outputs: { name: string; data: string[] }[] }
    assert.equal(body.id, '7')
    assert.equal((JSON.parse(body.outputs[0]?.data[0] ?? '') as { version: string }).version, 'fake-1')
  })

  const wrong: [what: string, json: object | string, message: RegExp][] = [
    ['another shape', { inputs: [{ ...input, shape: [2] }] }, /must have the shape \[1\], not \[2\]/],
    ['another datatype', { inputs: [{ ...input, datatype: 'FP32' }] }, /datatype BYTES, not FP32/],
    ['another input', { inputs: [{ ...input, name: 'picture' }] }, /one input, "image"/],
    ['no input', { inputs: [] }, /one input, "image"/],
    ['an unknown output', { inputs: [input], outputs: [{ name: 'score' }] }, /no output "score"/],
    [
      'JSON in place of bytes',
      { inputs: [{ ...input, parameters: {}, data: ['x'] }] },
      /bytes follow|binary data/,
    ],
    [
      'a size beyond the body',
      { inputs: [{ ...input, parameters: { binary_data_size: 1e9 } }] },
      /bytes follow|declares/,
    ],
    [
      'a size that is no number',
      { inputs: [{ ...input, parameters: { binary_data_size: 'all' } }] },
      /must be a number/,
    ],
    ['a body that is no JSON', 'nope', /does not begin with JSON/],
    ['a body without inputs', {}, /not as the protocol has it/],
  ]
  for (const [what, json, message] of wrong)
    it(`an eye that is served refuses ${what} with 400`, async () => {
      const { status, text } = await infer(json)
      assert.equal(status, 400, text)
      assert.match((JSON.parse(text) as { error: string }).error, message)
    })

  it('an eye that is served refuses an element whose length is not that of its bytes', async () => {
    const { status } = await infer({ inputs: [input] }, Buffer.concat([Buffer.alloc(4, 0xff), image]))
    assert.equal(status, 400)
  })

  it('an eye that is served refuses a body that is too large with 413', async () => {
    const { status } = await infer({ inputs: [input] }, Buffer.alloc(25_100_000))
    assert.equal(status, 413)
  })

  it('an eye that is served refuses requests without its token, but for health', async () => {
    assert.equal((await infer({ inputs: [input] }, packElement(image), 'another')).status, 401)
    assert.equal((await get(model(), 'another')).status, 401)
    assert.equal((await fetch(`${server.url}/v2`)).status, 401)
  })

  it('an eye that is served answers 404 for other models, versions and addresses', async () => {
    for (const path of [
      '/v2/models/other',
      '/v2/models/endcap-eye/versions/fake-2',
      '/v1',
      '/v2/repository/index',
    ])
      assert.equal((await get(`${server.url}${path}`)).status, 404, path)
  })

  it('an eye that is served reports an image that is not usable as the fault of the image', async () => {
    const eye = createRemoteEye({
      url: server.url,
      token: TOKEN,
      version: 'fake-1',
      concurrency: 1,
      timeoutMs: 5_000,
    })
    await assert.rejects(eye.analyze(Buffer.from('corrupt')), { name: 'ImageError', reason: 'corrupt_image' })
    await assert.rejects(eye.analyze(Buffer.from('crash')), {
      name: 'EyeError',
      message: /500: the analysis failed/,
    })
    await eye.close()
  })

  it('an eye that is served is refused by a caller that expects facts of another version', async () => {
    const eye = createRemoteEye({
      url: server.url,
      token: TOKEN,
      version: 'vision-9',
      concurrency: 1,
      timeoutMs: 5_000,
    })
    await assert.rejects(eye.analyze(image), /measures in version fake-1, not vision-9/)
    await assert.rejects(eye.check(), /measures in version fake-1, not vision-9/)
    await eye.close()
  })
})
