import { join } from 'node:path'
import { type EmbeddedDatabase, openEmbedded } from '@endcap/foundation/embedded-db/open-embedded'

/** Throws the errors of `openEmbedded`. */
export const openDirectory = (dataDirectory: string): Promise<EmbeddedDatabase> =>
  openEmbedded(join(dataDirectory, 'db'))
