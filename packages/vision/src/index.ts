// Avoids loading an inference engine; models run in the pool.
export { convertImage } from './convert-image.ts'
export { decodeImage, type InspectedImage, inspectImage, renderImage, verifyImage } from './decode.ts'
export { FACTS_VERSION } from './facts-version.ts'
export { hardenDecoders } from './harden-decoders.ts'
export { type ConvertedFormat, convertedFormat } from './image-format.ts'
export { fillOpen } from './measure/flood-fill.ts'
export { borderPixels } from './measure/ground.ts'
export { spread } from './measure/statistics.ts'
export { checkModels, verifyModels } from './models.ts'
export { openImage } from './open-image.ts'
export {
  composed,
  copied,
  drawn,
  edited,
  enhanced,
  NO_ORIGIN,
  type Origin,
  readOrigin,
  readSource,
  type Source,
  writeImage,
} from './origin/index.ts'
export { tryProvider } from './pool/try-provider.ts'
export { createVisionPool } from './pool/vision-pool.ts'
export { randomness, shuffled } from './randomness.ts'
export { luminance, type Plane, type Rgb, resizePlane, resizeRgb } from './raster.ts'
export type { Runtime } from './session.ts'
export { drawTile } from './shelf/draw-tile.ts'
export { type Found, rankOnShelf, SHELF_COLUMNS, TILE_SIDE } from './shelf/rank-on-shelf.ts'
export { sketchImage } from './sketch.ts'
