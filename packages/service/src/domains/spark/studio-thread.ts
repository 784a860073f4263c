import type { FixRefusal } from '@endcap/scoring'
import {
  COMPOSITIONS,
  compose,
  type DerivedImage,
  type Fidelity,
  type FixSubject,
  type FixTask,
  faultOfProduct,
  findFidelity,
  makeFix,
  type Product,
  prepareProduct,
  type Region,
  type RootFault,
  type RootImage,
} from '@endcap/studio'
import { hardenDecoders, type Rgb } from '@endcap/vision'

export type StudioTask = RootTask | { kind: 'fix'; subject: FixSubject; task: FixTask }
/** `key` identifies the root. */
type RootTask = { key: string; root: RootImage } & (
  | { kind: 'product'; pixels: Rgb }
  | { kind: 'compose'; composition: string }
  | { kind: 'fidelity'; bytes: Uint8Array; box: Region }
)
/** Null if the product does not permit it. */
export type StudioAnswer =
  | { kind: 'product'; fault: RootFault | null; unsuited: RootFault | null }
  | { kind: 'image'; image: DerivedImage | null }
  | { kind: 'fidelity'; fidelity: Fidelity | null }
  | { kind: 'fix'; made: Uint8Array | FixRefusal }

hardenDecoders()

/** Up to 32 MB each, one per concurrent batch. */
const MAX_PREPARED = 3
const prepared = new Map<string, Promise<Product | RootFault>>()

/** Runs a task on the cut-out product, or a fix on the file. */
export async function work(task: StudioTask): Promise<StudioAnswer> {
  if (task.kind === 'fix') return { kind: 'fix', made: await makeFix(task.subject, task.task) }
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

function productOf(task: RootTask): Promise<Product | RootFault> {
  const { key, root } = task
  const cached = prepared.get(key)
  if (cached) return cached
  // A restarted thread has no cached product and decodes the root.
  const preparing = prepareProduct(root, task.kind === 'product' ? task.pixels : null)
  prepared.set(key, preparing)
  for (const oldest of prepared.keys()) if (prepared.size > MAX_PREPARED) prepared.delete(oldest)
  return preparing
}
