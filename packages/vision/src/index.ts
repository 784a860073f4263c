export { analyseImage, FACTS_VERSION } from './analyse-image.ts'
export { inspectImage, verifyImage } from './decode.ts'
export { ImageError, type ImageErrorReason } from './image-error.ts'
export { createVisionPool, type VisionPool } from './pool/vision-pool.ts'
