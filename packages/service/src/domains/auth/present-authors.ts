import type { Author } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import type { StoredAuthor } from '../../platform/db/schema.ts'
import { findActorNames } from './actor-names.ts'

export type PresentAuthor = (author: StoredAuthor | null) => Author | null

/** Looks up the names of some authors at once. */
export async function presentAuthors(
  db: Db,
  authors: readonly (StoredAuthor | null)[],
): Promise<PresentAuthor> {
  const names = await findActorNames(
    db,
    authors.flatMap((author) => (author && author.kind !== 'guest' ? [author] : [])),
  )
  return (author) => author && (author.kind === 'guest' ? author : { ...author, name: names(author) })
}
