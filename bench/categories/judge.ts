export type Outcome = 'exact' | 'parent' | 'family' | 'unresolved' | 'wrong'

/** Where several categories are right, `path` has them all, with "|" between. */
export function judge({ family, path }: { family: string; path: string }, answer: string | null): Outcome {
  if (answer === null) return 'unresolved'
  const right = (path ?? '').split('|').map((each) => each.trim())
  if (right.includes(answer)) return 'exact'
  // A parent of the right one, or a child of it where the right one is a group.
  if (right.some((each) => parentOf(each) === answer || parentOf(answer) === each)) return 'parent'
  const families = [family, ...right.map((each) => each.split(' > ')[0])]
  return families.includes(answer.split(' > ')[0]) ? 'family' : 'wrong'
}

function parentOf(path: string): string {
  return path.split(' > ').slice(0, -1).join(' > ')
}

/** Shares of the outcomes, for people. */
export function figures(those: readonly { outcome: Outcome }[]): string {
  const share = (...outcomes: Outcome[]) =>
    `${((100 * those.filter(({ outcome }) => outcomes.includes(outcome)).length) / those.length).toFixed(1)} %`
  return `family ${share('exact', 'parent', 'family')}, exact or parent ${share('exact', 'parent')}, exact ${share('exact')}, unresolved ${share('unresolved')}, wrong with confidence ${share('wrong')} (${those.length})`
}
