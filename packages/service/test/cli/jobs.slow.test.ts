import { describeOnEmbedded } from '../support/stores.ts'
import { jobsSuite } from './jobs-suite.ts'

describeOnEmbedded('endcap jobs', jobsSuite)
