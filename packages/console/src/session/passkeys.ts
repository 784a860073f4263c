/** Returns whether this browser has passkeys, with options as JSON. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Lets the browser make a passkey. @throws DOMException if the person or the browser refuses */
export async function createPasskey(options: Record<string, unknown>): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return asJson(await navigator.credentials.create({ publicKey }))
}

/** Lets the person choose a passkey, and signs with it. @throws DOMException if there is none */
export async function usePasskey(options: Record<string, unknown>): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return asJson(await navigator.credentials.get({ publicKey }))
}

/** Returns true for a refusal by the person or the browser, which does not say which. */
export const isPasskeyRefusal = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)

/** Returns true if the device has a passkey of the person already. */
export const hasPasskeyAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  return credential.toJSON()
}
