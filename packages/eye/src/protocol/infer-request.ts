import { z } from 'zod'
import { IMAGE_INPUT, OUTPUTS, type OutputName } from './model.ts'
import {
  declaredTensor,
  firstOf,
  ProtocolError,
  packElement,
  splitBinary,
  splitBody,
  unpackElement,
} from './tensors.ts'

const requested = z.object({
  name: z.string(),
  parameters: z.record(z.string(), z.unknown()).optional(),
})
const inferRequest = z.object({
  id: z.string().max(200).optional(),
  parameters: z.record(z.string(), z.unknown()).optional(),
  inputs: z.array(declaredTensor).max(8),
  outputs: z.array(requested).max(OUTPUTS.length).optional(),
})

/** An output that a request names, and whether its data are to follow as bytes. */
export type RequestedOutput = { name: OutputName; isBinary: boolean }
export type InferRequest = { id: string | null; image: Buffer; outputs: RequestedOutput[] }

/** Reads a request for inference. @throws ProtocolError */
export function readInferRequest(body: Buffer, headerLength: string | undefined): InferRequest {
  const { json, binary } = splitBody(body, headerLength)
  const parsed = inferRequest.safeParse(json)
  if (!parsed.success)
    throw new ProtocolError(`the request is not as the protocol has it: ${firstOf(parsed.error)}`)
  const { id, inputs, outputs, parameters } = parsed.data
  const isBinaryByDefault = parameters?.['binary_data_output'] === true
  return {
    id: id ?? null,
    image: imageOf(inputs, binary),
    outputs: (outputs ?? [{ name: 'facts', parameters: undefined }]).map((output) => ({
      name: outputName(output.name),
      isBinary: flag(output.parameters?.['binary_data'], isBinaryByDefault),
    })),
  }
}

function imageOf(inputs: z.infer<typeof inferRequest>['inputs'], binary: Buffer): Buffer {
  const [input, ...others] = inputs
  if (!input || others.length > 0 || input.name !== IMAGE_INPUT.name)
    throw new ProtocolError(`the model has one input, "${IMAGE_INPUT.name}"`)
  if (input.datatype !== IMAGE_INPUT.datatype)
    throw new ProtocolError(`"image" must have the datatype BYTES, not ${input.datatype}`)
  if (input.shape.length !== 1 || input.shape[0] !== 1)
    throw new ProtocolError(`"image" must have the shape [1], not [${input.shape.join(', ')}]`)
  const packed = splitBinary(inputs, binary).get(IMAGE_INPUT.name)
  if (!packed)
    throw new ProtocolError('"image" must be sent as binary data: JSON cannot hold the bytes of a file')
  return unpackElement(IMAGE_INPUT.name, packed)
}

function outputName(name: string): OutputName {
  const output = OUTPUTS.find((each) => each.name === name)
  if (!output)
    throw new ProtocolError(
      `the model has no output "${name}", but ${OUTPUTS.map((each) => each.name).join(', ')}`,
    )
  return output.name
}

const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback)

/** Returns the parts of a request for these outputs, all as binary data. */
export function writeInferRequest(
  image: Uint8Array,
  outputs: readonly OutputName[],
): { headerLength: number; body: Buffer } {
  const packed = packElement(image)
  const json = Buffer.from(
    JSON.stringify({
      inputs: [{ ...IMAGE_INPUT, parameters: { binary_data_size: packed.byteLength } }],
      outputs: outputs.map((name) => ({ name, parameters: { binary_data: true } })),
    }),
  )
  return { headerLength: json.byteLength, body: Buffer.concat([json, packed]) }
}
