import {
  COMPOSITIONS,
  compose,
  type DerivedImage,
  type Fidelity,
  faultOfProduct,
  findFidelity,
  type Product,
  prepareProduct,
  type Region,
  type RootFault,
  type RootImage,
} from '@endcap/studio'
import { hardenDecoders, type Rgb } from '@endcap/vision'

/** A task of `studio-off-thread.ts` for its thread. `key` identifies the root. */
export type StudioTask = { key: string; root: RootImage } & (
  | { kind: 'product'; pixels: Rgb }
  | { kind: 'compose'; composition: string }
  | { kind: 'fidelity'; bytes: Uint8Array; box: Region }
)
/** The result of a task; null if the product does not permit it. */
export type StudioAnswer =
  | { kind: 'product'; fault: RootFault | null; unsuited: RootFault | null }
  | { kind: 'image'; image: DerivedImage | null }
  | { kind: 'fidelity'; fidelity: Fidelity | null }

hardenDecoders()

/** Maximum number of cached products, up to 32 MB each. Concurrent batches each have one. */
const MAX_PREPARED = 3
const prepared = new Map<string, Promise<Product | RootFault>>()

/** Runs a task on the cut-out product of its root. */
export async function work(task: StudioTask): Promise<StudioAnswer> {
  const found = await productOf(task)
  const product = typeof found === 'string' ? null : found
  switch (task.kind) {
    case 'product':
      return {
        kind: 'product',
        fault: typeof found === 'string' ? found : null,
        unsuited: product && faultOfProduct(product),
      }
    case 'compose': {
      const composition = COMPOSITIONS.find(({ name }) => name === task.composition)
      return { kind: 'image', image: product && composition ? await compose(product, composition) : null }
    }
    case 'fidelity':
      return {
        kind: 'fidelity',
        fidelity: product && (await findFidelity(product, task.bytes, task.box)),
      }
    default:
      return task satisfies never
  }
}

function productOf(task: StudioTask): Promise<Product | RootFault> {
  const { key, root } = task
  const cached = prepared.get(key)
  if (cached) return cached
  // Without the cached product, after a restart of the thread, the root is decoded again.
  const preparing = prepareProduct(root, task.kind === 'product' ? task.pixels : null)
  prepared.set(key, preparing)
  for (const oldest of prepared.keys()) if (prepared.size > MAX_PREPARED) prepared.delete(oldest)
  return preparing
}
