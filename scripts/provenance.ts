// Writes where a packed file comes from, as an in-toto statement (SLSA provenance 1.0). It is not signed: sign it with
// your own key, or let a CI with an identity of its own publish with `npm publish --provenance`.
// usage: npm run provenance -- FILE
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim()

/** Returns the statement about a file that this checkout has made. `isClean`: no file differs from the commit. */
export function provenanceOf(file: string): object {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: basename(file), digest: { sha256: sha256(file) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:endcap:npm-run-pack:v1',
        externalParameters: { version: manifest.version },
        internalParameters: {
          node: process.versions.node,
          platform: `${process.platform}-${process.arch}`,
          isClean: git('status', '--porcelain') === '',
        },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: git('rev-parse', 'HEAD') } },
          { name: 'package-lock.json', digest: { sha256: sha256(join(ROOT, 'package-lock.json')) } },
        ],
      },
      runDetails: { builder: { id: 'urn:endcap:npm-run-pack' } },
    },
  }
}

const [, , file] = process.argv
if (process.argv[1] === import.meta.filename) {
  if (file === undefined) throw new Error('usage: npm run provenance -- FILE')
  const out = `${file}.intoto.json`
  writeFileSync(out, `${JSON.stringify(provenanceOf(file), null, 2)}\n`)
  console.log(out)
}
