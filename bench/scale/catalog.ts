// Shared by the scaling benchmarks: a catalog of images on loopback, a client, and parallel work.
import { Endcap, type PdpSubmission } from '@endcap/client'
import { type Origin, startOrigin } from '../../packages/service/test/support/origin.ts'
import { picture } from '../../packages/service/test/support/pictures.ts'
import { endcap, type ServeProcess } from '../../packages/service/test/support/process.ts'

const NAME = 'Sea Salt Potato Chips 150 g'

/** Serves `count` different images. */
export async function startCatalog(count: number, side = 160): Promise<Origin> {
  const origin = await startOrigin()
  const at = 200
  for (let from = 0; from < count; from += at)
    await Promise.all(
      Array.from({ length: Math.min(at, count - from) }, async (_, n) =>
        origin.serve(`/${from + n}.png`, await picture(from + n, side + ((from + n) >> 3))),
      ),
    )
  return origin
}

/** Returns listing `n`, with its own hero and `images - 1` carousel images. */
export function listing(origin: Origin, n: number, images: number): PdpSubmission {
  const [hero_image_url = '', ...carousel_image_urls] = Array.from({ length: images }, (_, image) =>
    origin.url(`/${n * images + image}.png`),
  )
  return { hero_image_url, carousel_image_urls, name: NAME }
}

/** Without retries, so benchmarks see every response. */
export function clientOf(announced: Record<string, string>, baseUrl = announced['base_url']): Endcap {
  const { client_id: clientId = '', client_secret: clientSecret = '', organization_id = '' } = announced
  return new Endcap({
    baseUrl: baseUrl ?? '',
    clientId,
    clientSecret,
    organizationId: organization_id,
    retries: 0,
  })
}

/** Creates an organization with a credential through `endcap`. */
export async function newOrganization(
  environment: Record<string, string>,
  data: readonly string[] = [],
): Promise<Record<string, string>> {
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await endcap([...args, ...data, '--json'], environment)
    if (code !== 0) throw new Error(stderr)
    return JSON.parse(stdout) as Record<string, string>
  }
  const { organization_id = '' } = await run('org', 'create', '--name', 'Another')
  return run('credential', 'create', '--org', organization_id)
}

export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, item] of queue) await work(item, index)
    }),
  )
}

export async function endAll(processes: readonly ServeProcess[]): Promise<void> {
  await Promise.all(processes.map((each) => each[Symbol.asyncDispose]()))
}
