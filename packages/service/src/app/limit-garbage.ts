import { setFlagsFromString } from 'node:v8'

/** Growth of the heap since the last full collection, in percent, at which V8 starts the next one. */
const GROWTH_PERCENT = 25

/**
 * Makes V8 collect long-lived garbage after a quarter of growth, for this whole process. By default the heap may
 * grow severalfold before (decision 0021).
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
