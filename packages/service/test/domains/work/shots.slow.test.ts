import { describeOnEmbedded } from '../../support/stores.ts'
import { shotsSuite } from './shots-suite.ts'

describeOnEmbedded('shots', shotsSuite)
