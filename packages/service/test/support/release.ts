import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const MAIN = 'packages/service/src/cli/main.ts'

/** Reason why a release cannot be installed here, or false. A shallow clone lacks its commit. */
export function withoutRelease(commit: string): string | false {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return false
  } catch {
    return `the history has no commit ${commit}`
  }
}

/** Installs a release from its commit, with its own dependencies. Returns the path of its command. */
export function installRelease(commit: string): string {
  const folder = join(tmpdir(), `endcap-release-${commit}`)
  if (existsSync(folder)) return join(folder, MAIN)
  // Complete or absent, also if the test is killed.
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished)
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive })
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: unfinished, stdio: 'ignore' })
  renameSync(unfinished, folder)
  return join(folder, MAIN)
}
