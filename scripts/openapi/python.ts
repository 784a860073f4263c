import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt')
const ENVIRONMENT = join(import.meta.dirname, '../../node_modules/.cache/openapi-tools')

/** Exits with a message if a program does not run. */
export function expectProgram(program: string, version: string, howToInstall: string): void {
  if (spawnSync(program, [version]).status === 0) return
  console.error(`${program} is missing. Install it first, on Debian with: ${howToInstall}`)
  process.exit(1)
}

/** Installs requirements.txt into a virtual environment and returns its program folder. */
export function installPythonTools(): string {
  expectProgram('python3', '--version', 'apt-get install python3 python3-venv')
  const requirements = readFileSync(REQUIREMENTS, 'utf8')
  const programs = join(ENVIRONMENT, 'bin')
  const installed = join(ENVIRONMENT, 'installed.txt')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === requirements) return programs
  rmSync(ENVIRONMENT, { recursive: true, force: true })
  execFileSync('python3', ['-m', 'venv', ENVIRONMENT], { stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(join(programs, 'pip'), ['install', '--quiet', '--requirement', REQUIREMENTS], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Written last, so an interrupted installation restarts.
  writeFileSync(installed, requirements)
  return programs
}
