/** Ids in the examples. */
export const EXAMPLE_IDS = {
  pdp: '019a9d2e-69f2-7d61-8b0a-51c3f2a97d10',
  hero: '019a9d2e-6a10-7c3b-9f1e-0c8a5d2b7e41',
  nutrition: '019a9d2e-6a11-7e02-a1c4-2f6b8d9e0a53',
  batch: '019a9d31-0c44-7f0e-8d55-2f6f1f0a9b10',
  idea: '019a9d31-7b02-7a61-b3cf-91d0c4e8a7f3',
  child: '019a9d31-2a71-7d3c-9b0e-5a1d7c9f4e22',
  draft: '019a9d31-8f10-7b52-9c04-6ad1e5b2f933',
  event: '019a9d2e-7c05-7a3e-9d61-8b2f40c7e915',
  endpoint: '019a9d40-1c55-7b20-8a9e-03f4d6b1c872',
  upload: '019a9d33-20c8-7d94-a6e1-4b7f0c95d218',
  import: '019a9d34-51d2-7c07-9b3f-e80a6d41c7b5',
  auditEvent: '019a9d36-1b84-7c11-8f3d-2e5a7b90c6d8',
  person: '019a9d01-3c77-7b05-9a42-6f1d8e20b7c3',
  correction: '019a9d34-5b17-7f20-8d3c-7e6a1b90c4d2',
  taughtVersion: '019a9d38-2c91-7a64-b0e7-4f1d6a83c52e',
} as const
