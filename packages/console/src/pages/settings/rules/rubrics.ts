import { Rubrics } from '@endcap/client/rubrics'
import { endcap } from '../../../session/session.ts'

export const rubrics = new Rubrics(endcap)
