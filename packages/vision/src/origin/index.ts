export {
  composed,
  copied,
  drawn,
  edited,
  enhanced,
  type Ingredient,
  type Origin,
  type Source,
} from './origin.ts'
export { readOrigin, readSource } from './read-origin.ts'
export { type Encoding, writeImage } from './write-image.ts'
