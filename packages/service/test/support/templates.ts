import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Directory of the templates. `scripts/test.ts` gives all test files the same one. */
let sharedRoot = process.env['TEST_TEMPLATES']

/**
 * Creates the directory `target` with `create`, or copies what an earlier call with the same name created.
 * An initdb takes 4 s of CPU time with PGlite and 1 s with PostgreSQL, a copy takes 0.1 s.
 */
export async function createFromTemplate(
  name: string,
  target: string,
  create: (directory: string) => Promise<void>,
): Promise<void> {
  const template = join(templateRoot(), name)
  if (existsSync(template)) {
    copy(template, target)
    return
  }
  await create(target)
  saveTemplate(target, template)
}

function templateRoot(): string {
  if (sharedRoot !== undefined) return sharedRoot
  const root = mkdtempSync(join(tmpdir(), 'endcap-templates-'))
  process.on('exit', () => rmSync(root, { recursive: true, force: true }))
  sharedRoot = root
  return root
}

/** Renames a complete copy, because other test files may read or save the same template meanwhile. */
function saveTemplate(directory: string, template: string): void {
  const unfinished = mkdtempSync(`${template}.`)
  copy(directory, join(unfinished, 'copy'))
  try {
    renameSync(join(unfinished, 'copy'), template)
  } catch (error) {
    if (!existsSync(template)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Keeps owners and modes, which PostgreSQL checks. Takes a quarter of the CPU time of `fs.cpSync`. */
function copy(source: string, target: string): void {
  execFileSync('cp', ['-R', '-p', source, target])
}
