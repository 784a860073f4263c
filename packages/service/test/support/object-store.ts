import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '@endcap/foundation/net/free-port'
import { temporaryDirectory } from './stores.ts'

/** A real S3 service on loopback that checks signatures: a Ceph gateway over a cluster in memory. */
export type ObjectStore = AsyncDisposable & {
  endpoint: string
  accessKey: string
  secretKey: string
  /** A fresh, empty bucket. */
  createBucket: () => Promise<string>
  putObject: (bucket: string, key: string, bytes: Uint8Array) => Promise<void>
  getObject: (bucket: string, key: string) => Promise<Uint8Array>
  /** Makes the gateway accept connections without answering, until it is resumed. */
  pause: () => void
  resume: () => void
  /** Kills the gateway. Stored objects stay. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin', 'setpriv']
const missing = PROGRAMS.filter(
  (program) =>
    !(process.env['PATH'] ?? '').split(delimiter).some((directory) => existsSync(join(directory, program))),
)

/** Reason to skip the tests that need an object store, or false. */
export const withoutObjectStore: string | false =
  missing.length > 0 &&
  `NO OBJECT STORE: ${missing.join(', ')} not installed (Debian: ceph-mon ceph-osd radosgw util-linux)`

/** Time limit for each step of the cluster. */
const START_MS = 60_000

export async function startObjectStore(): Promise<ObjectStore> {
  await using opened = new AsyncDisposableStack()
  const directory = temporaryDirectory()
  opened.defer(() => rmSync(directory, { recursive: true, force: true }))
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const endpoint = `http://127.0.0.1:${gatewayPort}`
  const accessKey = randomBytes(10).toString('hex')
  const secretKey = randomBytes(20).toString('hex')
  const cluster = randomUUID()
  for (const part of ['mon', 'osd', 'rgw']) mkdirSync(join(directory, part))
  writeFileSync(join(directory, 'ceph.conf'), settings({ directory, cluster, monitorPort, gatewayPort }))

  const run = (program: string, args: string[]) => launch(directory, program, args)
  const finish = async (program: string, args: string[]) => {
    const child = run(program, args)
    const [code] = await once(child, 'exit', { signal: AbortSignal.timeout(START_MS) })
    if (code !== 0) throw new Error(`${program} ended with ${String(code)}`)
  }
  const daemon = (program: string, args: string[]) =>
    opened.adopt(run(program, ['-f', '--no-mon-config', ...args]), kill)

  const monitorMap = join(directory, 'monmap')
  const monitorAddress = `[v2:127.0.0.1:${monitorPort}]`
  await finish('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', monitorAddress, monitorMap])
  await Promise.all([
    finish('ceph-mon', ['-i', 'a', '--mkfs', '--monmap', monitorMap]),
    finish('ceph-osd', ['-i', '0', '--mkfs', '--no-mon-config', '--osd-uuid', randomUUID()]),
  ])
  daemon('ceph-mon', ['-i', 'a'])
  daemon('ceph-osd', ['-i', '0'])
  const keys = [`--access-key=${accessKey}`, `--secret=${secretKey}`]
  await finish('radosgw-admin', ['user', 'create', '--uid=test', '--display-name=test', ...keys])
  const startGateway = async () => {
    const child = run('radosgw', ['-f', '--no-mon-config', '-n', 'client.rgw.a'])
    await untilAnswering(endpoint, child)
    return child
  }
  let gateway = await startGateway()
  opened.defer(() => kill(gateway))

  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  opened.defer(() => client.destroy())
  const resources = opened.move()
  return {
    endpoint,
    accessKey,
    secretKey,
    async createBucket() {
      const Bucket = `test-${randomUUID()}`
      await client.send(new CreateBucketCommand({ Bucket }))
      return Bucket
    },
    async putObject(Bucket, Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    async getObject(Bucket, Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return (await Body?.transformToByteArray()) ?? new Uint8Array()
    },
    pause: () => void gateway.kill('SIGSTOP'),
    resume: () => void gateway.kill('SIGCONT'),
    stop: () => kill(gateway),
    async start() {
      gateway = await startGateway()
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** Starts a process that the kernel kills when the test process ends, for whatever reason. */
function launch(directory: string, program: string, args: string[]): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    cwd: directory,
    stdio: 'ignore',
    env: { ...process.env, CEPH_CONF: join(directory, 'ceph.conf') },
  })
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  // Everything is in memory or about to be removed, so there is nothing to save.
  child.kill('SIGKILL')
  await exit
}

async function untilAnswering(endpoint: string, gateway: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(20)) {
    if (gateway.exitCode !== null) throw new Error(`radosgw ended with ${gateway.exitCode}`)
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('radosgw does not answer')
}

type Place = { directory: string; cluster: string; monitorPort: number; gatewayPort: number }

/**
 * Configuration of one monitor, one storage daemon in memory and one gateway. Authentication inside the cluster
 * is off so that no keys are needed, the gateway does not require encryption, and short intervals create pools at
 * once. The cluster starts in under a second; with the default settings it takes half a minute.
 */
const settings = ({ directory, cluster, monitorPort, gatewayPort }: Place) => `
[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitorPort}/0
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
ms mon client mode = crc
auth cluster required = none
auth service required = none
auth client required = none
mon client hunt interval = 0.1
mon tick interval = 1
objecter tick interval = 0.2
mon allow pool size one = true
mon max pg per osd = 1000
paxos propose interval = 0.01
paxos min wait = 0.005
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
log file = ${directory}/$name.log
run dir = ${directory}
admin socket =
[mon.a]
mon data = ${directory}/mon
mon data avail crit = 0
mon data avail warn = 0
[osd.0]
osd data = ${directory}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
[client.rgw.a]
rgw data = ${directory}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw thread pool size = 32
rgw run sync thread = false
rgw enable gc threads = false
rgw enable lc threads = false
rgw enable quota threads = false
`
