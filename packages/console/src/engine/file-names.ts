/**
 * Returns marketplace file names, `B0….MAIN.jpg`, `B0….PT01.jpg`, with the listing's id in portable characters.
 */
export const fileNames = (id: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${stemOf(id)}.${index === 0 ? 'MAIN' : `PT${String(index).padStart(2, '0')}`}.jpg`,
  )

/** Returns a listing's zip name. */
export const zipName = (id: string): string => `${stemOf(id)}.zip`

const MAX_STEM = 80

const stemOf = (id: string): string =>
  id
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, MAX_STEM) || 'listing'
