import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { probeLink } from '@endcap/cli/operator/doctor/storage-probe'
import { createS3Blobs } from '@endcap/foundation/blobs/s3-blobs'
import { ConfigError, readConfig } from '../../src/config/config.ts'
import { FILE_VARIABLES, readSecretFiles } from '../../src/config/secret-files.ts'
import { settings } from '../../src/config/settings.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts'
import { endcap } from '../support/process.ts'
import { temporaryDirectory } from '../support/stores.ts'

const directory = temporaryDirectory()

function file(name: string, content: string): string {
  const path = join(directory, name)
  writeFileSync(path, content)
  return path
}

/** Returns the lines of a configuration error. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig({}, environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('a secret in a file', () => {
  it('a secret in a file is possible for every setting with the name of a secret and for all credentials of the bucket', () => {
    const named = Object.keys(settings.shape).filter((name) =>
      /SECRET|PASSWORD|API_KEY|TOKEN_[A-Z]{2}$|PROXY$|DATABASE_URL/.test(name),
    )
    assert.ok(named.length >= 8)
    for (const name of [...named, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
      assert.ok(FILE_VARIABLES.includes(`${name}_FILE`), name)
  })

  it('a secret in a file is read for every setting that is marked as secret', () => {
    const marked = Object.entries(settings.shape).filter(([, schema]) => schema.meta()?.['secret'] === true)
    assert.ok(marked.length >= 8)
    for (const [name] of marked) {
      const { environment, problems } = readSecretFiles({ [`${name}_FILE`]: file(name, `of ${name}\n`) })
      assert.deepEqual([environment[name], problems], [`of ${name}`, []])
    }
  })

  it('a secret in a file is the value of its setting without the newline at the end', () => {
    const url = 'postgres://endcap:pass@db/endcap'
    for (const content of [url, `${url}\n`, `${url}\r\n`])
      assert.equal(readConfig({}, { DATABASE_URL_FILE: file('url', content) }).database.url, url)
    // Removes one newline only, because a secret may end with one.
    assert.equal(
      readSecretFiles({ DATABASE_URL_FILE: file('two', 'x\n\n') }).environment['DATABASE_URL'],
      'x\n',
    )
  })

  it('a secret in a file is rejected with the variable when it cannot be used, without its path or content', () => {
    mkdirSync(join(directory, 'folder'))
    const wrong: [path: string, problem: RegExp][] = [
      [join(directory, 'hunter22'), /^ENDCAP_AI_API_KEY_FILE: the file cannot be read \(ENOENT\)$/],
      [join(directory, 'folder'), /^ENDCAP_AI_API_KEY_FILE: must name a file$/],
      [file('empty', '\n'), /^ENDCAP_AI_API_KEY_FILE: the file is empty$/],
      [file('large', 'x'.repeat(65_537)), /^ENDCAP_AI_API_KEY_FILE: the file is larger than 64 KiB$/],
    ]
    for (const [path, problem] of wrong) {
      const [line = '', ...others] = problemsOf({ ENDCAP_AI_API_KEY_FILE: path })
      assert.match(line, problem)
      assert.ok(others.length === 0 && !line.includes(directory))
    }
    const [invalid = ''] = problemsOf({ ENDCAP_AI_API_KEY_FILE: file('invalid', 'hunter 22') })
    assert.match(invalid, /^ENDCAP_AI_API_KEY: must be printable ASCII/)
    assert.ok(!invalid.includes('hunter'))
  })

  it('a secret in a file is rejected when its setting is set too, but not when that is empty', () => {
    const DATABASE_URL_FILE = file('url', 'postgres://db/endcap')
    assert.deepEqual(problemsOf({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://other' }), [
      'DATABASE_URL_FILE: DATABASE_URL is set too: remove one of the two',
    ])
    assert.deepEqual(problemsOf({ DATABASE_URL_FILE, DATABASE_URL: '', ENDCAP_AI_API_KEY_FILE: '' }), [])
  })

  it('a secret in a file signs requests to the bucket, together with a key from the environment', async () => {
    const { blobs } = readConfig(
      {},
      {
        ENDCAP_BLOBS: 's3://bucket?endpoint=http://127.0.0.1:1',
        AWS_ACCESS_KEY_ID: 'key-of-test',
        AWS_SECRET_ACCESS_KEY_FILE: file('aws', 'secret\n'),
      },
    )
    assert(blobs.kind === 's3')
    assert.deepEqual(blobs.credentials, { accessKeyId: 'key-of-test', secretAccessKey: 'secret' })
    const store = createS3Blobs(blobs)
    const address = await store.sign('image', probeLink())
    assert.match(address, /X-Amz-Credential=key-of-test/)
    await store.close()
    const lone = { ENDCAP_BLOBS: 's3://bucket', AWS_SECRET_ACCESS_KEY_FILE: file('lone', 'secret') }
    assert.deepEqual(problemsOf(lone), [
      'ENDCAP_BLOBS: needs both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY when one is in a file',
    ])
  })
})

describe('the command with secrets in files', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres[Symbol.asyncDispose]())

  it('the command with secrets in files uses the database of the file, and the doctor accepts the variable and hides the content', async () => {
    const environment = {
      DATABASE_URL_FILE: file('server', postgres.url.replace('endcap@', 'endcap:hunter22@')),
      ENDCAP_DATA: temporaryDirectory(),
    }
    const created = await endcap(['org', 'create', '--name', 'Filed', '--json'], environment)
    assert.equal(created.code, 0, created.stderr)
    const { stdout } = await endcap(['org', 'list', '--json'], environment)
    assert.match(stdout, /"Filed"/)
    const doctor = await endcap(['doctor', '--json'], environment)
    assert.match(doctor.stdout, /in the environment: .*DATABASE_URL_FILE/)
    assert.match(doctor.stdout, /"database","status":"ok"/)
    assert.ok(!doctor.stdout.includes('hunter22') && !doctor.stdout.includes('not a setting'))
  })
})

describe('a client secret in a file', () => {
  it('a client secret in a file counts as the secret of a client, and a missing file is wrong usage', async () => {
    const name = 'ENDCAP_CLIENT_SECRET_FILE'
    const withFile = (path: string) => endcap(['token', '--client-id', 'a'], { [name]: path })
    const { code, stderr } = await withFile(file('client', 'secret'))
    assert.deepEqual([code, stderr], [2, 'endcap: a client secret needs --client-id and --org\n'])
    const missing = await withFile(join(directory, 'missing'))
    assert.equal(missing.code, 2)
    assert.match(missing.stderr, /ENDCAP_CLIENT_SECRET_FILE: the file cannot be read \(ENOENT\)/)
  })
})
