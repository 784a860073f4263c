import type { Classification, Shot, ShotSummary } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { shots } from './shots.ts'

/** Maximum number of listings of a type on paper. */
const MOST_PRINTED = 1_000
const PAGE = 100
const PICTURES_MS = 10_000

export type PrintedShots = ReadonlyMap<Classification, readonly Shot[]>

/** Reads all listings of each type, shows and prints them, and then shows the page as it was. */
export function usePrintedShots(summary: ShotSummary | undefined, selected: object) {
  const [printed, setPrinted] = useState<PrintedShots | null>(null)
  useEffect(() => {
    if (printed) void printPictures().finally(() => setPrinted(null))
  }, [printed])
  const printAll = async () => {
    const read = new Map<Classification, Shot[]>()
    for (const { asset_type: missing } of summary?.by_type ?? []) {
      const rows: Shot[] = []
      for await (const shot of shots.list({ ...selected, missing, limit: PAGE })) {
        rows.push(shot)
        if (rows.length === MOST_PRINTED) break
      }
      read.set(missing, rows)
    }
    setPrinted(read)
  }
  return { printed, printAll }
}

/** Prints the page with its pictures, or after a while without those that are missing. */
async function printPictures(): Promise<void> {
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  const late = new Promise((resolve) => setTimeout(resolve, PICTURES_MS))
  await Promise.race([Promise.all(pictures), late])
  print()
}
