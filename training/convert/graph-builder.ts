// Collects the nodes and constants of one ONNX graph while a converter walks through its source.
import type { Attribute, Graph, Node, Shape, Tensor, TensorData } from './onnx-file.ts'

export type GraphBuilder = ReturnType<typeof graphBuilder>

export function graphBuilder(graphName: string) {
  const nodes: Node[] = []
  const constants = new Map<string, Tensor>()

  /** Adds a constant unless one of this name exists. Returns its name. */
  function constant(name: string, dims: readonly number[], data: TensorData): string {
    if (!constants.has(name)) constants.set(name, { name, dims, data })
    return name
  }

  /** Adds a node with one output. Returns the output's name. */
  function node(
    op: string,
    inputs: readonly string[],
    output: string,
    attributes: Readonly<Record<string, Attribute>> = {},
  ): string {
    nodes.push({ op, inputs, outputs: [output], attributes })
    return output
  }

  const scalar = (value: number) => constant(`scalar_${value}`, [], Float32Array.of(value))
  const integers = (name: string, values: readonly number[]) =>
    constant(name, [values.length], BigInt64Array.from(values, BigInt))
  const relu6 = (input: string, output: string) => node('Clip', [input, scalar(0), scalar(6)], output)

  /** Adds the mean of each feature map: [N,C,h,w] → [N,C]. */
  function pooled(input: string, output: string): string {
    return node('Flatten', [node('GlobalAveragePool', [input], `${output}_pooled`)], output)
  }

  function finish(inputs: Record<string, Shape>, outputs: Record<string, Shape>): Graph {
    return { name: graphName, nodes, constants: [...constants.values()], inputs, outputs }
  }

  return { constant, node, integers, relu6, pooled, finish }
}
