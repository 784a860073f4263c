import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { S3ServiceException } from '@aws-sdk/client-s3'
import { isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import { parseS3Address } from '@endcap/foundation/blobs/s3-config'
import { explainFailure } from '@endcap/foundation/blobs/s3-failure'

const config = parseS3Address('s3://bucket?endpoint=http://s3.example.com')
const refusal = (httpStatusCode: number, name: string) =>
  new S3ServiceException({ name, message: name, $fault: 'server', $metadata: { httpStatusCode } })

describe('a failure of an object store', () => {
  for (const [error, isUnavailable] of [
    [refusal(503, 'SlowDown'), true],
    [refusal(500, 'InternalError'), true],
    [refusal(429, 'TooManyRequests'), true],
    [refusal(403, 'AccessDenied'), true],
    [refusal(404, 'NoSuchBucket'), true],
    [refusal(301, 'PermanentRedirect'), true],
    [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
    [new DOMException('late', 'TimeoutError'), true],
    [refusal(403, 'InvalidObjectState'), false],
    [refusal(400, 'InvalidRequest'), false],
    [refusal(409, 'OperationAborted'), false],
  ] as const)
    it(`a failure of an object store concerns ${isUnavailable ? 'the whole store' : 'one object'}: ${error.name} ${error.message}`, () => {
      const explained = explainFailure(error, config)
      assert.ok(explained instanceof Error)
      assert.match(explained.message, /^object store http:\/\/s3\.example\.com: /)
      assert.equal(isStorageUnavailable(explained), isUnavailable)
    })
})
