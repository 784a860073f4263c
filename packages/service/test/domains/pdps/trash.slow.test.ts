import { describeOnEmbedded } from '../../support/stores.ts'
import { trashSuite } from './trash-suite.ts'

describeOnEmbedded('the trash', trashSuite)
