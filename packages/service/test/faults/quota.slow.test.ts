import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { endcap, jsonLines, serve } from '../support/process.ts'
import { readiness } from '../support/readiness.ts'
import { requestToken } from '../support/service.ts'
import { mountSmallDisk, withoutSmallDisk } from '../support/small-disk.ts'

const DISK_MIB = 1_024
const UPLOAD_BYTES = 20_000_000
const SUBMISSIONS = 20

type Credential = Parameters<typeof requestToken>[1]

describe('an organization that uploads as much as it can', { skip: withoutSmallDisk }, () => {
  it('an organization that uploads as much as it can fills its quota and no more of a small disk, and submissions of another one are accepted', async () => {
    using disk = mountSmallDisk(DISK_MIB)
    await using origin = await startOrigin()
    const data = join(disk.directory, 'data')
    const temporary = join(disk.directory, 'tmp')
    mkdirSync(temporary)
    await using service = await serve(['--data', data, '--port', '0'], {
      ENDCAP_ALLOWED_ORIGINS: origin.host,
      ENDCAP_RATE_LIMIT: '100000',
      TMPDIR: temporary,
    })
    const { base_url: baseUrl = '' } = service.announced
    const first = await requestToken(baseUrl, service.announced as unknown as Credential)
    const run = async (...args: string[]): Promise<Record<string, string>> => {
      const [result = {}] = jsonLines<Record<string, string>>(
        (await endcap([...args, '--data', data, '--json'])).stdout,
      )
      return result
    }
    const { organization_id: id = '' } = await run('org', 'create', '--name', 'Other')
    const other = await requestToken(
      baseUrl,
      (await run('credential', 'create', '--org', id)) as unknown as Credential,
    )
    const send = (
      token: string,
      path: string,
      method: string,
      body: string | Buffer<ArrayBuffer>,
      type: string,
    ) =>
      fetch(baseUrl + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body,
      })

    const photo = await sharp(await picture(0))
      .jpeg()
      .toBuffer()
    const statuses: number[] = []
    while (statuses.at(-1) !== 507) {
      const padding = Buffer.alloc(UPLOAD_BYTES)
      padding.writeUInt32BE(statuses.length)
      const answer = await send(first, '/v1/uploads', 'POST', Buffer.concat([photo, padding]), 'image/jpeg')
      statuses.push(answer.status)
      if (answer.status === 507)
        assert.equal(((await answer.json()) as { error_code: string }).error_code, 'QUOTA_EXCEEDED')
      else assert.equal(answer.status, 201)
    }
    const half = (DISK_MIB * 2 ** 20) / 2
    assert.equal(statuses.length - 1, Math.floor(half / (UPLOAD_BYTES + photo.length)))

    for (let n = 0; n < SUBMISSIONS; n++) {
      origin.serve(`/${n}.png`, await picture(n))
      const body = JSON.stringify({ hero_image_url: origin.url(`/${n}.png`), name: 'Sea Salt Potato Chips' })
      const { status } = await send(other, `/v1/pdps/id/sku-${n}`, 'PUT', body, 'application/json')
      assert.equal(status, 202)
      assert.equal((await readiness(baseUrl)).status, 200)
    }
  })
})
