import { describeOnStore } from '../../support/stores.ts'
import { shotsSuite } from './shots-suite.ts'

describeOnStore('shots', shotsSuite)
