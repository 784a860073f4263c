import { createSignedLinks, LINK_SECRET } from '../blobs/signed-links.ts'
import type { Db } from '../db/database.ts'
import { findSharedSecret } from '../db/shared-secret.ts'
import type { Finding } from '../doctor/finding.ts'
import { inspectDatabase } from '../doctor/inspect-database.ts'
import { isProbeKey, probeLink } from '../doctor/storage-probe.ts'
import { AdministrationError } from './administration-error.ts'

type Deps = { db: Db; baseUrl: string }

/** What only who has the database open can tell `endcap doctor`. */
export function createDiagnosis({ db, baseUrl }: Deps) {
  return {
    diagnose: (_input: object): Promise<Finding[]> => inspectDatabase(db),

    /** The address at which the service answers for the doctor's own file; null before its first start. */
    async signProbe({ key }: { key: string }): Promise<string | null> {
      if (!isProbeKey(key)) throw new AdministrationError('only addresses of the doctor are signed')
      const secret = await findSharedSecret(db, LINK_SECRET)
      return secret && createSignedLinks({ secret, baseUrl }).sign(key, probeLink())
    },
  }
}
