import { createSignedLinks, LINK_SECRET } from '@endcap/foundation/blobs/signed-links'
import type { Finding } from '@endcap/service/health/finding'
import { type Inspection, inspectDatabase } from '@endcap/service/health/inspect-database'
import type { Db } from '@endcap/service/platform/db/database'
import { findSharedSecret } from '@endcap/service/platform/db/shared-secret'
import { AdministrationError } from '../control/administration-error.ts'
import { isProbeKey, probeLink } from './storage-probe.ts'

type Deps = Inspection & { db: Db; baseUrl: string }

/** Returns the operations of `endcap doctor` that need the open database. */
export function createDiagnosis({ db, baseUrl, ...inspection }: Deps) {
  return {
    diagnose: (_input: object): Promise<Finding[]> => inspectDatabase(db, inspection),

    /** Returns the signed URL of a probe file of the doctor; null before the first start of the service. */
    async signProbe({ key }: { key: string }): Promise<string | null> {
      if (!isProbeKey(key))
        throw new AdministrationError('only URLs of probe files of endcap doctor are signed')
      const secret = await findSharedSecret(db, LINK_SECRET)
      return secret && createSignedLinks({ secret, baseUrl }).sign(key, probeLink())
    },
  }
}

export type Diagnosis = ReturnType<typeof createDiagnosis>
