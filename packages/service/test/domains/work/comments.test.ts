import { describeOnStore } from '../../support/stores.ts'
import { commentsSuite } from './comments-suite.ts'

describeOnStore('comments', commentsSuite)
