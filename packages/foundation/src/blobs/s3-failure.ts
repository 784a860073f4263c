import { S3ServiceException } from '@aws-sdk/client-s3'
import { messageOf } from '../errors/reason.ts'
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

/** Access denied, missing bucket, too many requests and the like. */
const BUCKET_STATUSES = new Set([401, 403, 404, 408, 429])

/** Passes other errors through. */
export function explainFailure(error: unknown, { bucket, endpoint }: S3Config): unknown {
  const reason = problemOf(error, bucket)
  if (reason === null) return error
  const message = `object store ${endpoint ?? 'S3'}: ${reason}`
  return isObjectFailure(error)
    ? new Error(message, { cause: error })
    : new StorageUnavailableError(message, { cause: error })
}

/** Signing is local and fails only without credentials. */
export function explainSigningFailure(error: unknown, config: S3Config): StorageUnavailableError {
  const explained = explainFailure(error, config)
  if (explained instanceof StorageUnavailableError) return explained
  const reason = messageOf(explained)
  return new StorageUnavailableError(
    `object store ${config.endpoint ?? 'S3'}: no credentials could be loaded (${reason})`,
    { cause: error },
  )
}

/** Denied access usually affects all objects, an archived one only itself. */
function isObjectFailure(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false
  if (error.name === 'InvalidObjectState') return true
  const status = error.$metadata.httpStatusCode ?? 500
  return status >= 400 && status < 500 && !BUCKET_STATUSES.has(status)
}

function problemOf(error: unknown, bucket: string): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof S3ServiceException) return refusal(error, bucket)
  if (error.name === 'CredentialsProviderError')
    return 'no credentials were found (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or another source of the AWS SDK)'
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
  return `answers ${httpStatusCode ?? 'without a status'} (${name}: ${message})`
}
