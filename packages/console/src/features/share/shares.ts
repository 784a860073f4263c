import { Shares } from '@endcap/client/shares'
import { currentSession, endcap, seesAll } from '../../session/session.ts'
import { say } from '../../words/say.ts'

export const shares = new Shares(endcap)

/** Most listings of a link. */
export const MAX_SHARED = 200

/** Says why this person makes no links, or false for one who does. */
export const shareRefusal = (): string | false =>
  currentSession().can.edit ? !seesAll() && say('console.share.limited') : say('console.share.viewers')
