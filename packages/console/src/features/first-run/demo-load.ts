import { signal } from '@preact/signals'
import { eachLimited } from '../../data/each-limited.ts'
import { invalidate } from '../../data/resource.ts'
import { failureText } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'

export type DemoLoad = {
  asins: readonly string[]
  /** Refused ASINs with the reason. */
  refused: ReadonlyMap<string, string>
}

/** Current load, which continues on other pages. */
export const demoLoad = signal<DemoLoad | null>(null)

/** Each retry waits as long as the service asks. */
const RETRIES = 6

/** Submits the demo listings. */
export async function loadDemo(asins: readonly string[]): Promise<void> {
  demoLoad.value = { asins, refused: new Map() }
  await submitAll(asins)
}

/** Forgets an ended load, to allow another after its listings are deleted. */
export function forgetDemoLoad(): void {
  if (!isSubmitting) demoLoad.value = null
}

/** Resubmits refused listings. */
export async function retryRefused(): Promise<void> {
  const load = demoLoad.value
  if (!load) return
  const again = [...load.refused.keys()]
  demoLoad.value = { ...load, refused: new Map() }
  await submitAll(again)
}

let isSubmitting = false

async function submitAll(asins: readonly string[]): Promise<void> {
  isSubmitting = true
  await eachLimited(asins, submit)
  isSubmitting = false
  invalidate('pdps')
}

async function submit(asin: string): Promise<void> {
  try {
    await endcap.pdps.byAsin.submit(asin, {}, { retries: RETRIES })
  } catch (error) {
    const load = demoLoad.value
    if (load) demoLoad.value = { ...load, refused: new Map([...load.refused, [asin, failureText(error)]]) }
  }
}
