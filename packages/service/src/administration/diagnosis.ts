import { createSignedLinks, LINK_SECRET } from '../blobs/signed-links.ts'
import type { Db } from '../db/database.ts'
import { findSharedSecret } from '../db/shared-secret.ts'
import type { Finding } from '../doctor/finding.ts'
import { inspectDatabase } from '../doctor/inspect-database.ts'
import { isProbeKey, probeLink } from '../doctor/storage-probe.ts'
import { AdministrationError } from './administration-error.ts'

type Deps = { db: Db; baseUrl: string }

/** Returns the operations of `endcap doctor` that need the open database. */
export function createDiagnosis({ db, baseUrl }: Deps) {
  return {
    diagnose: (_input: object): Promise<Finding[]> => inspectDatabase(db),

    /** Returns the signed URL of a probe file of the doctor; null before the first start of the service. */
    async signProbe({ key }: { key: string }): Promise<string | null> {
      if (!isProbeKey(key))
        throw new AdministrationError('only URLs of probe files of endcap doctor are signed')
      const secret = await findSharedSecret(db, LINK_SECRET)
      return secret && createSignedLinks({ secret, baseUrl }).sign(key, probeLink())
    },
  }
}
