import { describeOnStore } from '../../support/stores.ts'
import { setImagesSuite } from './set-images-suite.ts'

describeOnStore('setting the images of a PDP', setImagesSuite)
