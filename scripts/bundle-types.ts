import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `export type * from './a.ts';`, `export type { A } from './a.ts';` and `export { A } from './a.ts';` */
const REEXPORT = /^export (type )?(\*|\{[^}]*\}) from '(\.[^']*)';\n/gm
/** Relative imports and re-exports. */
const LINK = /^(?:import|export) [^;]*? from '(\.[^']*)';\n/gm
const DECLARATION = /^export ((?:declare )?(?:abstract )?(?:class|type|namespace|function|const) (\w+))/gm

/**
 * Joins the declaration files of an entry into one text, valid for ES and CommonJS modules. Declarations that the
 * entry does not export become local.
 */
export function bundleTypes(entry: string): string {
  const files = new Map<string, string>()
  readAll(entry, files)
  const index = files.get(entry) ?? ''
  files.delete(entry)
  const types: string[] = []
  const values: string[] = []
  for (const [, isType, what = '', link = ''] of index.matchAll(REEXPORT)) {
    const names = what === '*' ? declaredIn(files.get(target(entry, link)) ?? '') : (what.match(/\w+/g) ?? [])
    ;(isType ? types : values).push(...names)
  }
  const declarations = [...files.values()].map((text) => text.replace(LINK, '').replace(DECLARATION, '$1'))
  const bundle = `${declarations.join('')}export { ${values.join(', ')} };\nexport type { ${types.join(', ')} };\n`
  const link = /^.*(?:from '\.|import\().*$/m.exec(bundle)
  if (link) throw new Error(`the bundle of types links to another file: ${link[0]}`)
  return bundle
}

function readAll(file: string, files: Map<string, string>): void {
  if (files.has(file)) return
  const text = readFileSync(file, 'utf8')
  files.set(file, text)
  for (const [, link = ''] of text.matchAll(LINK)) readAll(target(file, link), files)
}

const target = (file: string, link: string) => join(dirname(file), link.replace(/\.ts$/, '.d.ts'))

const declaredIn = (text: string) => [...text.matchAll(DECLARATION)].map(([, , name = '']) => name)
