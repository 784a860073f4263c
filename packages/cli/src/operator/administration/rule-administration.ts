import {
  exportPack,
  type GivenPack,
  installPack,
  ownPublisher,
  type PackChange,
  previewPack,
  rollBackPack,
} from '@endcap/service/domains/acceptance/install-pack'
import { listPacks } from '@endcap/service/domains/acceptance/pack-store'
import type { RulePack } from '@endcap/service/domains/acceptance/rule-pack'
import type { Db } from '@endcap/service/platform/db/database'

/** Returns the administrative operations on rule packs. */
export function createRuleAdministration({ db }: { db: Db }) {
  return {
    exportRules: (_input: object): Promise<RulePack> => exportPack(db, new Date().toISOString().slice(0, 10)),
    previewRules: (given: GivenPack): Promise<PackChange[]> => previewPack(db, given),
    importRules: async (given: GivenPack): Promise<{ version: number }> => ({
      version: await installPack(db, given),
    }),
    rollBackRules: async ({ version }: { version: number }): Promise<{ version: number }> => {
      await rollBackPack(db, version)
      return { version }
    },
    listRules: async (_input: object) => ({
      publisher: await ownPublisher(db),
      packs: (await listPacks(db)).map(({ installedAt, isActive, ...pack }) => ({
        ...pack,
        installed_at: installedAt.toISOString(),
        is_active: isActive,
      })),
    }),
  }
}
