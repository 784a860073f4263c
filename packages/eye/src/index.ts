export type { Eye, FoundProduct, Plane, Rgb } from './eye.ts'
export { EyeError, EyesUnavailableError } from './eye-error.ts'
export { createEyes, type EyeEvents, LOCAL_EYE } from './eyes.ts'
export { ImageError, type ImageErrorReason, isImageErrorReason } from './image-error.ts'
