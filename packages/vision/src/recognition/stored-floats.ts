/** Decodes little-endian float32 in base64. */
export function readFloats(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64')
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(4 * index))
}
