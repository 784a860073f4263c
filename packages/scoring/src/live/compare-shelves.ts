/** Result of a comparison of two pictures. */
export type PicturePair = {
  /** `version`: another version of the same picture. */
  kind: 'same' | 'version' | 'other'
  /** 0–1. The most alike are paired first. */
  likeness: number
  /** False if a person should look. */
  sure: boolean
}

export const LIVE_VERDICTS = ['same', 'moved', 'version', 'other', 'missing', 'added'] as const
export type LiveVerdict = (typeof LIVE_VERDICTS)[number]

/** One picture that was sent, or that only the shop shows. Positions count from 0. */
export type LivePlace = { verdict: LiveVerdict; sent: number | null; shown: number | null; sure: boolean }

type Candidate = PicturePair & { sent: number; shown: number }

/**
 * Compares the pictures that a shop shows with those that were sent. A picture has moved if its order among the
 * others differs, so a missing one does not move those behind it. Returns sent places in order, then added ones.
 */
export function compareShelves<Picture>(
  sent: readonly Picture[],
  shown: readonly Picture[],
  judge: (sent: Picture, shown: Picture) => PicturePair,
): LivePlace[] {
  const pairs = sent.flatMap((one, from) =>
    shown.map((other, to): Candidate => ({ ...judge(one, other), sent: from, shown: to })),
  )
  const inOrder = longestInOrder(pairs.filter(({ kind }) => kind === 'same'))
  const bySent = new Map(inOrder.map((pair) => [pair.sent, pair]))
  const taken = new Set(inOrder.map(({ shown: to }) => to))
  const take = (candidates: readonly Candidate[]) => {
    for (const each of candidates.toSorted(byLikeness)) {
      if (bySent.has(each.sent) || taken.has(each.shown)) continue
      bySent.set(each.sent, each)
      taken.add(each.shown)
    }
  }
  for (const kind of ['same', 'version'] as const) take(pairs.filter((pair) => pair.kind === kind))
  const moved = movedPairs([...bySent.values()], inOrder)
  take(replacements(pairs, inOrder))
  return [
    ...sent.map((_, from) => placeOf(from, bySent.get(from), moved)),
    ...shown.flatMap((_, to) =>
      taken.has(to) ? [] : [{ verdict: 'added', sent: null, shown: to, sure: true } satisfies LivePlace],
    ),
  ]
}

/** The most alike first, then those closest to their place. */
const byLikeness = (one: Candidate, other: Candidate): number =>
  other.likeness - one.likeness ||
  Math.abs(one.sent - one.shown) - Math.abs(other.sent - other.shown) ||
  one.sent - other.sent ||
  one.shown - other.shown

function placeOf(sent: number, pair: Candidate | undefined, moved: ReadonlySet<Candidate>): LivePlace {
  if (!pair) return { verdict: 'missing', sent, shown: null, sure: true }
  return { verdict: moved.has(pair) ? 'moved' : pair.kind, sent, shown: pair.shown, sure: pair.sure }
}

/** Less than one pair, whatever the number of places. */
const LIKENESS_WEIGHT = 1e-3

/** Returns the most pairs that are in order on both sides, and of these the most alike. */
function longestInOrder(pairs: readonly Candidate[]): Candidate[] {
  type Chain = { pairs: readonly Candidate[]; weight: number; last: Candidate | null }
  const none: Chain = { pairs: [], weight: 0, last: null }
  const heaviest = (chains: readonly Chain[]) =>
    chains.reduce((best, each) => (each.weight > best.weight ? each : best), none)
  const chains: Chain[] = []
  for (const pair of pairs.toSorted((one, other) => one.sent - other.sent || one.shown - other.shown)) {
    const before = heaviest(
      chains.filter(({ last }) => last !== null && last.sent < pair.sent && last.shown < pair.shown),
    )
    const weight = before.weight + 1 + pair.likeness * LIKENESS_WEIGHT
    chains.push({ pairs: [...before.pairs, pair], weight, last: pair })
  }
  return [...heaviest(chains).pairs]
}

/** Returns pairs out of order, and those that changed places with one. */
function movedPairs(pairs: readonly Candidate[], inOrder: readonly Candidate[]): Set<Candidate> {
  const same = pairs.filter(({ kind }) => kind === 'same')
  const out = same.filter((pair) => !inOrder.includes(pair))
  const rank = (place: number, side: 'sent' | 'shown') => same.filter((each) => each[side] < place).length
  const exchanged = inOrder.filter((pair) =>
    out.some(
      (other) =>
        rank(pair.sent, 'sent') === rank(other.shown, 'shown') &&
        rank(pair.shown, 'shown') === rank(other.sent, 'sent'),
    ),
  )
  return new Set([...out, ...exchanged])
}

/** Returns pairs of other pictures between the same neighbors, where one took the other's place. */
function replacements(pairs: readonly Candidate[], inOrder: readonly Candidate[]): Candidate[] {
  const gapOf = (place: number, side: 'sent' | 'shown') => inOrder.filter((each) => each[side] < place).length
  return pairs
    .filter(({ kind, sent, shown }) => kind === 'other' && gapOf(sent, 'sent') === gapOf(shown, 'shown'))
    .map((pair) => ({ ...pair, likeness: 0 }))
}
