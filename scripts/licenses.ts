// Writes the licenses of everything that a release contains. The console's bundle has no comments, so its packages'
// licenses stand here too. Fails for a license that is not accepted.
// usage: npm run licenses [-- FILE]
import { writeFileSync } from 'node:fs'
import { type Shipped, shippedFonts, shippedModels, shippedPackages } from './shipped.ts'

/** Licenses that permit to ship a package with a program of another license. LGPL: libvips, a library of its own file. */
const ACCEPTED = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** Returns true if all parts of an SPDX expression are accepted. */
export const isAccepted = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((each) => ACCEPTED.has(each))

/** Returns one document: each text once, below the names of what it is for. */
export function licensesText(shipped: readonly Shipped[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, license, texts } of shipped) {
    const title = [name, version, `(${license})`].filter(Boolean).join(' ')
    for (const text of texts.length > 0 ? texts : ['']) {
      const key = text.trim().replaceAll('\r\n', '\n')
      byText.set(key, [...(byText.get(key) ?? []), title])
    }
  }
  const parts = [...byText].map(([text, names]) => `${[...new Set(names)].toSorted().join('\n')}\n\n${text}`)
  return `${['Licenses of what Endcap contains', ...parts].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

if (process.argv[1] === import.meta.filename) {
  const shipped = [...shippedPackages(), ...shippedModels(), ...shippedFonts()]
  const refused = shipped.filter(({ license }) => license !== null && !isAccepted(license))
  for (const { name, license } of refused) console.error(`${name}: ${license} is not accepted`)
  process.exitCode = refused.length > 0 ? 1 : 0
  const file = process.argv[2] ?? 'THIRD_PARTY_LICENSES.txt'
  writeFileSync(file, licensesText(shipped.filter(({ isInstalled }) => isInstalled)))
  console.log(`${file}: ${shipped.length} packages, models and fonts`)
}
