// Creates a bucket where it is not there yet. Address and credentials are in AWS's own variables.
// usage: node create-bucket.mjs <bucket>, where the service's packages are
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

const [bucket] = process.argv.slice(2)
const s3 = new S3Client({ forcePathStyle: true, maxAttempts: 10 })
try {
  await s3.send(new HeadBucketCommand({ Bucket: bucket }))
  console.log(`the bucket ${bucket} is there`)
} catch (error) {
  if (error.$metadata?.httpStatusCode !== 404) throw error
  await s3.send(new CreateBucketCommand({ Bucket: bucket }))
  console.log(`the bucket ${bucket} was created`)
}
