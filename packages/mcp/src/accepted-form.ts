const JSON_TYPE = 'application/json'
const EVENT_STREAM = 'text/event-stream'

/**
 * Responds with JSON unless the client accepts event streams. The transport itself requires both media types,
 * which wildcards and missing headers do not name.
 */
export async function inAcceptedForm(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const accepted = mediaRanges(request.headers.get('accept') ?? '*/*')
  if (![JSON_TYPE, 'application/*', '*/*'].some((range) => accepted.has(range))) return answer(request)
  const headers = new Headers(request.headers)
  headers.set('accept', `${JSON_TYPE}, ${EVENT_STREAM}`)
  const response = await answer(new Request(request, { headers }))
  const readsStreams = [EVENT_STREAM, 'text/*'].some((range) => accepted.has(range))
  return readsStreams || response.headers.get('content-type') !== EVENT_STREAM ? response : asJson(response)
}

/** Returns media ranges, except those with weight 0. */
const mediaRanges = (accept: string): ReadonlySet<string> =>
  new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .flatMap(([range = '', ...parameters]) =>
        parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [range],
      ),
  )

/** Converts a finite event stream to JSON, a batch to an array. */
async function asJson(response: Response): Promise<Response> {
  const messages = (await response.text())
    .split('\n')
    .filter((line) => /^data: *\{/.test(line))
    .map((line) => line.slice('data:'.length).trim())
  const [first = ''] = messages
  return new Response(messages.length === 1 ? first : `[${messages.join(',')}]`, {
    status: response.status,
    headers: { 'content-type': JSON_TYPE },
  })
}
