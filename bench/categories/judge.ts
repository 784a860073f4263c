export type Outcome = 'exact' | 'parent' | 'family' | 'unresolved' | 'wrong'

/** Compares a result with the expected categories in `path`, separated by "|". */
export function judge({ family, path }: { family: string; path: string }, result: string | null): Outcome {
  if (result === null) return 'unresolved'
  const expected = (path ?? '').split('|').map((each) => each.trim())
  if (expected.includes(result)) return 'exact'
  // Accepts a parent of an expected category, or a child of an expected group.
  if (expected.some((each) => parentOf(each) === result || parentOf(result) === each)) return 'parent'
  const families = [family, ...expected.map((each) => each.split(' > ')[0])]
  return families.includes(result.split(' > ')[0]) ? 'family' : 'wrong'
}

function parentOf(path: string): string {
  return path.split(' > ').slice(0, -1).join(' > ')
}

export function formatShares(results: readonly { outcome: Outcome }[]): string {
  const share = (...outcomes: Outcome[]) =>
    `${((100 * results.filter(({ outcome }) => outcomes.includes(outcome)).length) / results.length).toFixed(1)} %`
  return `family ${share('exact', 'parent', 'family')}, exact or parent ${share('exact', 'parent')}, exact ${share('exact')}, unresolved ${share('unresolved')}, wrong with confidence ${share('wrong')} (${results.length})`
}
