const DESCRIPTION = `
Scores the images of product listings from 0 to 100, with reasons and recommendations.

Work is asynchronous: a submission returns before its images are scored. Poll its address until the status is terminal.
Get an access token from \`POST /auth/token\` and send it as \`Authorization: Bearer …\`.

Unknown fields and query parameters are ignored and named in the header \`Endcap-Ignored-Fields\`. With
\`Prefer: handling=strict\` they are refused with 422 \`VALIDATION_ERROR\`.

Every failed request below \`/v1\` answers with an Error object; switch on its \`error_code\`. In addition to the
statuses of each operation there are 404 \`NOT_FOUND\` (unknown address), 405 \`METHOD_NOT_ALLOWED\` and, for input that
is not a valid HTTP request, 400 \`MALFORMED_REQUEST\`, 408 \`REQUEST_TIMEOUT\` and 431 \`HEADERS_TOO_LARGE\`.
`.trim()

const TAGS = [
  { name: 'Listings by id', description: 'Listings under your own ids' },
  { name: 'Listings by GTIN', description: 'Listings under their GTIN' },
  { name: 'Listings by ASIN', description: 'Listings on a storefront' },
  {
    name: 'Listings',
    description: 'All listings, however they were submitted: lists, explanations, history',
  },
  { name: 'Families', description: 'Variants of one product' },
  { name: 'Drafts', description: 'What-if: the score of a listing that is not stored' },
  { name: 'Images', description: 'Single images' },
  { name: 'Spark', description: 'Better images and ideas' },
  { name: 'Bulk changes', description: 'Changes of many listings, with undo' },
  { name: 'Work', description: 'Pictures to make: who makes them until when, and their review' },
  { name: 'Imports', description: 'Catalog files' },
  { name: 'Audit', description: 'Who did what' },
  { name: 'Corrections', description: 'Your word against a measurement' },
  { name: 'Facts', description: 'Your own numbers, texts and flags about images' },
  { name: 'Acceptance', description: 'Who accepts images, by which rules, and your own versions of them' },
  { name: 'Rubrics', description: 'The rules of the scores, and your own versions of them' },
  { name: 'Teaching', description: 'What Endcap learns from your corrections of asset types' },
  { name: 'Shares', description: 'Links for outsiders without an account' },
  { name: 'Events', description: 'What has changed: by page, and as a stream' },
  { name: 'Goals', description: 'Shares of the listings to reach by a day' },
  { name: 'Live checks', description: 'Whether shops show what was sent' },
  { name: 'Outcomes', description: 'Results of tests beside scores' },
  { name: 'Shops', description: 'Pictures of listings in your shop, with roll back' },
  { name: 'Rivals', description: 'Listings of others as a benchmark' },
  { name: 'Views', description: 'Saved views of the list of listings' },
  { name: 'Webhooks', description: 'Addresses that are called with events' },
  { name: 'Webhook events', description: 'Requests that webhook endpoints receive' },
  { name: 'Categories', description: 'The product taxonomy' },
  { name: 'Retailers', description: 'Supported retailers and their regions' },
  { name: 'Access', description: 'Access tokens' },
  { name: 'Health', description: 'For operators, without a token' },
]

/** Document parts outside operations. `tokenUrl` is the URL of `POST /auth/token`. */
export const documentOf = ({ version, tokenUrl }: { version: string; tokenUrl: string }) => ({
  info: {
    title: 'Endcap',
    version,
    description: DESCRIPTION,
    contact: { name: 'The operator of this service' },
    license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  },
  tags: TAGS,
  components: {
    securitySchemes: {
      oauth2: {
        type: 'oauth2' as const,
        description: 'Lets tools request the token',
        flows: {
          clientCredentials: {
            tokenUrl,
            scopes: {
              read: 'Read everything',
              submit: 'Also submit, change and delete',
              admin: 'Also manage credentials and read the audit log',
            },
          },
        },
      },
      // Last, because it wins in clients that send every scheme, and some send OAuth tokens without `Bearer`.
      accessToken: {
        type: 'http' as const,
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'A token of POST /auth/token',
      },
    },
  },
})
