import {
  COMPOSITIONS,
  compose,
  type DerivedImage,
  type Fidelity,
  measureFidelity,
  type Placement,
  type Product,
  prepareProduct,
  type Region,
  type RootImage,
} from '@endcap/studio'
import { hardenDecoders } from '@endcap/vision'

/** A task of `studio-off-thread.ts` for its thread. `key` identifies the root. */
export type StudioTask = { key: string; root: RootImage } & (
  | { kind: 'product' }
  | { kind: 'compose'; composition: string }
  | { kind: 'fidelity'; bytes: Uint8Array; where: { placement: Placement } | { box: Region } }
)
/** The result of a task; null if the product does not permit it. */
export type StudioAnswer =
  | { kind: 'product'; isThere: boolean }
  | { kind: 'image'; image: DerivedImage | null }
  | { kind: 'fidelity'; fidelity: Fidelity | null }

hardenDecoders()

/** Maximum number of cached products, some 16 MB each. Concurrent batches each have one. */
const MAX_PREPARED = 3
const prepared = new Map<string, Promise<Product | null>>()

/** Runs a task on the cut-out product of its root. */
export async function work(task: StudioTask): Promise<StudioAnswer> {
  const product = await productOf(task)
  switch (task.kind) {
    case 'product':
      return { kind: 'product', isThere: product !== null }
    case 'compose': {
      const composition = COMPOSITIONS.find(({ name }) => name === task.composition)
      return { kind: 'image', image: product && composition ? await compose(product, composition) : null }
    }
    case 'fidelity':
      return {
        kind: 'fidelity',
        fidelity: product && (await measureFidelity(product, task.bytes, task.where)),
      }
    default:
      return task satisfies never
  }
}

function productOf({ key, root }: StudioTask): Promise<Product | null> {
  const cached = prepared.get(key)
  if (cached) return cached
  const preparing = prepareProduct(root)
  prepared.set(key, preparing)
  for (const oldest of prepared.keys()) if (prepared.size > MAX_PREPARED) prepared.delete(oldest)
  return preparing
}
