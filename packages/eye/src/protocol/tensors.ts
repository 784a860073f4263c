import { z } from 'zod'

// Open Inference Protocol, version 2, with the extension for binary tensor data.
// https://kserve.github.io/website/docs/concepts/architecture/data-plane/v2-protocol
// https://github.com/triton-inference-server/server/blob/main/docs/protocol/extension_binary_data.md

/** A body that is not as the protocol has it. `message` may be shown to clients. */
export class ProtocolError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProtocolError'
  }
}

/** A tensor as JSON declares it. Its data follow as bytes, or stand in `data`. */
export const declaredTensor = z.object({
  name: z.string(),
  datatype: z.string(),
  shape: z.array(z.int().nonnegative()).max(8),
  parameters: z.record(z.string(), z.unknown()).optional(),
  data: z.unknown().optional(),
})
export type DeclaredTensor = z.infer<typeof declaredTensor>

/** A tensor with its bytes, which are little-endian. */
export type BinaryTensor = { name: string; datatype: string; shape: readonly number[]; bytes: Uint8Array }

const LENGTH_BYTES = 4

/** Returns one element of the datatype BYTES: its length and its bytes. */
export function packElement(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(bytes.byteLength)
  return Buffer.concat([length, bytes])
}

/** Returns the bytes of a tensor of one BYTES element. @throws ProtocolError */
export function unpackElement(name: string, packed: Buffer): Buffer {
  if (packed.byteLength < LENGTH_BYTES) throw new ProtocolError(`"${name}" has no element`)
  const length = packed.readUInt32LE(0)
  if (length !== packed.byteLength - LENGTH_BYTES)
    throw new ProtocolError(
      `"${name}" declares an element of ${length} bytes and has ${packed.byteLength - LENGTH_BYTES}`,
    )
  return packed.subarray(LENGTH_BYTES)
}

/** Returns the bytes of each binary tensor, by name, in the order in which they follow the JSON. @throws ProtocolError */
export function splitBinary(tensors: readonly DeclaredTensor[], binary: Buffer): Map<string, Buffer> {
  let at = 0
  const parts = new Map<string, Buffer>()
  for (const { name, parameters } of tensors) {
    const size = parameters?.['binary_data_size']
    if (size === undefined) continue
    if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
      throw new ProtocolError(`binary_data_size of "${name}" must be a number of bytes`)
    if (at + size > binary.byteLength)
      throw new ProtocolError(`"${name}" declares ${size} bytes, and ${binary.byteLength - at} follow`)
    parts.set(name, binary.subarray(at, at + size))
    at += size
  }
  if (at !== binary.byteLength)
    throw new ProtocolError(`${binary.byteLength - at} bytes follow the tensors that the request declares`)
  return parts
}

/** Returns the JSON part of a body and the bytes that follow it. Without the header, all is JSON. @throws ProtocolError */
export function splitBody(body: Buffer, headerLength: string | undefined): { json: unknown; binary: Buffer } {
  const length = headerLength === undefined ? body.byteLength : Number(headerLength)
  if (!Number.isSafeInteger(length) || length < 0 || length > body.byteLength)
    throw new ProtocolError(`Inference-Header-Content-Length must be at most ${body.byteLength}`)
  try {
    return { json: JSON.parse(body.toString('utf8', 0, length)) as unknown, binary: body.subarray(length) }
  } catch (error) {
    throw new ProtocolError('the body does not begin with JSON', { cause: error })
  }
}

/** Says where a body differs first from what is expected. */
export const firstOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is not readable'

/** Returns the bytes of numbers as they are in memory. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
