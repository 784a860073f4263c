import { describeOnEmbedded } from '../../support/stores.ts'
import { setImagesSuite } from './set-images-suite.ts'

describeOnEmbedded('setting the images of a PDP', setImagesSuite)
