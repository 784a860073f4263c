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

/** `key` identifies the root. */
export type StudioTask = { key: string; root: RootImage } & (
  | { kind: 'product'; pixels: Rgb }
  | { kind: 'compose'; composition: string }
  | { kind: 'fidelity'; bytes: Uint8Array; box: Region }
)
/** Null if the product does not permit it. */
export type StudioAnswer =
  | { kind: 'product'; fault: RootFault | null; unsuited: RootFault | null }
  | { kind: 'image'; image: DerivedImage | null }
  | { kind: 'fidelity'; fidelity: Fidelity | null }

hardenDecoders()

/** Up to 32 MB each, one per concurrent batch. */
const MAX_PREPARED = 3
const prepared = new Map<string, Promise<Product | RootFault>>()

/** Runs a task on the cut-out product. */
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
  // A restarted thread has no cached product and decodes the root.
  const preparing = prepareProduct(root, task.kind === 'product' ? task.pixels : null)
  prepared.set(key, preparing)
  for (const oldest of prepared.keys()) if (prepared.size > MAX_PREPARED) prepared.delete(oldest)
  return preparing
}
