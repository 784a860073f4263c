import { readFileSync, writeFileSync, appendFileSync } from 'node:fs'
import { createAnalyzer } from './truth/facts.ts'
const reasons = Object.keys(JSON.parse(readFileSync('bench/truth/labels/reasons.json', 'utf8')) as object)
const rows = ['kinds', 'kinds-2', 'products'].flatMap((set) =>
  readFileSync(`/work/shared/data/${set}/labels.csv`, 'utf8').trim().split('\n').slice(1).map((line) => line.split(',')[0] ?? ''),
)
let seed = 7
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
const rest = rows.filter((name) => !reasons.includes(name)).map((name) => [random(), name] as const).toSorted((a, b) => a[0] - b[0]).slice(0, 700).map(([, name]) => name)
const names = [...rest.slice(0, 350), ...reasons, ...rest.slice(350)]
const analyzer = await createAnalyzer()
writeFileSync('/tmp/rules/facts.ndjson', '')
await Promise.all(names.map(async (name) => {
  try { const facts = await analyzer.analyzeShared(name); appendFileSync('/tmp/rules/facts.ndjson', JSON.stringify({ name, facts }) + '\n') } catch (error) { console.error(name, String(error).slice(0, 80)) }
}))
await analyzer.close()
