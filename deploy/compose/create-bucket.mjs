// Creates a bucket if it is missing. Address and credentials come from the standard AWS variables.
// usage: node create-bucket.mjs <bucket>   (in the directory that has the service's packages)
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

const [bucket] = process.argv.slice(2)
const s3 = new S3Client({ forcePathStyle: true, maxAttempts: 10 })
try {
  await s3.send(new HeadBucketCommand({ Bucket: bucket }))
  console.log(`Bucket ${bucket} already exists`)
} catch (error) {
  if (error.$metadata?.httpStatusCode !== 404) throw error
  await s3.send(new CreateBucketCommand({ Bucket: bucket }))
  console.log(`Created bucket ${bucket}`)
}
