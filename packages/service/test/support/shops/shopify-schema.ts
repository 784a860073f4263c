import type { SchemaOf } from './graphql.ts'

const connection = (node: string): SchemaOf => ({
  [`${node}Connection`]: { nodes: { type: node }, pageInfo: { type: 'PageInfo' } },
})

/** The part of Shopify's Admin GraphQL schema (2026-10) that the fake serves. */
export const SCHEMA: SchemaOf = {
  QueryRoot: {
    shop: { type: 'Shop' },
    currentAppInstallation: { type: 'AppInstallation' },
    product: { args: ['id'], type: 'Product' },
    files: { args: ['first', 'query'], type: 'FileConnection' },
    nodes: { args: ['ids'], type: 'Node' },
    job: { args: ['id'], type: 'Job' },
  },
  Mutation: {
    stagedUploadsCreate: { args: ['input'], type: 'StagedUploadsCreatePayload' },
    fileCreate: { args: ['files'], type: 'FileCreatePayload' },
    fileUpdate: { args: ['files'], type: 'FileUpdatePayload' },
    productReorderMedia: { args: ['id', 'moves'], type: 'ProductReorderMediaPayload' },
  },
  Shop: { name: {} },
  AppInstallation: { accessScopes: { type: 'AccessScope' } },
  AccessScope: { handle: {} },
  Product: {
    id: {},
    title: {},
    media: { args: ['first', 'after'], type: 'MediaConnection' },
    variants: { args: ['first', 'after'], type: 'ProductVariantConnection' },
  },
  ProductVariant: { id: {}, media: { args: ['first'], type: 'MediaConnection' } },
  Media: { id: {}, alt: {}, mediaContentType: {}, status: {} },
  MediaImage: { id: {}, image: { type: 'Image' }, fileStatus: {}, fileErrors: { type: 'FileError' } },
  Image: { url: {} },
  File: { id: {}, alt: {}, fileStatus: {} },
  FileError: { code: {}, message: {} },
  Node: { id: {} },
  Job: { id: {}, done: {} },
  PageInfo: { hasNextPage: {}, endCursor: {} },
  UserError: { field: {}, message: {} },
  StagedUploadsCreatePayload: {
    stagedTargets: { type: 'StagedMediaUploadTarget' },
    userErrors: { type: 'UserError' },
  },
  StagedMediaUploadTarget: { url: {}, resourceUrl: {}, parameters: { type: 'StagedUploadParameter' } },
  StagedUploadParameter: { name: {}, value: {} },
  FileCreatePayload: { files: { type: 'File' }, userErrors: { type: 'UserError' } },
  FileUpdatePayload: { files: { type: 'File' }, userErrors: { type: 'UserError' } },
  ProductReorderMediaPayload: { job: { type: 'Job' }, mediaUserErrors: { type: 'UserError' } },
  ...connection('Media'),
  ...connection('ProductVariant'),
  ...connection('File'),
}
