import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt')
const ENVIRONMENTS = join(import.meta.dirname, '../../node_modules/.cache')

/** Exits with a message if a program does not run. */
export function expectProgram(program: string, version: string, howToInstall: string): void {
  if (spawnSync(program, [version]).status === 0) return
  console.error(`${program} is missing. Install it first, on Debian with: ${howToInstall}`)
  process.exit(1)
}

/** Installs a requirements.txt into a virtual environment of its folder and returns the program folder. */
export function installPythonTools(file = REQUIREMENTS): string {
  expectProgram('python3', '--version', 'apt-get install python3 python3-venv')
  const requirements = readFileSync(file, 'utf8')
  const environment = join(ENVIRONMENTS, `${basename(dirname(file))}-tools`)
  const programs = join(environment, 'bin')
  const installed = join(environment, 'installed.txt')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === requirements) return programs
  rmSync(environment, { recursive: true, force: true })
  execFileSync('python3', ['-m', 'venv', environment], { stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(join(programs, 'pip'), ['install', '--quiet', '--requirement', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Written last, so an interrupted installation restarts.
  writeFileSync(installed, requirements)
  return programs
}
