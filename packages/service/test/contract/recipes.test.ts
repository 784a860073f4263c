import { describe } from 'node:test'
import { recipesSuite } from './recipes-suite.ts'

// The slow suite makes images with Spark too.
describe('a recipe of the client', () => recipesSuite(['spark']))
