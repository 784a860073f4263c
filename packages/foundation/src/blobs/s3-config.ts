export type S3Config = {
  bucket: string
  /** Empty, or without outer slashes. */
  prefix: string
  /** Without trailing slash; null for Amazon S3. */
  endpoint: string | null
  /** For clients; null if the same. */
  publicEndpoint: string | null
  region: string
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  pathStyle: boolean
  /** From files. Otherwise the AWS SDK finds its own. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
}

const PARAMETERS = ['endpoint', 'region', 'path-style', 'public-endpoint']

/**
 * Parses `s3://bucket/prefix?endpoint=…&region=…&path-style=true|false&public-endpoint=…`. Credentials come
 * from the environment.
 * @throws Error without text that may be secret
 */
export function parseS3Address(address: string, environment: NodeJS.ProcessEnv = process.env): S3Config {
  const [place = '', query = ''] = address.split(/\?(.*)/s)
  if (place.includes('@'))
    throw new Error('must be without credentials: set AWS_ACCESS_KEY_ID and its related variables instead')
  const url = URL.parse(place)
  if (url?.protocol !== 's3:' || url.port !== '' || address.includes('#'))
    throw new Error('must be of the form s3://bucket/prefix?endpoint=…')
  const parameters = parametersOf(query)
  const endpoint = endpointOf('endpoint', parameters)
  return {
    bucket: bucketOf(url.hostname),
    prefix: prefixOf(url.pathname),
    endpoint,
    publicEndpoint: endpointOf('public-endpoint', parameters),
    region: regionOf(parameters.get('region') ?? (environment['AWS_REGION'] || 'us-east-1')),
    pathStyle: pathStyleOf(parameters.get('path-style')) ?? endpoint !== null,
  }
}

function parametersOf(query: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (!PARAMETERS.includes(name)) {
      // Other text may be part of a secret.
      const label = /^[a-z-]{1,24}$/.test(name) ? ` ${name}` : ''
      throw new Error(`has an unknown parameter${label}; there are ${PARAMETERS.join(', ')}`)
    }
    if (parameters.has(name)) throw new Error(`has the parameter ${name} twice`)
    parameters.set(name, value)
  }
  return parameters
}

function bucketOf(name: string): string {
  if (name === '') throw new Error('has no bucket: s3://bucket/prefix')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new Error(
      'has a wrong bucket: 3 to 63 lower-case letters, digits, dots and hyphens, with a letter or digit at both ends',
    )
  return name
}

function prefixOf(path: string): string {
  const prefix = path.replace(/^\/+|\/+$/g, '')
  const parts = prefix.split('/')
  // The URL parser has resolved `.` and `..`.
  if (prefix !== '' && !parts.every((part) => /^[A-Za-z0-9!_.*'()=-]+$/.test(part)))
    throw new Error("has a wrong prefix: letters, digits and !-_.*'()= between single slashes")
  return prefix
}

function endpointOf(name: string, parameters: ReadonlyMap<string, string>): string | null {
  const value = parameters.get(name)
  if (value === undefined) return null
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`has a wrong ${name}: http://… or https://…`)
  if (/[?#@]/.test(value)) throw new Error(`has a wrong ${name}: no credentials, query or fragment in it`)
  return value.replace(/\/+$/, '')
}

function regionOf(name: string): string {
  if (!/^[a-z0-9-]{1,64}$/.test(name))
    throw new Error('has a wrong region: lower-case letters, digits and hyphens')
  return name
}

function pathStyleOf(value: string | undefined): boolean | null {
  if (value === undefined) return null
  if (value !== 'true' && value !== 'false') throw new Error('has a wrong path-style: true or false')
  return value === 'true'
}
