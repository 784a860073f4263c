// The few wire types of Protocol Buffers that an ONNX file needs, written by hand so that the reproducible
// conversion does not depend on a generated codec.
// Source: protobuf.dev/programming-guides/encoding

const VARINT = 0
const LENGTH_DELIMITED = 2
const FIXED32 = 5

const tag = (field: number, wireType: number) => varint(BigInt((field << 3) | wireType))

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  // Negative numbers are encoded as 64-bit two's complement, ten bytes long.
  let rest = BigInt.asUintN(64, value)
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  bytes.push(Number(rest))
  return Buffer.from(bytes)
}

/** Encodes an `int32`, `int64` or `enum` field. */
export const integerField = (field: number, value: number): Buffer =>
  Buffer.concat([tag(field, VARINT), varint(BigInt(value))])

/** Encodes a `float` field. */
export function floatField(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return Buffer.concat([tag(field, FIXED32), bytes])
}

/** Encodes a `string`, `bytes` or message field. A message is the concatenation of its fields. */
export function bytesField(field: number, value: string | Buffer | readonly Buffer[]): Buffer {
  const bytes =
    typeof value === 'string' ? Buffer.from(value) : Buffer.isBuffer(value) ? value : Buffer.concat(value)
  return Buffer.concat([tag(field, LENGTH_DELIMITED), varint(BigInt(bytes.length)), bytes])
}
