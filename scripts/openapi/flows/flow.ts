/** Service and input of a flow. The programs of other languages read it from the environment. */
export type Settings = {
  baseUrl: string
  credential: { client_id: string; client_secret: string; audience: string; organization: string }
  /** Listing of the storefront. */
  asin: string
  /** File to upload. */
  image: Uint8Array<ArrayBuffer>
}

/** Values that a generated client has read from the answers of the flow. */
export type Outcome = {
  score: number | null
  upload: { sha256: string; url: string }
  listed: number | null | undefined
  event: { type: 'pdp.scored'; score: number; cause: string | null | undefined } | undefined
  explained: number
  drafted: number | null
  /** Status of a read after the listing was deleted. */
  deleted: number | undefined
}

/** Address of the service for clients that read it from a variable. */
export const service = { baseUrl: '' }

/** Calls `read` until `isFinal` accepts what it returns. */
export async function poll<Value>(
  read: () => Promise<Value>,
  isFinal: (value: Value) => boolean,
): Promise<Value> {
  for (let reads = 0; reads < 1200; reads++) {
    const value = await read()
    if (isFinal(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the listing is still being processed after two minutes')
}
