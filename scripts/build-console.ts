import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildGuide } from './docs/guide.ts'

const ROOT = join(import.meta.dirname, '..')
const CONSOLE = join(ROOT, 'packages/console')

/** Builds the web console, and the guide beside it. Returns its source files. */
export async function buildConsole(): Promise<string[]> {
  const files = new Set([join(ROOT, 'package-lock.json')])
  await build({
    root: CONSOLE,
    logLevel: 'warn',
    plugins: [
      {
        name: 'inputs',
        generateBundle() {
          for (const file of this.getWatchFiles()) files.add(file)
        },
      },
    ],
  })
  for (const file of buildGuide()) files.add(file)
  for (const entry of globSync('{*,src/**,fonts/**}', { cwd: CONSOLE, withFileTypes: true }))
    if (entry.isFile()) files.add(join(entry.parentPath, entry.name))
  return [...files].filter((file) => file.startsWith(ROOT) && !file.includes('node_modules'))
}
