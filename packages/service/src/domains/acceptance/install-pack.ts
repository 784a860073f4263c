import { isDeepStrictEqual } from 'node:util'
import { findTarget, TARGETS } from '@endcap/catalog'
import type { AcceptanceRule, RuleSet } from '@endcap/catalog/retailer-rules'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { sharedSecret } from '../../platform/db/shared-secret.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { activatePack, addPack } from './pack-store.ts'
import { keyOfSeed, openPack, publisherOf, type RulePack, signPack } from './rule-pack.ts'
import { baseRules } from './rules-of.ts'

const SECRET = 'rule-packs'

/** What a pack changes in the rules of a target. */
export type PackChange = { target: string; added: number; changed: number; removed: number }

/** A pack that the operator was given. `publisher` is a key that the operator trusts besides the own one. */
export type GivenPack = { pack: unknown; publisher: string | null }

/** Returns the public key by which other installations trust packs of this one. */
export const ownPublisher = async (db: Db): Promise<string> => publisherOf(await ownKey(db))

/** Returns the rules of all targets in force, without those of organizations, signed by this installation. */
export async function exportPack(db: Db, issued: string): Promise<RulePack> {
  const sets = await Promise.all(TARGETS.map(({ id }) => baseRules(db, id)))
  return signPack({ issued, targets: sets.filter((set) => set !== null) }, await ownKey(db))
}

/** Returns what a pack would change. @throws DomainError VALIDATION_ERROR */
export async function previewPack(db: Db, given: GivenPack): Promise<PackChange[]> {
  const { rules } = await open(db, given)
  const changes = await Promise.all(
    rules.targets.map(async (set) => compare(await baseRules(db, set.target), set)),
  )
  return changes.filter(({ added, changed, removed }) => added + changed + removed > 0)
}

/** Installs a pack. Returns its version. @throws DomainError VALIDATION_ERROR */
export async function installPack(db: Db, given: GivenPack): Promise<number> {
  const pack = await open(db, given)
  return db.transaction().execute(async (trx) => {
    const version = await addPack(trx, pack)
    const details = { version, publisher: pack.publisher, issued: pack.rules.issued }
    await recordAudit(trx, 'rule_pack.installed', { organizationId: null, subject: null, details })
    return version
  })
}

/** Returns to a pack, or to the rules of the release (0). @throws DomainError VALIDATION_ERROR */
export async function rollBackPack(db: Db, version: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await activatePack(trx, version)))
      throw new DomainError('VALIDATION_ERROR', `there is no rule pack ${version}`)
    const details = { version }
    await recordAudit(trx, 'rule_pack.activated', { organizationId: null, subject: null, details })
  })
}

async function open(db: Db, { pack, publisher }: GivenPack): Promise<RulePack> {
  const trusted = [await ownPublisher(db), ...(publisher === null ? [] : [publisher])]
  const opened = openPack(pack, trusted)
  const unknown = opened.rules.targets.find(({ target }) => !findTarget(target))
  if (unknown)
    throw new DomainError('VALIDATION_ERROR', `the file has rules of "${unknown.target}", which is unknown`)
  return opened
}

const ownKey = async (db: Db) => keyOfSeed(await sharedSecret(db, SECRET))

function compare(before: RuleSet | null, after: RuleSet): PackChange {
  const known = new Map(before?.rules.map((rule) => [rule.id, rule]))
  const stated = (rule: AcceptanceRule, { sources }: RuleSet) => ({
    ...rule,
    sources: rule.sources.map((name) => sources[name]),
  })
  const added = after.rules.filter(({ id }) => !known.has(id))
  const changed = after.rules.filter((rule) => {
    const old = known.get(rule.id)
    return before && old && !isDeepStrictEqual(stated(old, before), stated(rule, after))
  })
  const kept = after.rules.length - added.length
  return {
    target: after.target,
    added: added.length,
    changed: changed.length,
    removed: (before?.rules.length ?? 0) - kept,
  }
}
