import { eachLimited } from '../../data/each-limited.ts'
import { invalidate } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

/** Starts Spark on root images of a listing. */
export async function makeImages(pdpId: string, roots: readonly string[]): Promise<void> {
  await eachLimited(roots, (id) => endcap.spark.images.request(id))
  invalidate(`spark ${pdpId}`)
}
