import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { BlobConfig } from '@endcap/foundation/blobs/open-blobs'
import { openBlobs } from '@endcap/foundation/blobs/open-blobs'
import { reasonOf } from '@endcap/foundation/errors/reason'
import { checkDirectory, existingPart } from '@endcap/service/health/check-directories'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'
import { probeKey, probeLink } from './storage-probe.ts'

const DOWNLOAD_MS = 5_000
const CONTENT_BYTES = 1024
const ADVICE = {
  file: 'Check ENDCAP_BLOBS and the owner of the directory.',
  s3: 'Check ENDCAP_BLOBS and the credentials. "Images in a bucket" in docs/configuration.md lists the permissions that they need.',
}

/** Returns the service's signed URL for a file on its disk; null if no service can sign one. */
type Sign = (key: string) => Promise<string | null>
/** Result of a download from the signed URL. */
type Download = { status: 'ok' | 'untested' | 'wrong'; detail: string }

/** Stores, reads, signs, downloads and removes a small probe file. */
export async function checkStorage(config: BlobConfig, sign: Sign, signal: AbortSignal): Promise<Finding[]> {
  const directoryFinding = config.kind === 'file' ? await checkDirectory('storage', config.directory) : null
  // The probe may create the directory, as the first image would, but not its parents.
  const canProbe = config.kind === 's3' || (await existsOrParent(config.directory))
  if (directoryFinding && (directoryFinding.status === 'failed' || !canProbe)) return [directoryFinding]
  const blobs = await openBlobs(config, { sign: () => '' })
  try {
    await blobs.check()
    const download = await tryOut(blobs, config.kind === 'file' ? sign : null, signal)
    return [
      ...(directoryFinding?.status === 'warning' ? [directoryFinding] : []),
      findingOf(config, download),
    ]
  } catch (error) {
    signal.throwIfAborted()
    return [failed('storage', reasonOf(error), ADVICE[config.kind])]
  } finally {
    await blobs.close()
  }
}

async function existsOrParent(directory: string): Promise<boolean> {
  return [directory, dirname(directory)].includes(await existingPart(directory))
}

async function tryOut(blobs: BlobStore, sign: Sign | null, signal: AbortSignal): Promise<Download> {
  const key = probeKey()
  const content = randomBytes(CONTENT_BYTES)
  await blobs.put(key, content, signal)
  try {
    if (!content.equals(await blobs.get(key, signal)))
      throw new Error('the file that was read differs from the one that was stored')
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
    return { status: 'untested', detail: `no URL could be signed (${reasonOf(error)})` }
  }
  if (address === null) return { status: 'untested', detail: 'no running service can sign a URL' }
  const { origin } = new URL(address)
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_MS)])
    const response = await fetch(address, { signal: limit, redirect: 'manual' })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200)
      return { status: 'wrong', detail: `${origin} answers the signed URL with status ${response.status}` }
    return content.equals(bytes)
      ? { status: 'ok', detail: `downloaded from ${origin}` }
      : { status: 'wrong', detail: `${origin} answers the signed URL with different content` }
  } catch (error) {
    return {
      status: 'untested',
      detail: `${origin} is not reachable from this machine (${reasonOf(error)})`,
    }
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
        ? 'Set the same ENDCAP_BLOBS for all processes, and an ENDCAP_BASE_URL that leads to them.'
        : 'Check the public-endpoint of ENDCAP_BLOBS: clients download from there.',
    )
  // The base address of the service may be unreachable from this machine, but a bucket must be reachable.
  if (status === 'untested' && config.kind === 's3')
    return warning(
      'storage',
      done,
      'Make sure that clients can reach that address, or set another public-endpoint.',
    )
  return ok('storage', done)
}
