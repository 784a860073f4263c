import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { diskSpace } from '@endcap/foundation/disk/free-space'
import { reasonOf } from '@endcap/foundation/errors/reason'
import { type Finding, failed, ok, warning } from './finding.ts'

const FULL_BYTES = 200 * 2 ** 20
const NEARLY_FULL_BYTES = 2 ** 30

/** Checks that a directory is writable, and the free space on its disk. */
export async function checkDirectory(check: string, directory: string): Promise<Finding> {
  const place = await existingPart(directory)
  const isMissing = place !== directory
  try {
    await tryWriting(place)
  } catch (error) {
    return failed(
      check,
      `${directory} cannot be written to: ${reasonOf(error)}`,
      `Give the user of the service write access to the directory${isMissing ? ', or choose another one' : ''}.`,
    )
  }
  const { free } = await diskSpace(place)
  const space = `${(free / 2 ** 30).toFixed(1)} GB free`
  const advice = 'Free space, or move it to another disk.'
  if (free < FULL_BYTES) return failed(check, `the disk of ${directory} is full: ${space}`, advice)
  if (free < NEARLY_FULL_BYTES)
    return warning(check, `the disk of ${directory} is nearly full: ${space}`, advice)
  return ok(
    check,
    isMissing ? `${directory} does not exist yet and can be created; ${space}` : `${directory}; ${space}`,
  )
}

/** Checks the temporary directory, which holds images during their download. */
export const checkTemporary = (): Promise<Finding> => checkDirectory('temporary', tmpdir())

/** Returns the directory, or its nearest existing parent. */
export async function existingPart(directory: string): Promise<string> {
  try {
    await stat(directory)
    return directory
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const parent = dirname(directory)
    return isMissing && parent !== directory ? existingPart(parent) : directory
  }
}

/** Permissions alone do not prove that writing works. */
async function tryWriting(directory: string): Promise<void> {
  const attempt = await mkdtemp(join(directory, '.endcap-doctor-'))
  try {
    await writeFile(join(attempt, 'attempt'), 'endcap')
  } finally {
    await rm(attempt, { recursive: true, force: true })
  }
}
