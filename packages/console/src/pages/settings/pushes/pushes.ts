import { Shops } from '@endcap/client/shops'
import { endcap } from '../../../session/session.ts'

export const shops = new Shops(endcap)
