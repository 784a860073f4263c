export { composed, copied, drawn, edited, enhanced, NO_ORIGIN, type Origin, type Source } from './origin.ts'
export { readOrigin, readSource } from './read-origin.ts'
export { writeImage } from './write-image.ts'
