import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { temporaryDirectory } from '../support/stores.ts'

const ROOT = new URL('../../../../', import.meta.url)
const FILES = ['compose.yaml', 'deploy/observability.compose.yaml']
const MIB = 2 ** 20
/** Memory of an API process with one very large image, and space of a usual submission (docs/deployment.md). */
const PROCESS_MIB = 600 + 440
const SUBMISSION_MIB = 10

type Service = {
  image: string
  environment?: Record<string, string>
  read_only?: boolean
  tmpfs?: string[]
  secrets?: string[]
  deploy?: { resources: { limits: { memory: string } } }
}
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }> }

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const files = FILES.map((path) => parse(read(path), { merge: true }) as Compose)
const services = files.flatMap((file) => Object.entries(file.services))
const secrets = files.flatMap((file) => Object.entries(file.secrets))

function serviceOf(name: string): Service {
  const [, service] = services.find(([each]) => each === name) ?? []
  assert(service, name)
  return service
}

/** Returns the environment of a service with the defaults of variables, and with secrets in another directory. */
function environmentOf(name: string, directory: string): Record<string, string> {
  const fill = (text: string) =>
    text
      .replace(/\$\{\w+:-([^}]*)\}/g, (_all, fallback: string) => fallback)
      .replace(/^\/run\/secrets\/(.*)$/, (_all, secret: string) => join(directory, secret))
  const entries = Object.entries(serviceOf(name).environment ?? {})
  return Object.fromEntries(entries.map(([variable, value]) => [variable, fill(value)]))
}

describe('the secrets of Compose', () => {
  const directory = join(temporaryDirectory(), 'secrets')
  const createSecrets = (environment: Record<string, string> = {}) =>
    execFileSync('sh', [fileURLToPath(new URL('deploy/compose/create-secrets.sh', ROOT)), directory], {
      env: { ...process.env, ...environment },
    })
  before(() => {
    createSecrets({ POSTGRES_PASSWORD: 'ofAnEarlierInstallation' })
  })

  it('the secrets of Compose are all created by the script, in a directory that is closed to other users', () => {
    assert.equal(statSync(directory).mode & 0o777, 0o700)
    const created = readdirSync(directory).filter((name) => name !== 's3-admin-secret-key')
    const expected = secrets.map(([, { file }]) => file.replace('./secrets/', ''))
    assert.deepEqual(created.toSorted(), expected.toSorted())
    for (const name of created) assert.ok(statSync(join(directory, name)).size > 20, name)
  })

  it('the secrets of Compose stay as they are when the script runs again, so that it never locks a service out', () => {
    writeFileSync(join(directory, 's3-secret-key'), 'kept by the operator')
    createSecrets({ POSTGRES_PASSWORD: 'other' })
    assert.equal(readFileSync(join(directory, 's3-secret-key'), 'utf8'), 'kept by the operator')
    assert.match(readFileSync(join(directory, 'database-url'), 'utf8'), /:ofAnEarlierInstallation@postgres:/)
  })

  it('the secrets of Compose are mounted where a service reads them, and are in no environment', () => {
    const declared = new Set(secrets.map(([name]) => name))
    for (const [name, { environment = {}, secrets: mounted = [] }] of services) {
      for (const secret of mounted) assert.ok(declared.has(secret), secret)
      for (const [variable, value] of Object.entries(environment)) {
        const [, secret] = /^\/run\/secrets\/(.*)$/.exec(value) ?? []
        if (secret !== undefined) assert.ok(mounted.includes(secret), `${name}: ${variable}`)
        else assert.doesNotMatch(variable, /PASSWORD|SECRET|DATABASE_URL/, name)
      }
    }
  })

  it('the secrets of Compose are accepted by the service as its settings', () => {
    for (const name of ['api', 'worker']) {
      const { database, blobs } = readConfig({}, environmentOf(name, directory))
      assert.match(database.url ?? '', /^postgres:\/\/endcap:\w+@postgres:5432\/endcap$/)
      assert(blobs.kind === 's3')
      assert.equal(blobs.credentials?.accessKeyId, 'endcap')
    }
  })

  it('the secrets of Compose give the service the objects of its bucket only', () => {
    const { identities } = JSON.parse(readFileSync(join(directory, 's3-identities.json'), 'utf8')) as {
      identities: { name: string; actions: string[] }[]
    }
    const { blobs } = readConfig({}, environmentOf('api', directory))
    assert(blobs.kind === 's3')
    assert.deepEqual(
      identities.find(({ name }) => name === 'endcap')?.actions,
      ['Read', 'Write', 'List'].map((action) => `${action}:${blobs.bucket}`),
    )
    for (const [name, { secrets: mounted = [] }] of services)
      assert.equal(mounted.includes('s3-admin-credentials'), name === 'bucket', name)
  })
})

describe('the services of Compose', () => {
  it('the services of Compose have a read-only file system where they run the image of Endcap, and write to memory', () => {
    const own = services.filter(([, { image }]) => image.includes('IMAGE'))
    assert.deepEqual(own.map(([name]) => name).toSorted(), ['api', 'bucket', 'worker'])
    for (const [name, { read_only, tmpfs = [] }] of own) {
      assert.equal(read_only, true, name)
      assert.deepEqual(tmpfs.map((mount) => mount.replace(/:.*/, '')).toSorted(), ['/data', '/tmp'], name)
    }
  })

  it('the services of Compose are pinned by version and digest where they run images of others', () => {
    const images = services.map(([, { image }]) => image).filter((image) => !image.includes('IMAGE'))
    const [base = ''] = /(?<=^ARG NODE_IMAGE=).*$/m.exec(read('Dockerfile')) ?? []
    assert.equal(images.length, 4)
    for (const image of [...images, base]) assert.match(image, /:v?\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/)
  })

  it('the services of Compose accept no more submissions than the memory of the API holds', () => {
    const { tmpfs = [], deploy } = serviceOf('api')
    const [, temporary] =
      /^\/tmp:size=(\d+)m/.exec(tmpfs.find((mount) => mount.startsWith('/tmp')) ?? '') ?? []
    const { submissionsAtATime } = readConfig(
      {},
      { ENDCAP_MAX_SUBMISSIONS: environmentOf('api', '')['ENDCAP_MAX_SUBMISSIONS'] },
    ).backlog
    // A tenth stays free.
    assert.ok(submissionsAtATime * SUBMISSION_MIB <= 0.9 * Number(temporary))
    const [, gigabytes] = /^(\d+)g$/.exec(deploy?.resources.limits.memory ?? '') ?? []
    assert.ok((PROCESS_MIB + Number(temporary)) * MIB <= Number(gigabytes) * 1024 * MIB)
  })
})
