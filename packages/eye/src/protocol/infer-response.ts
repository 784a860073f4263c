import type { ImageFacts } from '@endcap/scoring'
import { z } from 'zod'
import type { FoundProduct, Plane, Rgb } from '../eye.ts'
import { imageFacts } from '../facts-schema.ts'
import type { RequestedOutput } from './infer-request.ts'
import { MODEL_NAME } from './model.ts'
import {
  type BinaryTensor,
  bytesOf,
  type DeclaredTensor,
  declaredTensor,
  firstOf,
  ProtocolError,
  packElement,
  splitBinary,
  splitBody,
  unpackElement,
} from './tensors.ts'

/** Findings of an eye. Each part stands for one output, mask and pixels for two. */
export type Seen = Partial<FoundProduct> & { facts?: ImageFacts }

/** Writes the response to a request for inference. `headerLength` is null if all is JSON. */
export function writeInferResponse(
  { id, version, outputs }: { id: string | null; version: string; outputs: readonly RequestedOutput[] },
  seen: Seen,
): { headerLength: number | null; body: Buffer } {
  const binary: Uint8Array[] = []
  const declared = outputs.map(({ name, isBinary }) => {
    const tensor = tensorOf(name, seen)
    const { bytes, ...head } = tensor
    if (!isBinary) return { ...head, data: plainData(tensor) }
    binary.push(bytes)
    return { ...head, parameters: { binary_data_size: bytes.byteLength } }
  })
  const json = Buffer.from(
    JSON.stringify({
      model_name: MODEL_NAME,
      model_version: version,
      ...(id === null ? {} : { id }),
      outputs: declared,
    }),
  )
  return {
    headerLength: binary.length === 0 ? null : json.byteLength,
    body: Buffer.concat([json, ...binary]),
  }
}

function tensorOf(name: RequestedOutput['name'], { facts, mask, rgb }: Seen): BinaryTensor {
  if (name === 'facts' && facts)
    return { name, datatype: 'BYTES', shape: [1], bytes: packElement(Buffer.from(JSON.stringify(facts))) }
  if (name === 'mask' && mask)
    return { name, datatype: 'FP32', shape: [mask.height, mask.width], bytes: bytesOf(mask.data) }
  if (name === 'pixels' && rgb)
    return { name, datatype: 'UINT8', shape: [rgb.height, rgb.width, 3], bytes: rgb.data }
  throw new Error(`the eye did not return ${name}`)
}

function plainData({ name, datatype, bytes }: BinaryTensor): unknown {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (datatype === 'BYTES') return [unpackElement(name, buffer).toString('utf8')]
  return datatype === 'FP32' ? [...floatsOf(buffer)] : [...bytes]
}

const inferResponse = z.object({ model_version: z.string(), outputs: z.array(declaredTensor).max(8) })

/** Reads a response with binary outputs, and the version of its model. @throws ProtocolError */
export function readInferResponse(
  body: Buffer,
  headerLength: string | undefined,
): { version: string; outputs: SeenOutputs } {
  const { json, binary } = splitBody(body, headerLength)
  const parsed = inferResponse.safeParse(json)
  if (!parsed.success) throw new ProtocolError('the response is not as the protocol has it')
  const { model_version: version, outputs } = parsed.data
  const parts = splitBinary(outputs, binary)
  const find = (name: string, datatype: string) => {
    const tensor = outputs.find((each) => each.name === name && each.datatype === datatype)
    const bytes = parts.get(name)
    if (!tensor || !bytes)
      throw new ProtocolError(`the response has no binary output "${name}" of ${datatype}`)
    return { tensor, bytes }
  }
  return {
    version,
    outputs: { facts: () => factsOf(find('facts', 'BYTES').bytes, version), ...productOf(find) },
  }
}

type Find = (name: string, datatype: string) => { tensor: DeclaredTensor; bytes: Buffer }
/** Outputs of a response. Each is read when it is asked for. @throws ProtocolError */
export type SeenOutputs = { facts: () => ImageFacts; mask: () => Plane; rgb: () => Rgb }

function factsOf(packed: Buffer, version: string): ImageFacts {
  const { data, error } = imageFacts.safeParse(parse(unpackElement('facts', packed).toString('utf8')))
  if (!data) throw new ProtocolError(`"facts" are not those of an image: ${firstOf(error)}`)
  if (data.version !== version)
    throw new ProtocolError(`"facts" have the version ${data.version}, and the model ${version}`)
  return data
}

const productOf = (find: Find): Omit<SeenOutputs, 'facts'> => ({
  mask() {
    const { tensor, bytes } = find('mask', 'FP32')
    const [height = 0, width = 0] = sized(tensor, bytes, 4, 2)
    return { data: floatsOf(bytes), width, height }
  },
  rgb() {
    const { tensor, bytes } = find('pixels', 'UINT8')
    const [height = 0, width = 0, channels] = sized(tensor, bytes, 1, 3)
    if (channels !== 3) throw new ProtocolError('"pixels" must have three channels')
    return { data: new Uint8Array(bytes), width, height }
  },
})

/** Returns the shape of a tensor that has as many bytes as the shape says. @throws ProtocolError */
function sized({ name, shape }: DeclaredTensor, bytes: Buffer, width: number, rank: number): number[] {
  const expected = shape.reduce((product, side) => product * side, width)
  if (shape.length !== rank || expected !== bytes.byteLength)
    throw new ProtocolError(`"${name}" has ${bytes.byteLength} bytes for the shape [${shape.join(', ')}]`)
  return shape
}

/** Copies bytes to numbers: a part of a body begins anywhere, and floats need an address divisible by four. */
function floatsOf(bytes: Buffer): Float32Array {
  const copy = new Uint8Array(bytes)
  return new Float32Array(copy.buffer, 0, copy.byteLength / 4)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ProtocolError('"facts" is not JSON', { cause: error })
  }
}
