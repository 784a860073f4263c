import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { BlobConfig } from '../blobs/blob-config.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import { openBlobs } from '../blobs/open-blobs.ts'
import { checkDirectory, existingPart } from './check-directories.ts'
import { failed, type Finding, ok, reasonOf, warning } from './finding.ts'
import { probeKey, probeLink } from './storage-probe.ts'

const DOWNLOAD_MS = 5_000
const CONTENT_BYTES = 1024
const ADVICE = {
  file: 'Look at ENDCAP_BLOBS, and at whose the directory is.',
  s3: 'Look at ENDCAP_BLOBS and at the credentials; "Images in a bucket" in docs/configuration.md names what they need.',
}

/** Asks the service for the signed address of a file on its disk; null where no service can have one. */
type Sign = (key: string) => Promise<string | null>
/** What came of the signed address. */
type Download = { status: 'ok' | 'not tried' | 'wrong'; detail: string }

/** Puts, gets, signs, downloads and removes a small file of the doctor's own. */
export async function checkStorage(config: BlobConfig, sign: Sign, signal: AbortSignal): Promise<Finding[]> {
  const room = config.kind === 'file' ? await checkDirectory('storage', config.directory) : null
  // As the first image would do, the directory itself is made, but none above it.
  const isNear = config.kind === 's3' || (await isIn(config.directory))
  if (room && (room.status === 'failed' || !isNear)) return [room]
  const blobs = await openBlobs(config, { sign: () => '' })
  try {
    await blobs.check()
    const download = await tryOut(blobs, config.kind === 'file' ? sign : null, signal)
    return [...(room?.status === 'warning' ? [room] : []), findingOf(config, download)]
  } catch (error) {
    signal.throwIfAborted()
    return [failed('storage', reasonOf(error), ADVICE[config.kind])]
  } finally {
    await blobs.close()
  }
}

async function isIn(directory: string): Promise<boolean> {
  return [directory, dirname(directory)].includes(await existingPart(directory))
}

async function tryOut(blobs: BlobStore, sign: Sign | null, signal: AbortSignal): Promise<Download> {
  const key = probeKey()
  const content = randomBytes(CONTENT_BYTES)
  await blobs.put(key, content, signal)
  try {
    if (!content.equals(await blobs.get(key, signal))) throw new Error('what is read is not what was stored')
    return await tryDownload(() => (sign ? sign(key) : blobs.sign(key, probeLink())), content, signal)
  } finally {
    await blobs.remove(key)
  }
}

async function tryDownload(
  sign: () => Promise<string | null>,
  content: Buffer,
  signal: AbortSignal,
): Promise<Download> {
  let address: string | null
  try {
    address = await sign()
  } catch (error) {
    return { status: 'not tried', detail: `no address could be signed (${reasonOf(error)})` }
  }
  if (address === null) return { status: 'not tried', detail: 'no service runs that signs addresses' }
  const { origin } = new URL(address)
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_MS)])
    const response = await fetch(address, { signal: limit, redirect: 'manual' })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200)
      return { status: 'wrong', detail: `${origin} answers its signed address with ${response.status}` }
    return content.equals(bytes)
      ? { status: 'ok', detail: `downloaded from ${origin}` }
      : { status: 'wrong', detail: `${origin} answers its signed address with something else` }
  } catch (error) {
    return { status: 'not tried', detail: `${origin} does not answer here (${reasonOf(error)})` }
  }
}

function findingOf(config: BlobConfig, { status, detail }: Download): Finding {
  const place = config.kind === 'file' ? config.directory : `the bucket ${config.bucket}`
  const done = `stored, read and removed a file in ${place}; ${detail}`
  if (status === 'wrong')
    return failed(
      'storage',
      done,
      config.kind === 'file'
        ? 'All processes need the same ENDCAP_BLOBS, and ENDCAP_BASE_URL must lead to them.'
        : 'Look at the public-endpoint of ENDCAP_BLOBS: clients download there.',
    )
  // An address for clients need not be one for this machine; a bucket's own is.
  if (status === 'not tried' && config.kind === 's3')
    return warning('storage', done, 'See that clients reach that address, or set another public-endpoint.')
  return ok('storage', done)
}
