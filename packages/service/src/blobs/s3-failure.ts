import { S3ServiceException } from '@aws-sdk/client-s3'
import { StorageUnavailableError } from './blob-store.ts'
import type { S3Config } from './s3-config.ts'

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** Refusals that every request would get: wrong access, no such bucket, too much at once. */
const OF_ALL = new Set([401, 403, 404, 408, 429])

/** The same failure in words for who runs the service; one that is not the object store's stays as it is. */
export function explainFailure(error: unknown, { bucket, endpoint }: S3Config): unknown {
  const reason = reasonOf(error, bucket)
  if (reason === null) return error
  const message = `object store ${endpoint ?? 'S3'}: ${reason}`
  return isOfObject(error)
    ? new Error(message, { cause: error })
    : new StorageUnavailableError(message, { cause: error })
}

/** Explains a failure to sign. Signing is local, so it fails only when credentials cannot be loaded. */
export function explainSigningFailure(error: unknown, config: S3Config): StorageUnavailableError {
  const explained = explainFailure(error, config)
  if (explained instanceof StorageUnavailableError) return explained
  const reason = explained instanceof Error ? explained.message : String(explained)
  return new StorageUnavailableError(
    `object store ${config.endpoint ?? 'S3'}: no credentials could be loaded (${reason})`,
    { cause: error },
  )
}

/**
 * Whether it is about one object or request, and others may succeed: an object that was moved to an
 * archive, say. Access that is denied is mostly denied to all.
 */
function isOfObject(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  if (error.name === 'InvalidObjectState') return true
  const status = error.$metadata.httpStatusCode ?? 500
  return status >= 400 && status < 500 && !OF_ALL.has(status)
}

function reasonOf(error: unknown, bucket: string): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof S3ServiceException) return refusal(error, bucket)
  if (error.name === 'CredentialsProviderError')
    return 'no credentials were found (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or what else the AWS SDK looks for)'
  if (error.name === 'TimeoutError') return 'does not answer in time'
  const code = 'code' in error ? String(error.code) : ''
  return UNREACHABLE.has(code) ? `cannot be reached (${code})` : null
}

function refusal(
  { name, message, $metadata: { httpStatusCode } }: S3ServiceException,
  bucket: string,
): string {
  if (httpStatusCode === 301 || httpStatusCode === 307) return `the bucket ${bucket} is in another region`
  if (httpStatusCode === 403)
    return `access to the bucket ${bucket} is denied: wrong credentials, or a permission is missing`
  if (name === 'NotFound' || name === 'NoSuchBucket') return `there is no bucket ${bucket}`
  return `answers ${httpStatusCode ?? 'something odd'} (${name}: ${message})`
}
