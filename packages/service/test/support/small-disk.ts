import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './stores.ts'

/** A separate disk that a test can fill up. */
export type SmallDisk = Disposable & {
  directory: string
  /** Takes all free space, and keeps taking space that is freed later. */
  fill: () => void
  /** Frees the space that `fill` has taken. */
  free: () => void
}

/** Reason to skip the tests that fill a disk, or false. */
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
      // A lazy unmount also works while a process of a failed test still has files open.
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
