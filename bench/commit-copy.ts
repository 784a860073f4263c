import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Copies a commit's packages into a temporary folder that uses the installed dependencies. Removed at process
 * exit.
 */
export function copyOfCommit(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-commit-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', commit, 'package.json', 'packages'], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  link(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  // The copy's own packages, not the working tree's.
  const own = join(folder, 'node_modules/@endcap')
  rmSync(own)
  mkdirSync(own)
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(own, name))
    link(join(ROOT, 'packages', name, 'node_modules'), join(folder, 'packages', name, 'node_modules'))
  }
  return folder
}

/** Links each entry of a folder, if it exists, into another. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of entriesOf(from)) symlinkSync(join(from, name), join(to, name))
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
