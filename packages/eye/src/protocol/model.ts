/** Name of the model under which an eye is served. Its version is that of its facts. */
export const MODEL_NAME = 'endcap-eye'

/** Name and version of the server in its metadata. */
export const SERVER_NAME = 'endcap'

/** The one input: the bytes of an image file. */
export const IMAGE_INPUT = { name: 'image', datatype: 'BYTES', shape: [1] } as const

/** Outputs of the model. Only those that a request names are computed. */
export const OUTPUTS = [
  { name: 'facts', datatype: 'BYTES', shape: [1] },
  { name: 'mask', datatype: 'FP32', shape: [-1, -1] },
  { name: 'pixels', datatype: 'UINT8', shape: [-1, -1, 3] },
] as const

export type OutputName = (typeof OUTPUTS)[number]['name']

/** Header with the length of the JSON part of a body that has binary tensors. */
export const HEADER_LENGTH = 'inference-header-content-length'

/** Largest file of an image that an eye accepts, in bytes. */
export const MAX_IMAGE_BYTES = 25_000_000

/** Largest JSON part of a request, in bytes. */
export const MAX_HEADER_BYTES = 65_536
