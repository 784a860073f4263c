import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Config } from './s3-config.ts'

/** Limit per attempt until the response begins. Uploads get longer. */
export const ATTEMPT_MS = { usual: 5_000, content: 30_000 }

/** Limits attempts and their time. */
export function createS3Client(
  { endpoint, region, pathStyle, credentials }: S3Config,
  overrides: S3ClientConfig = {},
): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    ...(credentials ? { credentials } : {}),
    // Other services than Amazon's reject checksums after the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Waiting for "100 Continue" ignores signal and time limit.
    expectContinueHeader: false,
    retryMode: 'standard',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: ATTEMPT_MS.usual,
      // By default, the SDK only warns on a timeout.
      throwOnRequestTimeout: true,
      socketTimeout: 10_000,
    },
    ...overrides,
  })
}
