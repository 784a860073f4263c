import { useLanguage } from '../src/words/say.ts'

// Texts are written in English in a file of tests that imports this one.
await useLanguage('en')
