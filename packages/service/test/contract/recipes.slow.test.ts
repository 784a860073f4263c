import { describe } from 'node:test'
import { recipesSuite } from './recipes-suite.ts'

describe('a recipe of the client', () => recipesSuite())
