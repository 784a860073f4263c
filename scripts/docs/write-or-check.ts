import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Writes a generated file. With --check, fails if it is out of date, naming the command. */
export function writeOrCheck(file: URL, expected: string): void {
  if (!process.argv.includes('--check')) writeFileSync(file, expected)
  else if (readFileSync(file, 'utf8') !== expected) {
    console.error(`${relative(ROOT, fileURLToPath(file))} is out of date: run npm run docs`)
    process.exitCode = 1
  }
}
