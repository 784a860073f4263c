// Models and measures are reached through the pool, so importing this package loads no inference engine.
export { decodeImage, inspectImage, verifyImage } from './decode.ts'
export { FACTS_VERSION } from './facts-version.ts'
export { fillBuffers, floodFill } from './measure/flood-fill.ts'
export { hardenDecoders } from './harden-decoders.ts'
export { ImageError, type ImageErrorReason } from './image-error.ts'
export { checkModels, verifyModels } from './models.ts'
export { createVisionPool, type VisionPool } from './pool/vision-pool.ts'
export { luminance, type Plane, resizePlane, resizeRgb, type Rgb } from './raster.ts'
