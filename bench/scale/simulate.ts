// Simulates 10, 100 and 1,000 workers as discrete events with measured distributions (measured.json, from `npm run
// bench -- workers`): analysis durations and database time of an image. One organization always has a backlog,
// small ones submit listings, and single images arrive. Scheduling is fair like the service's. The database is a
// number of cores that process queries in order.
// usage: npm run bench -- simulate [database cores]
import { readFileSync } from 'node:fs'
import { mean, randomness } from '../support.ts'

const { analysisMs, databaseMs } = JSON.parse(
  readFileSync(new URL('measured.json', import.meta.url), 'utf8'),
) as { analysisMs: number[]; databaseMs: number }
const CORES = Number(process.argv[2] ?? 8)
/** The next image is fetched during an analysis, as in the service. */
const SLOTS = 2
const IMAGES = 7
const SMALL = 20
/** Share of capacity that small organizations request. */
const SMALL_SHARE = 0.2
/** Share of capacity that single images need. */
const SINGLE_SHARE = 0.02
const SECONDS = 300
const WARM_UP_S = 60
/** Share of an image's database time for taking its job. The rest reads, saves and completes. */
const TAKE_SHARE = 0.35

type Kind = 'backlog' | 'listing' | 'single'
type Image = { kind: Kind; startTime: number; order: number; added: number; listing: Listing | null }
type Listing = { added: number; remaining: number }

console.log(
  `analyses of ${mean(analysisMs).toFixed(0)} ms (${Math.min(...analysisMs)}–${Math.max(...analysisMs)}), ${databaseMs.toFixed(1)} ms of database time an image, a database of ${CORES} cores`,
)
console.log(
  'workers  analyses   images/s  of ideal  database busy  single image waits      small listing takes',
)
for (const speed of [1, 10])
  for (const workers of [10, 100, 1000]) console.log(line(workers, speed, simulate(workers, speed)))

function simulate(workers: number, speed: number) {
  const random = randomness(1)
  const randomAnalysisMs = () => (analysisMs[Math.floor(random() * analysisMs.length)] ?? 0) / speed
  const capacity = (1000 * workers * speed) / mean(analysisMs)
  const events = heap<{ at: number; run: () => void }>((a, b) => a.at - b.at)
  const waiting = heap<Image>((a, b) => a.startTime - b.startTime || a.order - b.order)
  const flows = new Map<string, number>()
  const idle: (() => void)[] = []
  const waits: Record<Kind, number[]> = { backlog: [], listing: [], single: [] }
  const listings: number[] = []
  let now = 0
  let order = 0
  let done = 0
  let databaseBusy = 0
  const cores = Array.from({ length: CORES }, () => 0)

  const after = (ms: number, run: () => void) => events.push({ at: now + ms, run })
  const isMeasured = () => now > WARM_UP_S * 1000

  /** Adds images with start-time fair queueing, like `assignStartTimes`. */
  function add(flow: string, images: readonly Omit<Image, 'startTime' | 'order'>[]): void {
    for (const image of images) {
      const startTime = Math.max(flows.get(flow) ?? 0, waiting.peek()?.startTime ?? 0)
      flows.set(flow, startTime + 1)
      waiting.push({ ...image, startTime, order: order++ })
    }
    for (let n = 0; n < images.length; n++) idle.pop()?.()
  }

  /** Runs a query of `ms` on the first free core. */
  function database(ms: number, run: () => void): void {
    const core = cores.indexOf(Math.min(...cores))
    const start = Math.max(now, cores[core] ?? 0)
    cores[core] = start + ms
    if (isMeasured()) databaseBusy += ms
    after(start + ms - now, run)
  }

  function startSlot(vision: { freeAt: number }): void {
    const take = () => {
      // Claims the image at the query's start, so no other slot takes it.
      const image = waiting.pop()
      if (!image) {
        idle.push(take)
        return
      }
      if (isMeasured()) waits[image.kind].push(now - image.added)
      database(databaseMs * TAKE_SHARE, () => {
        const ms = randomAnalysisMs()
        vision.freeAt = Math.max(now, vision.freeAt) + ms
        after(vision.freeAt - now, () =>
          database(databaseMs * (1 - TAKE_SHARE), () => {
            if (isMeasured()) done++
            const { listing } = image
            if (listing && --listing.remaining === 0 && isMeasured()) listings.push(now - listing.added)
            take()
          }),
        )
      })
    }
    take()
  }

  function keepBacklog(): void {
    const missing = workers * 20 - waiting.size()
    if (missing > 0)
      add(
        'big',
        Array.from({ length: missing }, () => ({ kind: 'backlog', added: now, listing: null })),
      )
    after(1000, keepBacklog)
  }
  /** Poisson arrivals. */
  function every(perSecond: number, run: () => void): void {
    after((-Math.log(1 - random()) / perSecond) * 1000, () => {
      run()
      every(perSecond, run)
    })
  }

  keepBacklog()
  every((capacity * SMALL_SHARE) / IMAGES, () => {
    const listing = { added: now, remaining: IMAGES }
    add(
      `small ${Math.floor(random() * SMALL)}`,
      Array.from({ length: IMAGES }, () => ({ kind: 'listing', added: now, listing })),
    )
  })
  every(capacity * SINGLE_SHARE, () => add('single', [{ kind: 'single', added: now, listing: null }]))
  for (let worker = 0; worker < workers; worker++) {
    const vision = { freeAt: 0 }
    for (let slot = 0; slot < SLOTS; slot++) startSlot(vision)
  }
  for (let event = events.pop(); event && event.at < SECONDS * 1000; event = events.pop()) {
    now = event.at
    event.run()
  }
  const seconds = SECONDS - WARM_UP_S
  return {
    perSecond: done / seconds,
    ofIdeal: done / seconds / capacity,
    databaseCores: databaseBusy / seconds / 1000,
    single: waits.single,
    listings,
  }
}

function line(workers: number, speed: number, result: ReturnType<typeof simulate>): string {
  const seconds = (values: readonly number[], share: number) =>
    ((values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0) / 1000).toFixed(2)
  const both = (values: readonly number[]) => `${seconds(values, 0.5)} s, 99 %: ${seconds(values, 0.99)} s`
  return [
    String(workers).padStart(7),
    (speed === 1 ? 'measured' : `${speed} × fast`).padEnd(9),
    result.perSecond.toFixed(0).padStart(9),
    `${(100 * result.ofIdeal).toFixed(0)} %`.padStart(8),
    `${result.databaseCores.toFixed(2)} cores`.padStart(13),
    both(result.single).padEnd(22),
    both(result.listings),
  ].join('  ')
}

/** Binary heap with the smallest item first. */
function heap<Item>(compare: (a: Item, b: Item) => number) {
  const items: Item[] = []
  const swap = (a: number, b: number) => {
    const [first, second] = [items[a], items[b]] as [Item, Item]
    items[a] = second
    items[b] = first
  }
  const isLess = (a: number, b: number) => compare(items[a] as Item, items[b] as Item) < 0
  return {
    size: () => items.length,
    peek: (): Item | undefined => items[0],
    push(item: Item) {
      let at = items.push(item) - 1
      for (let parent = (at - 1) >> 1; at > 0 && isLess(at, parent); at = parent, parent = (at - 1) >> 1)
        swap(at, parent)
    },
    pop(): Item | undefined {
      const [first] = items
      const last = items.pop()
      if (items.length === 0 || last === undefined) return first
      items[0] = last
      for (let at = 0; ; ) {
        const left = 2 * at + 1
        if (left >= items.length) return first
        const least = left + 1 < items.length && isLess(left + 1, left) ? left + 1 : left
        if (!isLess(least, at)) return first
        swap(at, least)
        at = least
      }
    },
  }
}
