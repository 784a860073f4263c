export type SetImage<Reference> = { reference: Reference; sha256: string }

/**
 * Returns the set that a child gets: the shared one, in which the child keeps its own images at some positions.
 * Content that it keeps does not appear twice. Own images behind the end of the set follow it.
 */
export function childSet<Reference>(
  shared: readonly SetImage<Reference>[],
  own: readonly SetImage<Reference>[],
  positions: readonly number[],
): (SetImage<Reference> & { isOwn: boolean })[] {
  const kept = new Map(
    positions.flatMap((position) => {
      const image = own[position]
      return image ? [[position, image] as const] : []
    }),
  )
  const contents = new Set([...kept.values()].map(({ sha256 }) => sha256))
  const rest = shared.filter(({ sha256 }, position) => !kept.has(position) && !contents.has(sha256))
  const set = []
  for (let place = 0; kept.size + rest.length > 0; place++) {
    const image = kept.get(place)
    kept.delete(place)
    const next = image ?? rest.shift()
    if (next) set.push({ ...next, isOwn: image !== undefined })
  }
  return set
}
