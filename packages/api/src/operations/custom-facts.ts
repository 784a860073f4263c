import { z } from 'zod'
import { CUSTOM_FACTS_EXAMPLE, CUSTOM_FACTS_RESULT_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import {
  customFacts,
  customFactsDeletion,
  customFactsList,
  customFactsRequest,
  customFactsResult,
  factNamespace,
  MAX_NAMESPACES,
} from '../schemas/custom-facts.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { imagePath } from './paths.ts'

/** Names outside the pattern match nothing, except in a `PUT`. */
const namespacePath = z.object({
  image_id: uuidInPath(EXAMPLE_IDS.hero),
  namespace: z
    .string()
    .meta({ description: 'Name of a group of facts', example: CUSTOM_FACTS_EXAMPLE.namespace }),
})

export const putCustomFacts = defineOperation({
  id: 'putCustomFacts',
  method: 'PUT',
  path: '/v1/images/{image_id}/facts/{namespace}',
  tag: 'Facts',
  summary: 'Store your own facts about an image',
  description:
    'Replaces the facts of the namespace. They belong to the content of the image, so every image and listing ' +
    'of your organization with the same content has them. Listings are scored again at once, without an ' +
    `analysis, if a rubric in force reads a fact that changed. A content has at most ${MAX_NAMESPACES} namespaces.`,
  request: {
    params: z.object({ image_id: uuidInPath(EXAMPLE_IDS.hero), namespace: factNamespace }),
    body: customFactsRequest,
  },
  answers: {
    200: {
      description: 'The facts, and the new scores',
      schema: customFactsResult,
      example: CUSTOM_FACTS_RESULT_EXAMPLE,
    },
    201: {
      description: 'The first facts of the namespace, and the new scores',
      schema: customFactsResult,
      example: { ...CUSTOM_FACTS_RESULT_EXAMPLE, version: 1 },
    },
  },
  errors: ['FACTS_CHANGED', 'IMAGE_NOT_FOUND', 'QUOTA_EXCEEDED', 'VALIDATION_ERROR'],
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const getCustomFacts = defineOperation({
  id: 'getCustomFacts',
  method: 'GET',
  path: '/v1/images/{image_id}/facts/{namespace}',
  tag: 'Facts',
  summary: 'Read your own facts about an image',
  description: 'Returns the facts of one namespace with their version.',
  request: { params: namespacePath },
  answers: { 200: { description: 'The facts', schema: customFacts, example: CUSTOM_FACTS_EXAMPLE } },
  errors: ['FACTS_NOT_FOUND', 'IMAGE_NOT_FOUND'],
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const listCustomFacts = defineOperation({
  id: 'listCustomFacts',
  method: 'GET',
  path: '/v1/images/{image_id}/facts',
  tag: 'Facts',
  summary: 'List your own facts about an image',
  description: 'Returns all namespaces of the content of the image.',
  request: { params: imagePath },
  answers: {
    200: {
      description: 'All namespaces',
      schema: customFactsList,
      example: { data: [CUSTOM_FACTS_EXAMPLE] },
    },
  },
  errors: ['IMAGE_NOT_FOUND'],
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const deleteCustomFacts = defineOperation({
  id: 'deleteCustomFacts',
  method: 'DELETE',
  path: '/v1/images/{image_id}/facts/{namespace}',
  tag: 'Facts',
  summary: 'Delete your own facts about an image',
  description:
    'Deletes the namespace from the content of the image, and scores listings again as `PUT` does. Facts that ' +
    'are stored again later start with version 1.',
  request: { params: namespacePath, query: customFactsDeletion },
  answers: { 204: { description: 'Deleted' } },
  errors: ['FACTS_CHANGED', 'FACTS_NOT_FOUND', 'IMAGE_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'IMAGE_NOT_FOUND',
})
