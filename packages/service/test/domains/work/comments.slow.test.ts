import { describeOnEmbedded } from '../../support/stores.ts'
import { commentsSuite } from './comments-suite.ts'

describeOnEmbedded('comments', commentsSuite)
