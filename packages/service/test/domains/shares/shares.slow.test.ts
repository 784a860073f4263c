import { describeOnEmbedded, describeOnStore } from '../../support/stores.ts'
import { sharesSuite } from './shares-suite.ts'

describeOnEmbedded('links for outsiders', sharesSuite)
describeOnStore('links for outsiders, guessed often', (store) => sharesSuite(store, 10_000))
