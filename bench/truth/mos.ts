import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Figure, Part } from './part.ts'

/** Shipped members on scenes that neither was fitted on. */
const SECTION = 'mean of both, held-out scenes'
/** Every fourth held-out photo gives two decimals in two minutes. */
const STEP = 4

/** Prints the agreement of learned quality with people, like `npm run bench -- quality`. */
export const mos: Part = async () => {
  const bench = fileURLToPath(new URL('../quality.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [bench, String(STEP)])
  const section = stdout.split(`${SECTION}\n`)[1]?.split(/\n(?=\S)/)[0]
  if (section === undefined) throw new Error(`npm run bench -- quality printed no section "${SECTION}"`)
  const figures = [...section.matchAll(/^\s+(\w+)\s+n (\d+)\s+SROCC (-?[\d.]+)/gm)].map(
    ([, subset = '', n, correlation]): Figure => ({
      name: `SROCC × 100, ${subset}`,
      value: 100 * Number(correlation),
      n: Number(n),
      ...(subset === 'all' ? { wanted: { atLeast: 81 } } : {}),
    }),
  )
  return { figures, failures: [] }
}
