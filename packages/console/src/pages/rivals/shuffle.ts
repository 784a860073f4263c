/** Returns items in the order of a shuffle, the same for the same number. The first is the given order. */
export function shuffled<Item>(items: readonly Item[], shuffle: number): Item[] {
  if (shuffle <= 1) return [...items]
  const random = randomness(shuffle)
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** Mulberry32: values in [0, 1) from a seed. */
function randomness(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
