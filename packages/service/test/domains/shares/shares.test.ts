import { describeOnStore } from '../../support/stores.ts'
import { sharesSuite } from './shares-suite.ts'

describeOnStore('links for outsiders', sharesSuite)
