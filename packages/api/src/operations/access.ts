import { z } from 'zod'
import { defineOperation } from '../openapi/operation.ts'
import {
  CREDENTIAL_EXAMPLE,
  credentialList,
  credentialRotation,
  credentialWithSecret,
  me,
  newCredential,
} from '../schemas/credentials.ts'

const ORGANIZATION_ID = '019a9d2e-5f00-7a51-9c33-8a1f0e6d2b10'

const clientPath = z.object({
  client_id: z.string().meta({ description: 'Id of the credential', example: CREDENTIAL_EXAMPLE.client_id }),
})

const secretAnswer = (description: string) => ({
  description,
  schema: credentialWithSecret,
  example: {
    ...CREDENTIAL_EXAMPLE,
    client_secret: 'ecs_…',
    organization_id: ORGANIZATION_ID,
    audience: 'https://api.example.com',
    token_url: 'https://api.example.com/auth/token',
  },
})

export const getMe = defineOperation({
  id: 'getMe',
  method: 'GET',
  path: '/v1/me',
  tag: 'Access',
  summary: 'Read who you are',
  description: 'Returns the organization of the token, whose it is, and what it allows.',
  answers: {
    200: {
      description: 'The caller',
      schema: me,
      example: {
        organization_id: ORGANIZATION_ID,
        organization_name: 'Tidefizz',
        kind: 'credential',
        client_id: 'ec_9f2b7c41d0e84a6f',
        access: 'submit',
        retailer: 'walmart_us',
        tag: null,
        scopes: ['read', 'submit'],
        integration_ids: [],
      },
    },
  },
  limits: 'none',
})

export const createCredential = defineOperation({
  id: 'createCredential',
  method: 'POST',
  path: '/v1/credentials',
  tag: 'Access',
  summary: 'Create a credential',
  description:
    'Creates a client with no more rights than it needs: `access` limits what it does, `retailer` and `tag` ' +
    'the listings that it sees. Only this answer has the secret. Unknown fields are refused.',
  request: { body: newCredential },
  answers: { 201: secretAnswer('Created') },
  errors: ['INVALID_RETAILER', 'TOO_MANY_CREDENTIALS', 'VALIDATION_ERROR'],
  needs: 'admin',
})

export const listCredentials = defineOperation({
  id: 'listCredentials',
  method: 'GET',
  path: '/v1/credentials',
  tag: 'Access',
  summary: 'List credentials',
  description: 'Returns all credentials of your organization without their secrets, the oldest first.',
  answers: {
    200: {
      description: 'The credentials',
      schema: credentialList,
      example: { data: [CREDENTIAL_EXAMPLE] },
    },
  },
  needs: 'admin',
})

export const rotateCredentialSecret = defineOperation({
  id: 'rotateCredentialSecret',
  method: 'POST',
  path: '/v1/credentials/{client_id}/rotate-secret',
  tag: 'Access',
  summary: 'Replace the secret of a credential',
  description:
    'Both secrets work for `overlap_hours`. The body is optional. Only this answer has the new secret.',
  request: { params: clientPath, body: credentialRotation.nullish() },
  answers: { 200: secretAnswer('The credential with its new secret') },
  errors: ['CREDENTIAL_NOT_FOUND'],
  malformedPath: 'CREDENTIAL_NOT_FOUND',
  needs: 'admin',
})

export const disableCredential = defineOperation({
  id: 'disableCredential',
  method: 'DELETE',
  path: '/v1/credentials/{client_id}',
  tag: 'Access',
  summary: 'Disable a credential',
  description: 'Its tokens end within 30 seconds. It stays in the list.',
  request: { params: clientPath },
  answers: { 204: { description: 'Disabled' } },
  errors: ['CREDENTIAL_NOT_FOUND'],
  malformedPath: 'CREDENTIAL_NOT_FOUND',
  needs: 'admin',
})
