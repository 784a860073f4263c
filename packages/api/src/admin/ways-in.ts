import { z } from 'zod'
import { timestamp, uuid } from '../schemas/fields.ts'
import type { AdminOperation } from './admin-operation.ts'
import { personLink, personName } from './people.ts'
import { linkQuestion, session } from './session.ts'

/** Base64url of WebAuthn. Ids have at most 1,023 bytes. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const credentialId = base64url(1_364)
/** Attestation objects and signatures are shorter. */
const MAX_PART = 16_384
const part = base64url(MAX_PART)

const credentialOf = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object(response),
  })

const newCredential = credentialOf({ clientDataJSON: part, attestationObject: part })
const signedChallenge = credentialOf({
  clientDataJSON: part,
  authenticatorData: part,
  signature: part,
  userHandle: base64url(100).nullish(),
}).meta({ id: 'SignedChallenge' })

const passkeyOptions = z
  .object({
    options: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Options of WebAuthn, for `parse…OptionsFromJSON` of the browser' }),
  })
  .meta({ id: 'PasskeyOptions' })

const passkey = z
  .object({
    passkey_id: uuid,
    name: z.string(),
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' })

const waysIn = z
  .object({
    has_passkeys: z.boolean().meta({ description: 'True if the base address allows passkeys' }),
    passkeys: z.array(passkey),
    recovery_codes: z
      .object({ left: z.int(), created_at: timestamp })
      .nullable()
      .meta({ description: 'Null without a code that is left' }),
    has_company_sign_in: z.boolean().meta({ description: 'True if the person has signed in by OIDC' }),
  })
  .meta({ id: 'WaysIn' })

const newPasskey = z.object({ name: personName, credential: newCredential }).meta({ id: 'NewPasskey' })
const passkeyName = z.strictObject({ name: personName }).meta({ id: 'PasskeyName' })
const passkeyPath = z.object({ passkey_id: z.uuid().transform((id) => id.toLowerCase()) })

const recoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
const recoveryCodeUse = z.object({ code: z.string().min(1).max(100) }).meta({ id: 'RecoveryCodeUse' })

/** Pictures that both devices show. */
export const DEVICE_PICTURES = ['bag', 'bottle', 'box', 'can', 'jar', 'mug', 'shoe', 'tube'] as const
const pictures = z
  .array(z.enum(DEVICE_PICTURES))
  .meta({ description: 'Three pictures that both devices show' })
const deviceLink = personLink.extend({ pictures }).meta({ id: 'DeviceLink' })
const deviceLinkState = z
  .object({
    state: z.enum(['waiting', 'opened', 'ended']).meta({
      description: '`opened`: another device has opened it. `ended`: it is used, expired or replaced',
    }),
  })
  .meta({ id: 'DeviceLinkState' })
const deviceClaim = z
  .object({
    claim: z.string().meta({ description: 'Secret of this device' }),
    pictures,
    expires_at: timestamp,
  })
  .meta({ id: 'DeviceClaim' })
const deviceClaimUse = z.object({ claim: z.string().min(1).max(200) }).meta({ id: 'DeviceClaimUse' })

const opened = { 200: { description: 'The session', schema: session } }
const options = { 200: { description: 'The options', schema: passkeyOptions } }
const changed = { 200: { description: 'The passkey', schema: passkey } }
const REFUSED = 'All refusals are alike, so that none says who exists.'

/** Operations without a session. */
const SIGN_IN_OPERATIONS = {
  beginPasskeySignIn: {
    method: 'POST',
    path: '/console/api/session/passkey-challenge',
    tag: 'Session',
    summary: 'Begin a sign-in with a passkey',
    description: 'The challenge is valid for five minutes, once. 404 where the base address has no passkeys.',
    role: 'nobody',
    answers: options,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/console/api/session/passkey',
    tag: 'Session',
    summary: 'Sign in with a passkey',
    description: REFUSED,
    role: 'nobody',
    request: { body: signedChallenge },
    answers: opened,
    errors: ['SIGN_IN_REFUSED', 'NOT_FOUND', 'SIGNED_OUT', 'RATE_LIMITED'],
  },
  signInWithRecoveryCode: {
    method: 'POST',
    path: '/console/api/session/recovery-code',
    tag: 'Session',
    summary: 'Sign in with a recovery code',
    description: `Uses the code up. ${REFUSED}`,
    role: 'nobody',
    request: { body: recoveryCodeUse },
    answers: opened,
    errors: ['SIGN_IN_REFUSED', 'SIGNED_OUT', 'RATE_LIMITED'],
  },
  claimDeviceLink: {
    method: 'POST',
    path: '/console/api/device-link/claim',
    tag: 'Session',
    summary: 'Open a link on the other device',
    description: 'Only the first device that opens the link gets the claim.',
    role: 'nobody',
    request: { body: linkQuestion },
    answers: { 200: { description: 'The claim', schema: deviceClaim } },
    errors: ['LINK_NOT_VALID', 'RATE_LIMITED'],
  },
  signInWithDevice: {
    method: 'POST',
    path: '/console/api/session/device',
    tag: 'Session',
    summary: 'Sign in on the other device',
    description: '202 until the person has confirmed this device on the one that is signed in.',
    role: 'nobody',
    request: { body: deviceClaimUse },
    answers: { ...opened, 202: { description: 'Not confirmed yet', schema: deviceLinkState } },
    errors: ['LINK_NOT_VALID', 'SIGNED_OUT', 'RATE_LIMITED'],
  },
} as const satisfies Record<string, AdminOperation>

const OWN_OPERATIONS = {
  getWaysIn: {
    method: 'GET',
    path: '/console/api/ways-in',
    tag: 'Session',
    summary: 'Read the ways in of the person',
    description: 'Passkeys, recovery codes, and the sign-in by OIDC.',
    role: 'viewer',
    answers: { 200: { description: 'The ways in', schema: waysIn } },
  },
  beginPasskey: {
    method: 'POST',
    path: '/console/api/passkeys/challenge',
    tag: 'Session',
    summary: 'Begin to add a passkey',
    description: 'The challenge is valid for five minutes, once. 404 where the base address has no passkeys.',
    role: 'viewer',
    answers: options,
    errors: ['NOT_FOUND'],
  },
  addPasskey: {
    method: 'POST',
    path: '/console/api/passkeys',
    tag: 'Session',
    summary: 'Add a passkey',
    description: 'A person has at most 20.',
    role: 'viewer',
    request: { body: newPasskey },
    answers: { 201: { description: 'The passkey', schema: passkey } },
    errors: ['SIGN_IN_REFUSED', 'NOT_FOUND'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/console/api/passkeys/{passkey_id}',
    tag: 'Session',
    summary: 'Rename a passkey',
    description: 'The name is for the person alone.',
    role: 'viewer',
    request: { params: passkeyPath, body: passkeyName },
    answers: changed,
    errors: ['NOT_FOUND'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/console/api/passkeys/{passkey_id}',
    tag: 'Session',
    summary: 'Remove a passkey',
    description: 'The last way in of a person cannot be removed.',
    role: 'viewer',
    request: { params: passkeyPath },
    answers: { 204: { description: 'Removed' } },
    errors: ['NOT_FOUND'],
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/console/api/recovery-codes',
    tag: 'Session',
    summary: 'Make ten recovery codes',
    description: 'Each signs in once. They replace the codes before, and are returned only here.',
    role: 'viewer',
    answers: { 201: { description: 'The codes', schema: recoveryCodes } },
  },
  createDeviceLink: {
    method: 'POST',
    path: '/console/api/device-link',
    tag: 'Session',
    summary: 'Make a link for the other device of the person',
    description: 'It is valid for ten minutes, once, and replaces the one before.',
    role: 'viewer',
    answers: { 201: { description: 'The link', schema: deviceLink } },
  },
  getDeviceLink: {
    method: 'GET',
    path: '/console/api/device-link',
    tag: 'Session',
    summary: 'Read the state of the link for the other device',
    description: 'Says whether another device has opened it.',
    role: 'viewer',
    answers: { 200: { description: 'The state', schema: deviceLinkState } },
  },
  confirmDeviceLink: {
    method: 'POST',
    path: '/console/api/device-link/confirmation',
    tag: 'Session',
    summary: 'Confirm the device that has opened the link',
    description: 'The person has seen the same pictures on both devices.',
    role: 'viewer',
    answers: { 204: { description: 'Confirmed' } },
    errors: ['LINK_NOT_VALID'],
  },
  endDeviceLink: {
    method: 'DELETE',
    path: '/console/api/device-link',
    tag: 'Session',
    summary: 'End the link for the other device',
    description: 'Nobody can use it afterward.',
    role: 'viewer',
    answers: { 204: { description: 'Ended' } },
  },
} as const satisfies Record<string, AdminOperation>

export const WAYS_IN_OPERATIONS = { ...SIGN_IN_OPERATIONS, ...OWN_OPERATIONS } as const

export type NewCredential = z.output<typeof newCredential>
export type SignedChallenge = z.output<typeof signedChallenge>
export type Passkey = z.output<typeof passkey>
export type WaysIn = z.output<typeof waysIn>
export type DevicePicture = (typeof DEVICE_PICTURES)[number]
export type DeviceLinkState = z.output<typeof deviceLinkState>
