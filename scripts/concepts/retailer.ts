import type { Concept } from './concept.ts'

const RULES = {
  target: 'fake',
  sources: {
    page: { title: 'Fake', url: 'https://fake.example', official: true, date: null, read: '2026-11' },
  },
  rules: [
    {
      id: 'size',
      images: 'all',
      measure: 'width_px',
      operator: '>=',
      value: 500,
      unit: 'px',
      severity: 'hard',
      sources: ['page'],
    },
  ],
}

export const RETAILER: Concept = {
  name: 'a retailer, a channel or a storefront',
  adds: [
    { path: 'packages/catalog/retailer-rules/fake.json', content: `${JSON.stringify(RULES, null, 2)}\n` },
  ],
  changes: [
    {
      path: 'packages/catalog/src/retailers/targets.ts',
      what: 'its row',
      edits: [
        [
          'export const TARGETS: readonly Target[] = [\n',
          `export const TARGETS: readonly Target[] = [\n  shop('fake', 'Fake', { us: 'www.fake.example' }),\n`,
        ],
      ],
    },
    {
      path: 'packages/catalog/src/retailers/retailers.ts',
      what: 'the row of a storefront',
      edits: [
        [
          'const ROWS: readonly Row[] = [\n',
          `const ROWS: readonly Row[] = [
  marketplace('fi', 'www.amazon.fi.example', 'fi-FI', 'eu', 'AFAKEFAKEFAKE'),
`,
        ],
      ],
    },
  ],
  note: '[docs/acceptance.md](docs/acceptance.md) has the rules',
}
