import { describeOnStore } from '../../support/stores.ts'
import { trashSuite } from './trash-suite.ts'

describeOnStore('the trash', trashSuite)
