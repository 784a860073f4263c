import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { duckdb } from '../../../service/test/support/duckdb.ts'
import { startObjectStore, withoutObjectStore } from '../../../service/test/support/object-store.ts'
import { picture } from '../../../service/test/support/pictures.ts'
import { endcap, MAIN } from '../../../service/test/support/process.ts'
import { temporaryDirectory } from '../../../service/test/support/stores.ts'
import { openOutput } from '../../src/terminal/output-place.ts'

const IMAGES = 24
const PART_ROWS = 3
const partFile = (number: number) => `part-${String(number).padStart(9, '0')}.parquet`

async function lake(): Promise<string> {
  const folder = temporaryDirectory()
  mkdirSync(join(folder, 'photos'))
  const rows: object[] = []
  for (let n = 0; n < IMAGES; n++) {
    writeFileSync(join(folder, 'photos', `${n}.png`), await picture(n))
    rows.push({ id: n, image: `photos/${n}.png` })
  }
  writeFileSync(join(folder, 'rows.ndjson'), rows.map((row) => JSON.stringify(row)).join('\n'))
  return folder
}

const argumentsOf = (folder: string, out: string, shard = '0/1') => [
  ...['batch', join(folder, 'rows.ndjson'), '--out', join(folder, out), '--json'],
  ...['--part-rows', String(PART_ROWS), '--shard', shard],
]
const rowsIn = (folder: string, out: string) =>
  duckdb(`SELECT * FROM '${join(folder, out)}/*.parquet' ORDER BY row`)

/** Runs a shard until a part of its own is there, and kills it. */
async function killAfter(folder: string, out: string, part: number, shard = '0/1'): Promise<void> {
  const child = spawn(process.execPath, [MAIN, ...argumentsOf(folder, out, shard)], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  while (child.exitCode === null && !existsSync(join(folder, out, partFile(part)))) await sleep(5)
  child.kill('SIGKILL')
  await exited
}

describe('endcap batch, killed', () => {
  it('endcap batch, killed after any part, continues to the same rows as one run', async () => {
    const folder = await lake()
    assert.equal((await endcap(argumentsOf(folder, 'whole'))).code, 0)
    const expected = await rowsIn(folder, 'whole')
    assert.equal(expected.length, IMAGES)
    for (let part = 0; part < IMAGES / PART_ROWS; part += 3) {
      const out = `killed-${part}`
      await killAfter(folder, out, part)
      const { code, stdout } = await endcap(argumentsOf(folder, out))
      assert.equal(code, 0)
      assert.ok((JSON.parse(stdout) as { parts_kept: number }).parts_kept >= part)
      assert.deepEqual(await rowsIn(folder, out), expected)
    }
    const shards = Array.from({ length: 4 }, (_, index) => index)
    await Promise.all(shards.map((index) => killAfter(folder, 'shards', index, `${index}/4`)))
    for (const index of shards) {
      assert.equal((await endcap(argumentsOf(folder, 'shards', `${index}/4`))).code, 0)
    }
    assert.deepEqual(await rowsIn(folder, 'shards'), expected)
  })
})

describe('an output in a bucket', { skip: withoutObjectStore }, () => {
  it('an output in a bucket replaces files of the same size, and clears a folder without its neighbors', async () => {
    await using store = await startObjectStore()
    process.env['AWS_ACCESS_KEY_ID'] = store.accessKey
    process.env['AWS_SECRET_ACCESS_KEY'] = store.secretKey
    await using place = await openOutput(
      `s3://${await store.createBucket()}/day=1?endpoint=${store.endpoint}`,
    )
    for (const content of ['one', 'two']) await place.put('a/b.json', Buffer.from(content))
    assert.equal((await place.get('a/b.json'))?.toString(), 'two')
    await place.put('ab.json', Buffer.from('stays'))
    await place.clear('a')
    assert.deepEqual([await place.get('a/b.json'), await place.sizeOf('ab.json')], [null, 5])
    await place.clear('ab.json')
    assert.equal(await place.sizeOf('ab.json'), null)
  })
})

describe('endcap batch in a bucket', { skip: withoutObjectStore }, () => {
  it('endcap batch in a bucket reads tables and images and writes the rows of a run on disk', async () => {
    const folder = await lake()
    assert.equal((await endcap(argumentsOf(folder, 'whole'))).code, 0)
    const parquet = join(folder, 'rows.parquet')
    await duckdb(`COPY (SELECT * FROM '${folder}/rows.ndjson') TO '${parquet}' (FORMAT parquet)`)
    await using store = await startObjectStore()
    const bucket = await store.createBucket()
    const put = (key: string, path: string) => store.putObject(bucket, key, readFileSync(path))
    await put('day=1/rows.parquet', parquet)
    for (const name of readdirSync(join(folder, 'photos')))
      await put(`day=1/photos/${name}`, join(folder, 'photos', name))
    const environment = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
    const address = (path: string) => `s3://${bucket}/${path}?endpoint=${store.endpoint}`
    const batch = () =>
      endcap(
        [
          'batch',
          address('day=1/'),
          '--out',
          address('scores'),
          '--images',
          address('day=1'),
          '--part-rows',
          '3',
          '--json',
        ],
        environment,
      )
    const first = await batch()
    assert.equal(first.code, 0, first.stderr)
    const again = await batch()
    assert.deepEqual(JSON.parse(again.stdout), { rows: IMAGES, errors: 0, parts: 8, parts_kept: 8 })
    mkdirSync(join(folder, 'fetched'))
    for (let part = 0; part < IMAGES / PART_ROWS; part++) {
      const bytes = await store.getObject(bucket, `scores/${partFile(part)}`)
      writeFileSync(join(folder, 'fetched', partFile(part)), bytes)
    }
    assert.deepEqual(await rowsIn(folder, 'fetched'), await rowsIn(folder, 'whole'))
  })
})
