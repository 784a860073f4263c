import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { BlobConfig } from '@endcap/foundation/blobs/open-blobs'
import { openBlobs } from '@endcap/foundation/blobs/open-blobs'
import { reasonOf } from '@endcap/foundation/errors/reason'
import { checkDirectory, existingPart } from '@endcap/service/health/check-directories'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'
import type { MessageId, Values } from '@endcap/words/message'
import { say } from '../../terminal/say.ts'
import { probeKey, probeLink } from './storage-probe.ts'

const DOWNLOAD_MS = 5_000
const CONTENT_BYTES = 1024

/** Returns the service's signed URL for a file on its disk; null if no service can sign one. */
type Sign = (key: string) => Promise<string | null>
/** Result of a download from the signed URL. The text is about the download and the file that was stored at `place`. */
type Download = { status: 'ok' | 'untested' | 'wrong'; detail: MessageId; values?: Values }

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
    return [failed('storage', reasonOf(error), say(`cli.doctor.storage_advice_${config.kind}`))]
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
    if (!content.equals(await blobs.get(key, signal))) throw new Error(say('cli.doctor.storage_differs'))
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
    return {
      status: 'untested',
      detail: 'cli.doctor.storage_not_signed',
      values: { reason: reasonOf(error) },
    }
  }
  if (address === null) return { status: 'untested', detail: 'cli.doctor.storage_no_signer' }
  const { origin } = new URL(address)
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_MS)])
    const response = await fetch(address, { signal: limit, redirect: 'manual' })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200)
      return {
        status: 'wrong',
        detail: 'cli.doctor.storage_wrong_status',
        values: { origin, status: response.status },
      }
    return content.equals(bytes)
      ? { status: 'ok', detail: 'cli.doctor.storage_downloaded', values: { origin } }
      : { status: 'wrong', detail: 'cli.doctor.storage_wrong_content', values: { origin } }
  } catch (error) {
    return {
      status: 'untested',
      detail: 'cli.doctor.storage_unreachable',
      values: { origin, reason: reasonOf(error) },
    }
  }
}

function findingOf(config: BlobConfig, { status, detail, values }: Download): Finding {
  const place = config.kind === 'file' ? config.directory : config.bucket
  const done = say(detail, { ...values, kind: config.kind, place })
  if (status === 'wrong')
    return failed(
      'storage',
      done,
      config.kind === 'file'
        ? say('cli.doctor.storage_advice_wrong_file')
        : say('cli.doctor.storage_advice_wrong_s3'),
    )
  // The base address of the service may be unreachable from this machine, but a bucket must be reachable.
  if (status === 'untested' && config.kind === 's3')
    return warning('storage', done, say('cli.doctor.storage_advice_untested'))
  return ok('storage', done)
}
