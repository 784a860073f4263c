import type { AcceptanceReport } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { at } from '../../base.ts'

export type Refused = AcceptanceReport['certified']['examples'][number]
type Fix = Refused['fix']

/** Paths below a listing's page. */
const PLACES: Record<Fix, string> = {
  swap: '/composer',
  leave_out: '/composer',
  crop: '',
  whiten: '',
  original: '',
  spark: '/spark',
  shoot: '',
}

/** Returns the page on which a listing is fixed. */
export const fixAddress = ({ pdp_id: id, fix }: Pick<Refused, 'pdp_id' | 'fix'>): string =>
  at(`listings/${id}${PLACES[fix]}`)

/** Says what a fix does to so many listings. */
export const FIX_TEXTS = {
  swap: 'console.accepted.way_swap',
  leave_out: 'console.accepted.way_leave_out',
  crop: 'console.accepted.way_crop',
  whiten: 'console.accepted.way_whiten',
  original: 'console.accepted.way_original',
  spark: 'console.accepted.way_spark',
  shoot: 'console.accepted.way_shoot',
} as const satisfies Record<Fix, MessageId>

/** Words of buttons. */
export const FIX_BUTTONS = {
  swap: 'console.accepted.do_swap',
  leave_out: 'console.accepted.do_leave_out',
  crop: 'console.accepted.do_crop',
  whiten: 'console.accepted.do_whiten',
  original: 'console.accepted.do_open',
  spark: 'console.accepted.do_spark',
  shoot: 'console.accepted.do_open',
} as const satisfies Record<Fix, MessageId>
