import { describeOnEmbedded } from '../../support/stores.ts'
import { answersSuite } from './answers-suite.ts'

describeOnEmbedded('answers', answersSuite)
