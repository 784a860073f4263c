/** Rules of a robots.txt for one client. */
export type Robots = { allows: (path: string) => boolean }

type Rule = { isAllowed: boolean; matches: (path: string) => boolean; length: number }
type Group = { agents: string[]; rules: Rule[] }

/** RFC 9309 demands at least 500 KiB. */
export const MAX_ROBOTS_BYTES = 512_000
/** More are not of a person. */
const MAX_RULES = 10_000

/**
 * Reads the groups of a client by RFC 9309: its own, otherwise those of all. The longest pattern decides, and
 * `Allow` of two that are equally long.
 *
 * @param product the client's name without a version, in any case
 */
export function readRobots(text: string, product: string): Robots {
  const groups = groupsOf(text)
  const own = groups.filter(({ agents }) => agents.includes(product.toLowerCase()))
  const used = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))
  const rules = used
    .flatMap((group) => group.rules)
    .toSorted((one, other) => other.length - one.length || Number(other.isAllowed) - Number(one.isAllowed))
  return { allows: (path) => rules.find((rule) => rule.matches(path))?.isAllowed ?? true }
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let isHead = false
  let count = 0
  for (const line of text.split(/[\r\n]+/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? []
    const field = name.toLowerCase()
    if (field === 'user-agent') {
      const agent = value.toLowerCase().split('/')[0] ?? ''
      if (isHead) groups.at(-1)?.agents.push(agent)
      else groups.push({ agents: [agent], rules: [] })
      isHead = true
    } else if (field === 'allow' || field === 'disallow') {
      isHead = false
      if (value !== '' && count++ < MAX_RULES) groups.at(-1)?.rules.push(ruleOf(field === 'allow', value))
    }
  }
  return groups
}

function ruleOf(isAllowed: boolean, value: string): Rule {
  const isWhole = value.endsWith('$')
  const parts = (isWhole ? value.slice(0, -1) : value).split(/\*+/)
  return { isAllowed, length: value.length, matches: (path) => matches(path, parts, isWhole) }
}

/** Takes each part at its first place. A regular expression could take exponential time. */
function matches(path: string, [start = '', ...parts]: readonly string[], isWhole: boolean): boolean {
  if (!path.startsWith(start)) return false
  let at = start.length
  const last = isWhole ? parts.pop() : undefined
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}
