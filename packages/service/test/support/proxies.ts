import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from './stores.ts'

export const PROXIES = ['nginx', 'caddy'] as const
export type ProxyName = (typeof PROXIES)[number]
type Ports = { port: number; upstream: number }

/** A reverse proxy with the configuration of `deploy`, on loopback and with a certificate of its own. */
type PreparedProxy = {
  certificate: string
  /** Has the proxy check the configuration. */
  check: () => { status: number | null; stdout: string; stderr: string }
  start: () => ChildProcess
}

export const isInstalled = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0

const read = (path: string): string =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8')

/** Replaces what belongs to the example. @throws if it has changed */
function adapt(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`the example has no ${from}`)
    return adapted.replaceAll(from, to)
  }, text)
}

/** Writes a certificate for `localhost` and the adapted configuration into a temporary folder. */
export function prepareProxy(name: ProxyName, { port, upstream }: Ports): PreparedProxy {
  const folder = temporaryDirectory()
  const [certificate, key, file] = ['cert.pem', 'key.pem', 'proxy.conf'].map((each) =>
    join(folder, each),
  ) as [string, string, string]
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const { configure, args, checked, started } = KINDS[name]
  writeFileSync(file, configure({ folder, certificate, key, port, upstream }))
  const all = args({ folder, file })
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return {
    certificate: readFileSync(certificate, 'utf8'),
    check: () => spawnSync(name, [...checked, ...all], { env, encoding: 'utf8' }),
    start: () => spawn(name, [...started, ...all], { env, stdio: 'ignore' }),
  }
}

type Place = Ports & { folder: string; certificate: string; key: string }

function nginxOf({ folder, certificate, key, port, upstream }: Place): string {
  const site = adapt(read('nginx/endcap.conf'), [
    ['listen 80;', `listen unix:${folder}/http.sock;`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    ['endcap.example.com;', 'localhost;'],
    ['/etc/letsencrypt/live/endcap.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/endcap.example.com/privkey.pem', key],
    ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  // One process, so that nothing is left when it is killed.
  const main = `daemon off; master_process off; pid ${folder}/nginx.pid;\nevents {}\n`
  return `${main}http {\naccess_log off;\n${temporary.join('\n')}\n${site}}\n`
}

function caddyOf({ certificate, key, port, upstream }: Place): string {
  const site = adapt(read('caddy/Caddyfile'), [
    ['endcap.example.com {', `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
  ])
  return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`
}

const KINDS = {
  nginx: {
    configure: nginxOf,
    args: ({ folder, file }: Record<'folder' | 'file', string>) => ['-e', 'stderr', '-p', folder, '-c', file],
    checked: ['-t'],
    started: [],
  },
  caddy: {
    configure: caddyOf,
    args: ({ file }: Record<'folder' | 'file', string>) => ['--config', file, '--adapter', 'caddyfile'],
    checked: ['validate'],
    started: ['run'],
  },
} as const
