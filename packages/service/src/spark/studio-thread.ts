import {
  COMPOSITIONS,
  compose,
  type DerivedImage,
  type Fidelity,
  measureFidelity,
  type Placement,
  prepareProduct,
  type Product,
  type Region,
  type RootImage,
} from '@endcap/studio'

/** What `studio-off-thread.ts` asks its thread for. `key` tells one root from another. */
export type StudioTask = { key: string; root: RootImage } & (
  | { ask: 'product' }
  | { ask: 'compose'; composition: string }
  | { ask: 'fidelity'; bytes: Uint8Array; where: { placement: Placement } | { box: Region } }
)
/** Null where the product does not give what was asked for. */
export type StudioAnswer =
  | { kind: 'product'; isThere: boolean }
  | { kind: 'image'; image: DerivedImage | null }
  | { kind: 'fidelity'; fidelity: Fidelity | null }

/** A product that is cut out holds some 16 MB; batches that are made at once each keep theirs. */
const MAX_PREPARED = 3
const prepared = new Map<string, Promise<Product | null>>()

export async function work(task: StudioTask): Promise<StudioAnswer> {
  const product = await productOf(task)
  switch (task.ask) {
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
  const known = prepared.get(key)
  if (known) return known
  const making = prepareProduct(root)
  prepared.set(key, making)
  for (const oldest of prepared.keys()) if (prepared.size > MAX_PREPARED) prepared.delete(oldest)
  return making
}
