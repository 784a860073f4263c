import { createSignedLinks, LINK_SECRET } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../platform/db/database.ts'
import { findSharedSecret } from '../../platform/db/shared-secret.ts'
import { AdministrationError } from '../control/administration-error.ts'
import type { Finding } from './finding.ts'
import { inspectDatabase } from './inspect-database.ts'
import { isProbeKey, probeLink } from './storage-probe.ts'

type Deps = {
  db: Db
  baseUrl: string
  /** Names of the queues whose jobs are checked. */
  queues: readonly string[]
}

/** Returns the operations of `endcap doctor` that need the open database. */
export function createDiagnosis({ db, baseUrl, queues }: Deps) {
  return {
    diagnose: (_input: object): Promise<Finding[]> => inspectDatabase(db, queues),

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
