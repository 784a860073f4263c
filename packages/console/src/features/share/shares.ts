import { Shares } from '@endcap/client/shares'
import { endcap } from '../../session/session.ts'

export const shares = new Shares(endcap)

/** Most listings of a link. */
export const MAX_SHARED = 200
