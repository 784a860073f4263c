// Reads the parts of a TensorFlow Lite model that a convolutional network needs.
// Field numbers are those of tensorflow/lite/schema/schema.fbs.
import { rootTable, type Table } from './flatbuffer.ts'

const OPERATORS = {
  0: 'ADD',
  2: 'CONCATENATION',
  3: 'CONV_2D',
  4: 'DEPTHWISE_CONV_2D',
  6: 'DEQUANTIZE',
  22: 'RESHAPE',
} as const
const ELEMENT_TYPES = { 0: 'float32', 1: 'float16', 2: 'int32' } as const

export type LiteOperatorName = (typeof OPERATORS)[keyof typeof OPERATORS]

export type LiteTensor = {
  name: string
  shape: readonly number[]
  type: (typeof ELEMENT_TYPES)[keyof typeof ELEMENT_TYPES]
  /** Empty for a computed tensor. */
  data: Buffer
}

export type LiteOperator = {
  name: LiteOperatorName
  /** Indices of tensors. */
  inputs: readonly number[]
  output: number
  options: Table | undefined
}

export type LiteModel = {
  tensors: readonly LiteTensor[]
  operators: readonly LiteOperator[]
  inputs: readonly number[]
  outputs: readonly number[]
}

/** Reads the first subgraph. Throws on an unsupported operator or type. */
export function readLiteModel(bytes: Buffer): LiteModel {
  const root = rootTable(bytes)
  const codes = root.tables(1).map((code) => {
    // Operator codes exceed one byte: new files store the code in field 3, old ones in field 0.
    const number = Math.max(code.int8(0), code.int32(3))
    return lookUp(OPERATORS, number, 'operator')
  })
  const [subgraph] = root.tables(2)
  if (!subgraph) throw new Error('The model has no subgraph')
  const buffers = root.tables(4).map((buffer) => buffer.bytes(0))
  const tensors = subgraph.tables(0).map((tensor) => ({
    shape: tensor.int32s(0),
    type: lookUp(ELEMENT_TYPES, tensor.int8(1), 'element type'),
    data: buffers[tensor.int32(2)] ?? Buffer.alloc(0),
    name: tensor.bytes(3).toString(),
  }))
  const operators = subgraph.tables(3).map((operator) => {
    const name = codes[operator.int32(0)]
    const [output] = operator.int32s(2)
    if (name === undefined || output === undefined) throw new Error('An operator has no code or no output')
    return { name, inputs: operator.int32s(1), output, options: operator.table(4) }
  })
  return { tensors, operators, inputs: subgraph.int32s(1), outputs: subgraph.int32s(2) }
}

function lookUp<Names extends Record<number, string>>(names: Names, number: number, what: string) {
  const name = names[number]
  if (name === undefined) throw new Error(`Unknown ${what} ${number}`)
  return name as Names[keyof Names]
}
