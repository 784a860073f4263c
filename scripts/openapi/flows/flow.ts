/** Input of a flow. Other languages read it from the environment. */
export type Settings = {
  baseUrl: string
  credential: { client_id: string; client_secret: string; audience: string; organization: string }
  asin: string
  /** File to upload. */
  image: Uint8Array<ArrayBuffer>
}

/** Values read from responses. */
export type Outcome = {
  score: number | null
  upload: { sha256: string; url: string }
  listed: number | null | undefined
  event: { type: 'pdp.scored'; score: number; cause: string | null | undefined } | undefined
  explained: number
  drafted: number | null
  /** Status of a read after deletion. */
  deleted: number | undefined
}

/** For clients that read the URL from a variable. */
export const service = { baseUrl: '' }

/** Calls `read` until `isFinal` accepts the value. */
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
