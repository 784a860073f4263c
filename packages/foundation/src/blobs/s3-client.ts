import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Config } from './s3-config.ts'

/** Time limit of one attempt until its response begins. Uploads get longer for their content. */
export const ATTEMPT_MS = { usual: 5_000, content: 30_000 }

/** Creates a client with a time limit per attempt and a maximum number of attempts. */
export function createS3Client(
  { endpoint, region, pathStyle, credentials }: S3Config,
  overrides: S3ClientConfig = {},
): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    ...(credentials ? { credentials } : {}),
    // Services other than Amazon's refuse checksums after the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The SDK ignores signal and time limit while it waits for "100 Continue".
    expectContinueHeader: false,
    retryMode: 'standard',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: ATTEMPT_MS.usual,
      // Without this option, the SDK only logs a warning after the time limit.
      throwOnRequestTimeout: true,
      socketTimeout: 10_000,
    },
    ...overrides,
  })
}
