import { mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { failed, type Finding, ok, reasonOf, warning } from './finding.ts'

const FULL_BYTES = 200 * 2 ** 20
const NEARLY_FULL_BYTES = 2 ** 30

/** Whether the service can write where it writes, and how much room is left there. */
export async function checkDirectory(check: string, directory: string): Promise<Finding> {
  const place = await existingPart(directory)
  const isMissing = place !== directory
  try {
    await tryWriting(place)
  } catch (error) {
    return failed(
      check,
      `${directory} cannot be written to: ${reasonOf(error)}`,
      `Make it a directory that the service's user may write to${isMissing ? ', or choose another' : ''}.`,
    )
  }
  const free = await freeBytes(place)
  const room = `${(free / 2 ** 30).toFixed(1)} GB free`
  const advice = 'Make room, or move it to another disk.'
  if (free < FULL_BYTES) return failed(check, `the disk of ${directory} is full: ${room}`, advice)
  if (free < NEARLY_FULL_BYTES)
    return warning(check, `the disk of ${directory} is nearly full: ${room}`, advice)
  return ok(
    check,
    isMissing ? `${directory} is not there yet, and can be made; ${room}` : `${directory}; ${room}`,
  )
}

/** Where images on their way in are kept for a moment. */
export const checkTemporary = (): Promise<Finding> => checkDirectory('temporary', tmpdir())

/** The directory itself, or what is there of the way to it. */
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

/** Truly: what permissions say is not all that can be in the way. */
async function tryWriting(directory: string): Promise<void> {
  const attempt = await mkdtemp(join(directory, '.endcap-doctor-'))
  try {
    await writeFile(join(attempt, 'attempt'), 'endcap')
  } finally {
    await rm(attempt, { recursive: true, force: true })
  }
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
