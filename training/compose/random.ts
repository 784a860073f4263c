/** Seeded random numbers. Every image has its own stream, so adding a layout to one class does not change the images of other classes. */
export interface Random {
  next(): number
  range(low: number, high: number): number
  /** Returns an integer, both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Returns up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[]
}

function hash(text: string): number {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return state >>> 0
}

/** Creates a Mulberry32 generator from an FNV-1a hash of the seed text. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const pool = [...items]
    for (let i = pool.length - 1; i > 0; i--) {
      const j = int(0, i)
      const held = pool[i] as T
      pool[i] = pool[j] as T
      pool[j] = held
    }
    return pool.slice(0, count)
  }
  return {
    next,
    int,
    sample,
    range: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('Cannot pick from an empty list')
      return items[int(0, items.length - 1)] as (typeof items)[number]
    },
  }
}
