import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '../../platform/db/database.ts'

export type SigningKey = { kid: string; privateJwk: JWK; publicJwk: JWK; activeFrom: Date }

export type SigningKeyStore = {
  /** Returns the keys, oldest first. */
  list: () => Promise<SigningKey[]>
  add: (activeFrom: Date) => Promise<SigningKey>
  /** Removes keys superseded before `cutoff`, when all their tokens have expired. */
  removeSuperseded: (cutoff: Date) => Promise<void>
}

/** Creates the store of signing keys. */
export function createSigningKeyStore(db: Db): SigningKeyStore {
  const store: SigningKeyStore = {
    async list() {
      const rows = await db
        .selectFrom('signing_key')
        .selectAll()
        .orderBy('active_from')
        .orderBy('kid')
        .execute()
      return rows.map((row) => ({
        kid: row.kid,
        privateJwk: row.private_jwk as JWK,
        publicJwk: row.public_jwk as JWK,
        activeFrom: row.active_from,
      }))
    },
    async add(activeFrom) {
      const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
      const publicJwk = await exportJWK(publicKey)
      const kid = await calculateJwkThumbprint(publicJwk)
      const key: SigningKey = {
        kid,
        privateJwk: await exportJWK(privateKey),
        publicJwk: { ...publicJwk, kid, alg: 'EdDSA', use: 'sig' },
        activeFrom,
      }
      await db
        .insertInto('signing_key')
        .values({
          kid,
          private_jwk: JSON.stringify(key.privateJwk),
          public_jwk: JSON.stringify(key.publicJwk),
          active_from: activeFrom,
        })
        .execute()
      return key
    },
    async removeSuperseded(cutoff) {
      const keys = await store.list()
      const superseded = keys.filter((_key, index) => {
        const successor = keys[index + 1]
        return successor !== undefined && successor.activeFrom < cutoff
      })
      if (superseded.length === 0) return
      await db
        .deleteFrom('signing_key')
        .where(
          'kid',
          'in',
          superseded.map((key) => key.kid),
        )
        .execute()
    },
  }
  return store
}
