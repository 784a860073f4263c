import { describeOnStore } from '../../support/stores.ts'
import { answersSuite } from './answers-suite.ts'

describeOnStore('answers', answersSuite)
