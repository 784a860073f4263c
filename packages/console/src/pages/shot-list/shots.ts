import { ShotList } from '@endcap/client/shot-list'
import { endcap } from '../../session/session.ts'

/** The images that listings lack. */
export const shots = new ShotList(endcap)
