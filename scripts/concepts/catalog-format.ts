import { addToList, type Concept } from './concept.ts'

const FORMATS = 'packages/catalog-files/src/formats'
const TEST = 'packages/catalog-files/test'

export const CATALOG_FORMAT: Concept = {
  name: 'a catalog format',
  adds: [
    {
      path: `${FORMATS}/fake.ts`,
      content: `import { type Format, names } from './format.ts'

/** Files of a fake system. */
export const FAKE: Format = {
  format: 'fake',
  title: 'a fake file',
  signature: [['fake_key'], ['fake_front']],
  columns: { id: names('fake_key'), name: names('fake_name'), hero_image: names('fake_front') },
  lists: {},
}
`,
    },
    {
      path: `${TEST}/fixtures/fake.csv`,
      content: 'fake_key,fake_name,fake_front\nF-1,Fake,https://cdn.example.com/f1.jpg\n',
    },
  ],
  changes: [
    addToList(`${FORMATS}/formats.ts`, {
      importLine: `import { FAKE } from './fake.ts'`,
      entry: 'FAKE',
      end: ']\n\nconst KNOWN_NAMES',
    }),
    {
      path: `packages/catalog-files/src/format-names.ts`,
      what: 'its name',
      edits: [[`  'other',`, `  'fake',\n  'other',`]],
    },
    {
      path: `${TEST}/formats.test.ts`,
      what: 'the products of the fixture',
      edits: [
        [
          'const FIXTURES: Record<string, Expected> = {\n',
          `const FIXTURES: Record<string, Expected> = {\n  'fake.csv': ['fake csv utf-8 , 1', ['2 id:F-1 f1.jpg']],\n`,
        ],
      ],
    },
  ],
  texts: { 'console.imports.format.fake': 'Fake file' },
  note: 'Its row in `docs/imports.md`',
}
