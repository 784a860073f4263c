import type { Db } from '../../../platform/db/database.ts'
import type { PdpKey } from './pdp.ts'
import {
  findPdp,
  findPdpById,
  findPdpByImage,
  findPdpWithImages,
  listPdpImages,
  lockPdp,
} from './pdp-reads.ts'
import {
  amendPdp,
  completePdp,
  describePdpImages,
  failPdp,
  insertPdp,
  movePdp,
  rememberSubmission,
  restartPdp,
  savePdpImages,
  setPdpBrand,
  setPdpTags,
  updatePdp,
} from './pdp-writes.ts'

/** Accepts executors to join the caller's transaction. */
export function createPdpStore(db: Db) {
  return {
    find: (key: PdpKey) => findPdp(db, key),
    findWithImages: (key: PdpKey) => findPdpWithImages(db, key),
    findById: findPdpById,
    findByImage: (imageId: string) => findPdpByImage(db, imageId),
    lock: lockPdp,
    images: listPdpImages,
    insert: insertPdp,
    update: updatePdp,
    amend: amendPdp,
    describeImages: describePdpImages,
    saveImages: savePdpImages,
    remember: rememberSubmission,
    restart: restartPdp,
    complete: completePdp,
    fail: failPdp,
    setTags: setPdpTags,
    setBrand: setPdpBrand,
    move: movePdp,
  }
}

export type PdpStore = ReturnType<typeof createPdpStore>
