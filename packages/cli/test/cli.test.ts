import assert from 'node:assert/strict'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import pg from 'pg'
import { createUnusableSchema } from '../../service/test/support/job-table.ts'
import { startOrigin } from '../../service/test/support/origin.ts'
import { picture } from '../../service/test/support/pictures.ts'
import { startPostgres, withoutPostgres } from '../../service/test/support/postgres.ts'
import { endcap, endcapAll, jsonLines } from '../../service/test/support/process.ts'
import { migratedDirectory, temporaryDirectory } from '../../service/test/support/stores.ts'

describe('endcap', () => {
  it('endcap prints its usage, and exits 2 for wrong usage', async () => {
    assert.match((await endcap(['--help'])).stdout, /serve.*score.*org/s)
    const answers = await endcapAll([
      ['nonsense'],
      ['org', 'create'],
      ['serve', '--role', 'x'],
      ['score'],
      ['score', 'a.jpg', '--category', 'Nope'],
    ])
    for (const { code, stderr } of answers) {
      assert.equal(code, 2, stderr)
      assert.ok(stderr.length > 10)
    }
  })

  it('endcap names all invalid settings at once, and exits 2', async () => {
    const { code, stderr } = await endcap(['org', 'list'], {
      ENDCAP_PORT: 'eighty',
      ENDCAP_ENVIRONMENT: 'moon',
      DATABASE_URL: 'mysql://x',
    })
    assert.equal(code, 2)
    for (const name of ['ENDCAP_PORT', 'ENDCAP_ENVIRONMENT', 'DATABASE_URL'])
      assert.match(stderr, new RegExp(name))
  })

  it('endcap exits 1 when the service cannot start, so that a supervisor can restart it', {
    skip: withoutPostgres,
  }, async () => {
    await using postgres = await startPostgres()
    const url = await postgres.createDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await createUnusableSchema(client)
    await client.end()
    const { code, stderr } = await endcap(['serve', '--role', 'worker'], { DATABASE_URL: url })
    assert.equal(code, 1)
    assert.match(stderr, /^endcap: /m)
  })

  it('[CLI-1] endcap administers a data directory that no service runs on', async () => {
    const data = await migratedDirectory()
    const created = await endcap([
      'org',
      'create',
      '--name',
      'Acme',
      '--icp',
      'Food,Beauty > Hair Care',
      '--rate-limit',
      '7',
      '--data',
      data,
      '--json',
    ])
    assert.equal(created.code, 0, created.stderr)
    const [organization] = jsonLines(created.stdout)
    assert.deepEqual(
      [organization?.['name'], organization?.['icp']],
      ['Acme', ['Food', 'Beauty > Hair Care']],
    )
    const id = String(organization?.['organization_id'])
    const [credential] = jsonLines(
      (
        await endcap([
          'credential',
          'create',
          '--org',
          id,
          '--integration',
          'a',
          'b',
          '--data',
          data,
          '--json',
        ])
      ).stdout,
    )
    assert.deepEqual(Object.keys(credential ?? {}), [
      'client_id',
      'client_secret',
      'organization_id',
      'audience',
      'token_url',
    ])
    const listed = jsonLines((await endcap(['credential', 'list', '--data', data, '--json'])).stdout)
    assert.deepEqual(
      [listed[0]?.['client_id'], listed[0]?.['integration_ids']],
      [credential?.['client_id'], ['a', 'b']],
    )
    assert.ok(
      !JSON.stringify(listed).includes(String(credential?.['client_secret'])),
      'the list contains a secret',
    )
    const icp = (paths: string) => ['org', 'set-icp', '--org', id, '--icp', paths, '--data', data, '--json']
    const [all, shoes, none, unknown] = await endcapAll([
      icp('all'),
      icp('Shoes'),
      icp(''),
      ['credential', 'disable', 'ec_nobody', '--data', data],
    ])
    assert.deepEqual([all?.code, jsonLines(all?.stdout ?? '')[0]?.['icp']], [0, null])
    assert.deepEqual([shoes?.code, jsonLines(shoes?.stdout ?? '')[0]?.['icp']], [0, ['Shoes']])
    assert.equal(none?.code, 2)
    assert.deepEqual([unknown?.code, unknown?.stderr], [1, 'endcap: there is no client ec_nobody\n'])
  })

  it('endcap resolves a product name', async () => {
    const answers = await endcapAll(
      ['Potato Chips', 'Qwxyz'].map((name) => ['category', 'resolve', '--name', name, '--json']),
    )
    assert.deepEqual(
      answers.map(({ stdout }) => jsonLines(stdout)[0]?.['path']),
      ['Food > Snacks > Potato Chips', null],
    )
  })
})

describe('a command on a data directory that does not exist', () => {
  it('a command on a data directory that does not exist fails with the path, and does not create it', async () => {
    const data = join(temporaryDirectory(), 'typo')
    const { code, stderr } = await endcap(['org', 'list', '--data', data])
    assert.deepEqual([code, stderr], [1, `endcap: there is no Endcap data in ${data}\n`])
    assert.equal(existsSync(data), false)
  })
})

describe('endcap score', () => {
  it('endcap score scores files, directories and URLs in order, and reports what could not be scored', async () => {
    await using origin = await startOrigin()
    origin.serve('/web.png', await picture(3))
    const directory = temporaryDirectory()
    mkdirSync(join(directory, 'below'))
    writeFileSync(join(directory, 'a.png'), await picture(1))
    writeFileSync(join(directory, 'below', 'b.png'), await picture(2))
    writeFileSync(join(directory, 'c.jpg'), 'no picture')
    writeFileSync(join(directory, 'notes.txt'), 'not looked at')
    const sources = [
      directory,
      origin.url('/web.png'),
      join(directory, 'missing.png'),
      'http://10.0.0.1/x.png',
    ]
    const { code, stdout, stderr } = await endcap(['score', ...sources, '--format', 'ndjson'], {
      ENDCAP_ALLOWED_ORIGINS: origin.host,
    })
    const results = jsonLines(stdout)
    assert.equal(code, 1)
    assert.match(stderr, /3 of 6 images could not be scored/)
    assert.deepEqual(
      results.map(({ file }) => String(file).replace(directory, '')),
      ['/a.png', '/below/b.png', '/c.jpg', origin.url('/web.png'), '/missing.png', 'http://10.0.0.1/x.png'],
    )
    for (const index of [0, 1, 3]) {
      assert.deepEqual(Object.keys(results[index] ?? {}), [
        'file',
        'service_score',
        'classification',
        'factors',
        'facts',
      ])
    }
    assert.equal(results[2]?.['reason'], 'unsupported_type')
    assert.doesNotMatch(String(results[2]?.['error']), /unsupported_type/)
    assert.equal(results[5]?.['reason'], 'forbidden_address')
  })

  it('endcap score follows symbolic links, skips cycles, and reports broken links', async () => {
    const directory = temporaryDirectory()
    const elsewhere = temporaryDirectory()
    writeFileSync(join(directory, 'a.png'), await picture(1))
    writeFileSync(join(elsewhere, 'b.png'), await picture(2))
    symlinkSync(join(elsewhere, 'b.png'), join(directory, 'file.png'))
    symlinkSync(elsewhere, join(directory, 'folder'))
    symlinkSync(directory, join(elsewhere, 'back'))
    symlinkSync(join(directory, 'missing.png'), join(directory, 'gone.png'))
    symlinkSync('loop.png', join(directory, 'loop.png'))
    const { code, stdout } = await endcap(['score', directory, '--json'])
    assert.equal(code, 1)
    const results = jsonLines(stdout)
    assert.deepEqual(
      results.map(({ file }) => String(file).replace(directory, '')),
      ['/a.png', '/file.png', '/folder/b.png', '/gone.png', '/loop.png'],
    )
    assert.deepEqual(
      results.map(({ error }) => error === undefined),
      [true, true, true, false, false],
    )
    assert.match(String(results[3]?.['error']), /broken symbolic link/)
  })

  it('endcap score scores one image from standard input, and calls it "-"', async () => {
    const { code, stdout, stderr } = await endcap(['score', '-', '--json'], {}, await picture(1))
    assert.deepEqual([code, stderr], [0, ''])
    assert.equal(jsonLines(stdout)[0]?.['file'], '-')
    const checked = await endcap(['check', '-', '--min', '0', '--json'], {}, await picture(1))
    assert.deepEqual([checked.code, jsonLines(checked.stdout)[0]?.['file']], [0, '-'])
  })

  it('endcap score explains what is wrong with standard input', async () => {
    const large = new Uint8Array(100_000_001)
    for (const [input, why] of [
      [undefined, /standard input is empty: pipe an image/],
      [Buffer.from('no picture'), /jpeg|supported/i],
      [large, /standard input has more than 100 MB/],
    ] as const) {
      const { code, stdout } = await endcap(['score', '-', '--json'], {}, input)
      const [line] = jsonLines(stdout)
      assert.deepEqual([code, line?.['file']], [1, '-'])
      assert.match(String(line?.['error']), why)
    }
    const { code, stderr } = await endcap(['score', '-', '-'])
    assert.deepEqual([code, stderr], [2, 'endcap: "-" (standard input) can be given only once\n'])
  })

  it('endcap score prints a table by default', async () => {
    const file = join(temporaryDirectory(), 'one.png')
    writeFileSync(file, await picture(5))
    const { code, stdout } = await endcap([
      'score',
      file,
      '--role',
      'carousel',
      '--category',
      'Food > Snacks',
    ])
    assert.equal(code, 0)
    assert.match(stdout, /^score\s+classification\s+file\s+what costs most\n\d+\.\d/)
  })
})

describe('a damaged embedded database', () => {
  it('a damaged embedded database stops the start with the data directory and the restore command', async () => {
    const data = await migratedDirectory()
    rmSync(join(data, 'db', 'pglite', 'global', 'pg_control'))
    const { code, stderr } = await endcap(['serve', '--data', data, '--port', '0'], { ENDCAP_LOG: 'silent' })
    assert.equal(code, 1)
    assert.ok(stderr.includes(data), stderr)
    assert.match(stderr, /^endcap: The embedded database in .*damaged.*endcap backup restore DIR[^\n]*\n$/m)
  })
})
