import type { Concept } from './concept.ts'

export const EVENT_TYPE: Concept = {
  name: 'an event type',
  adds: [],
  changes: [
    {
      path: 'packages/api/src/schemas/event-names.ts',
      what: 'its name',
      edits: [[`  'import.completed',`, `  'fake.made',\n  'import.completed',`]],
    },
    {
      path: 'packages/api/src/schemas/events.ts',
      what: 'its schema',
      edits: [
        [
          `  'webhook.test': eventOf('WebhookTestEvent'`,
          `  'fake.made': eventOf('FakeMadeEvent', {
    type: 'fake.made',
    description: 'A fake was made',
    data: { fake_id: uuid },
  }),
  'webhook.test': eventOf('WebhookTestEvent'`,
        ],
      ],
    },
  ],
  texts: { 'event.fake.made': 'A fake was made' },
  note: '`recordEvent` in the transaction of the change, and its row in `docs/events.md`',
}
