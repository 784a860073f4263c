import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Config } from './s3-config.ts'

/** Time for one attempt until its answer begins; for content, that has to travel before. */
export const ATTEMPT_MS = { usual: 5_000, content: 30_000 }

/** A client whose every attempt is bounded in time, and their number too. */
export function createS3Client(
  { endpoint, region, pathStyle }: S3Config,
  overrides: S3ClientConfig = {},
): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    // Services other than Amazon's refuse checksums that come after the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // While it waits for "100 Continue", the SDK hears neither signal nor time limit.
    expectContinueHeader: false,
    retryMode: 'standard',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: ATTEMPT_MS.usual,
      // Without it, the SDK but warns of what takes longer.
      throwOnRequestTimeout: true,
      socketTimeout: 10_000,
    },
    ...overrides,
  })
}
