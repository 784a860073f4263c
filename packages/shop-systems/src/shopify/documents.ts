import { z } from 'zod'

/** Media of a product at most, which is the limit of Shopify. */
export const MOST_MEDIA = 250
const MOST_VARIANTS = 100

export const ACCESS = 'query { shop { name } currentAppInstallation { accessScopes { handle } } }'
export const access = z.object({
  shop: z.object({ name: z.string() }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

const media = z.object({
  id: z.string(),
  alt: z.string().nullable(),
  mediaContentType: z.string(),
  image: z.object({ url: z.string() }).nullish(),
})
export const PRODUCT = `query ($id: ID!, $cursor: String) {
  product(id: $id) {
    title
    media(first: ${MOST_MEDIA}) {
      pageInfo { hasNextPage }
      nodes { id alt mediaContentType ... on MediaImage { image { url } } }
    }
    variants(first: ${MOST_VARIANTS}, after: $cursor) {
      pageInfo { hasNextPage endCursor }
      nodes { media(first: 1) { nodes { id } } }
    }
  }
}`
export const product = z.object({
  product: z
    .object({
      title: z.string(),
      media: z.object({ pageInfo: z.object({ hasNextPage: z.boolean() }), nodes: z.array(media) }),
      variants: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
        nodes: z.array(z.object({ media: z.object({ nodes: z.array(z.object({ id: z.string() })) }) })),
      }),
    })
    .nullable(),
})

const userErrors = z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string() }))

export const STAGE = `mutation ($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { field message }
  }
}`
export const stage = z.object({
  stagedUploadsCreate: z.object({
    stagedTargets: z
      .array(
        z.object({
          url: z.string(),
          resourceUrl: z.string(),
          parameters: z.array(z.object({ name: z.string(), value: z.string() })),
        }),
      )
      .nullable(),
    userErrors,
  }),
})
export type StagedTarget = NonNullable<z.infer<typeof stage>['stagedUploadsCreate']['stagedTargets']>[number]

export const FIND_FILE = `query ($query: String!) {
  files(first: 1, query: $query) { nodes { id fileStatus } }
}`
const file = z.object({ id: z.string(), fileStatus: z.string() })
export const findFile = z.object({ files: z.object({ nodes: z.array(file) }) })

export const CREATE_FILE = `mutation ($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id fileStatus } userErrors { field message } }
}`
export const createFile = z.object({
  fileCreate: z.object({ files: z.array(file).nullable(), userErrors }),
})

export const FILES = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on MediaImage { id fileStatus fileErrors { code message } } }
}`
export const files = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        fileStatus: z.string(),
        fileErrors: z.array(z.object({ code: z.string(), message: z.string() })),
      })
      .nullable(),
  ),
})

export const UPDATE_FILES = `mutation ($files: [FileUpdateInput!]!) {
  fileUpdate(files: $files) { files { id } userErrors { field message } }
}`
export const updateFiles = z.object({ fileUpdate: z.object({ userErrors }) })

export const REORDER = `mutation ($id: ID!, $moves: [MoveInput!]!) {
  productReorderMedia(id: $id, moves: $moves) { job { id } mediaUserErrors { field message } }
}`
export const reorder = z.object({
  productReorderMedia: z.object({
    job: z.object({ id: z.string() }).nullable(),
    mediaUserErrors: userErrors,
  }),
})

export const JOB = 'query ($id: ID!) { job(id: $id) { done } }'
export const job = z.object({ job: z.object({ done: z.boolean() }).nullable() })
