import { createSignedLinks, LINK_SECRET } from '@endcap/foundation/blobs/signed-links'
import type { Finding } from '@endcap/service/health/finding'
import { inspectDatabase } from '@endcap/service/health/inspect-database'
import type { Db } from '@endcap/service/platform/db/database'
import { findSharedSecret } from '@endcap/service/platform/db/shared-secret'
import { say } from '@endcap/words/message'
import { AdministrationError } from '../control/administration-error.ts'
import { isProbeKey, probeLink } from './storage-probe.ts'

type Deps = { db: Db; factsVersion: string; baseUrl: string; backupMaxAgeDays: number }

/** Returns the operations of `endcap doctor` that need the open database. */
export function createDiagnosis({ db, factsVersion, baseUrl, backupMaxAgeDays }: Deps) {
  return {
    async diagnose(_input: object): Promise<Finding[]> {
      // Loaded here, because the modules of the service take 0.2 s and most commands need none of them.
      const { QUEUES: queues } = await import('@endcap/service/app/modules')
      return inspectDatabase(db, { queues, factsVersion, backupMaxAgeDays })
    },

    /** Returns the signed URL of a probe file of the doctor; null before the first start of the service. */
    async signProbe({ key }: { key: string }): Promise<string | null> {
      if (!isProbeKey(key)) throw new AdministrationError(say('cli.doctor.only_probes'))
      const secret = await findSharedSecret(db, LINK_SECRET)
      return secret && createSignedLinks({ secret, baseUrl }).sign(key, probeLink())
    },
  }
}

export type Diagnosis = ReturnType<typeof createDiagnosis>
