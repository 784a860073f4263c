/** Length from which a list is shortened. */
const LONG_LIST = 1_000
/** Longer objects are shown once. */
const LONG_ITEM = 300

/** Shortens long lists of objects in an example: a reader needs two, and one if it is long. */
export function abridge(example: unknown): unknown {
  if (Array.isArray(example)) {
    const items = example.map(abridge)
    const [first] = items
    if (!isObject(first) || JSON.stringify(items).length < LONG_LIST) return items
    return items.slice(0, JSON.stringify(first).length > LONG_ITEM ? 1 : 2)
  }
  if (!isObject(example)) return example
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, abridge(value)]))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
