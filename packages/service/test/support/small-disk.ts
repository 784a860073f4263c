import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './stores.ts'

/** A disk of its own that can be filled up. */
export type SmallDisk = Disposable & {
  directory: string
  /** Takes whatever is free; again and again, also what was freed since. */
  fill: () => void
  /** Gives back what `fill` has taken. */
  free: () => void
}

/** Why the tests that fill a disk are skipped; false where they are not. */
export const withoutSmallDisk: string | false =
  !canMount() && 'NO SMALL DISK: only root, with the right to mount, can have one made of memory'

function canMount(): boolean {
  if (process.getuid?.() !== 0) return false
  const directory = temporaryDirectory()
  const isMounted = mount(directory, 1)
  if (isMounted) spawnSync('umount', [directory])
  return isMounted
}

function mount(directory: string, sizeMiB: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m`, 'endcap-test', directory]).status === 0
}

export function mountSmallDisk(sizeMiB: number): SmallDisk {
  const directory = temporaryDirectory()
  if (!mount(directory, sizeMiB)) throw new Error('cannot mount a disk of memory')
  const ballast = join(directory, 'ballast')
  return {
    directory,
    fill() {
      for (const chunk of [1 << 20, 1 << 12]) appendUntilFull(ballast, Buffer.alloc(chunk))
    },
    free: () => rmSync(ballast, { force: true }),
    [Symbol.dispose]() {
      // Lazily: whatever a process of a failed test still holds goes with that process.
      spawnSync('umount', ['--lazy', directory])
    },
  }
}

function appendUntilFull(path: string, chunk: Buffer): void {
  const file = openSync(path, 'a')
  try {
    while (writeSync(file, chunk) === chunk.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}
