// Folds a convolution without bias and the batch normalization after it into one convolution with bias.
// Source: Jacob et al. 2018, arxiv.org/abs/1712.05877, section 3.2.
import type { Weight } from './layers-model.ts'

export type BatchNormalization = {
  gamma: Float32Array
  beta: Float32Array
  mean: Float32Array
  variance: Float32Array
  epsilon: number
}

export type FoldedConvolution = {
  /** [out, in of the group, height, width] */
  dims: readonly [number, number, number, number]
  kernel: Float32Array
  bias: Float32Array
}

/**
 * Multiplies the kernel of each output channel by s = γ/√(σ²+ε) and sets the bias to β − μs.
 * Keras stores kernels as [height, width, in, out] and, depthwise, [height, width, channel, 1].
 */
export function foldBatchNormalization(
  { shape, data }: Weight,
  depthwise: boolean,
  { gamma, beta, mean, variance, epsilon }: BatchNormalization,
): FoldedConvolution {
  const [height = 0, width = 0, inputs = 0, outputs = 0] = shape
  if (depthwise && outputs !== 1)
    throw new Error(`A depthwise convolution has ${outputs} kernels per channel, expected 1`)
  const [groupInputs, channels] = depthwise ? [1, inputs] : [inputs, outputs]
  const area = height * width
  const scale = gamma.map((value, o) => value / Math.sqrt((variance[o] ?? 0) + epsilon))
  const bias = beta.map((value, o) => value - (mean[o] ?? 0) * (scale[o] ?? 0))
  const kernel = new Float32Array(data.length)
  for (let place = 0; place < area; place++)
    for (let i = 0; i < groupInputs; i++)
      for (let o = 0; o < channels; o++)
        kernel[(o * groupInputs + i) * area + place] =
          (data[(place * groupInputs + i) * channels + o] ?? 0) * (scale[o] ?? 0)
  return { dims: [channels, groupInputs, height, width], kernel, bias }
}
