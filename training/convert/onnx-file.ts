// Writes ONNX files from plain data. Field numbers are those of onnx/onnx.proto, IR version 8.
import { bytesField, floatField, integerField } from './protobuf.ts'

export type Attribute = number | readonly number[] | string | { float: number }

export type Node = {
  op: string
  inputs: readonly string[]
  outputs: readonly string[]
  attributes: Readonly<Record<string, Attribute>>
}

export type TensorData = Float32Array | Uint16Array | BigInt64Array

/** A constant. `Uint16Array` contains the bits of half-precision floats. */
export type Tensor = { name: string; dims: readonly number[]; data: TensorData }

/** A name for an unknown length, a number for a known one. */
export type Shape = readonly (number | string)[]

export type Graph = {
  name: string
  nodes: readonly Node[]
  constants: readonly Tensor[]
  inputs: Readonly<Record<string, Shape>>
  outputs: Readonly<Record<string, Shape>>
}

export const ElementType = { float: 1, int64: 7, float16: 10 } as const
const AttributeType = { float: 1, int: 2, string: 3, ints: 7 } as const
const IR_VERSION = 8
const OPSET = 13

/** Encodes an ONNX model whose inputs and outputs are 32-bit floats. */
export function encodeOnnx(graph: Graph): Buffer {
  const graphFields = [
    ...graph.nodes.map((node, index) => bytesField(1, encodeNode(node, index))),
    bytesField(2, graph.name),
    ...graph.constants.map((tensor) => bytesField(5, encodeTensor(tensor))),
    ...Object.entries(graph.inputs).map(([name, shape]) => bytesField(11, encodeValue(name, shape))),
    ...Object.entries(graph.outputs).map(([name, shape]) => bytesField(12, encodeValue(name, shape))),
  ]
  return Buffer.concat([
    integerField(1, IR_VERSION),
    bytesField(2, 'endcap'),
    bytesField(7, graphFields),
    bytesField(8, [bytesField(1, ''), integerField(2, OPSET)]),
  ])
}

function encodeNode({ op, inputs, outputs, attributes }: Node, index: number): Buffer[] {
  return [
    ...inputs.map((name) => bytesField(1, name)),
    ...outputs.map((name) => bytesField(2, name)),
    bytesField(3, `${op}_${index}`),
    bytesField(4, op),
    ...Object.entries(attributes).map(([name, value]) => bytesField(5, encodeAttribute(name, value))),
  ]
}

function encodeAttribute(name: string, value: Attribute): Buffer[] {
  const type = (number: number) => integerField(20, number)
  const start = bytesField(1, name)
  if (typeof value === 'number') return [start, integerField(3, value), type(AttributeType.int)]
  if (typeof value === 'string') return [start, bytesField(4, value), type(AttributeType.string)]
  if ('float' in value) return [start, floatField(2, value.float), type(AttributeType.float)]
  return [start, ...value.map((item) => integerField(8, item)), type(AttributeType.ints)]
}

function encodeTensor({ name, dims, data }: Tensor): Buffer[] {
  return [
    ...dims.map((length) => integerField(1, length)),
    integerField(2, elementTypeOf(data)),
    bytesField(8, name),
    bytesField(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  ]
}

function elementTypeOf(data: TensorData): number {
  if (data instanceof Float32Array) return ElementType.float
  return data instanceof Uint16Array ? ElementType.float16 : ElementType.int64
}

function encodeValue(name: string, shape: Shape): Buffer[] {
  const dims = shape.map((length) =>
    bytesField(1, typeof length === 'number' ? integerField(1, length) : bytesField(2, length)),
  )
  const tensorType = [integerField(1, ElementType.float), bytesField(2, dims)]
  return [bytesField(1, name), bytesField(2, bytesField(1, tensorType))]
}
