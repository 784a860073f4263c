import type { Concept } from './concept.ts'

export const RETAILER: Concept = {
  name: 'a retailer or a storefront',
  adds: [],
  changes: [
    {
      path: 'packages/catalog/src/retailers/retailers.ts',
      what: 'its row',
      edits: [
        [
          'const ROWS: readonly Row[] = [\n',
          `const ROWS: readonly Row[] = [
  marketplace('fi', 'www.amazon.fi.example', 'fi-FI', 'eu', 'AFAKEFAKEFAKE'),
  other('fake', 'Fake', 'us', 'www.fake.example', GROCER),
`,
        ],
      ],
    },
  ],
}
