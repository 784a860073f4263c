import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { createMetrics } from '../../src/platform/observability/metrics.ts'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const glob = (pattern: string): string[] => globSync(pattern, { cwd: ROOT })

const YAML_FILES = ['compose.yaml', ...glob('deploy/**/*.{yaml,yml}')]
const METRIC_USERS = [
  'deploy/grafana/endcap.json',
  'deploy/prometheus/alerts.yml',
  'deploy/prometheus/alerts.test.yml',
  ...glob('deploy/kubernetes/**/*.yaml'),
  ...glob('docs/alerts/*.md'),
]
const SETTING_USERS = [
  'Dockerfile',
  '.env.example',
  'docs/deployment.md',
  ...glob('docs/alerts/*.md'),
  ...glob('deploy/{systemd,nginx,caddy}/*'),
  ...YAML_FILES,
]
/** Metrics of Prometheus itself, of kube-state-metrics and of a backup, which is not part of every installation. */
const FOREIGN_METRICS = [
  'up',
  'kube_deployment_status_replicas_unavailable',
  'endcap_last_backup_timestamp_seconds',
]
const PROBED_PATHS = ['/health/live', '/health/ready']

type Environment = Record<string, string>
type Probe = { httpGet: { path: string; port: string } }
type Container = {
  env: { name: string; value: string }[]
  ports: { name: string; containerPort: number }[]
  lifecycle?: { preStop: { exec: { command: string[] } } }
  startupProbe: Probe
  livenessProbe: Probe
  readinessProbe: Probe
  resources: { requests: object; limits: { memory: string } }
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean }
  volumeMounts: { mountPath: string }[]
}
type Pod = {
  terminationGracePeriodSeconds: number
  enableServiceLinks: boolean
  securityContext: { runAsNonRoot: boolean }
  containers: [Container]
}
type Service = {
  image: string
  command?: string[]
  environment?: Environment
  stop_grace_period?: string
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
}

/** Returns the names of the metrics that a process exports at `/metrics`. */
function exportedMetrics(): string[] {
  const metrics = createMetrics()
  metrics.watchJobs(async () => ({ queues: [], waitingByOrganization: new Map() }))
  const endpoints = { working: 0, failing: 0, disabled: 0 }
  metrics.watchWebhooks(async () => ({ endpoints, pending: 0, oldestDueS: 0 }))
  metrics.watchQuotas(async () => [])
  metrics.watchDisks(async () => [])
  metrics.watchServer(async () => ({ used: 0, most: 0 }))
  metrics.watchBackups(async () => null)
  metrics.watchUpgrade(async () => ({ listings: 0, earlier: 0 }))
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0, waitingForShare: 0 })
  return metrics.names()
}

function yaml<T>(path: string): T[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    assert.deepEqual(document.errors, [], path)
    return document.toJS() as T
  })
}

function compose(): Record<string, Service> {
  const [file] = yaml<{ services: Record<string, Service> }>('compose.yaml')
  assert(file)
  return file.services
}

function pods(): { role: string; pod: Pod; environment: Environment }[] {
  const [map] = yaml<{ data: Environment }>('deploy/kubernetes/base/configmap.yaml')
  const [secret] = yaml<{ stringData: Environment }>('deploy/kubernetes/base/secret.example.yaml')
  return ['api', 'worker'].map((role) => {
    const [deployment] = yaml<{ spec: { template: { spec: Pod } } }>(`deploy/kubernetes/base/${role}.yaml`)
    assert(deployment && map && secret)
    const pod = deployment.spec.template.spec
    const podEnvironment = Object.fromEntries(pod.containers[0].env.map(({ name, value }) => [name, value]))
    return {
      role,
      pod,
      environment: { ...imageEnvironment(), ...map.data, ...secret.stringData, ...podEnvironment },
    }
  })
}

/** Returns the environment that the Dockerfile sets. */
function imageEnvironment(): Environment {
  const lines = /^ENV (?:.*\\\n)*.*/m.exec(read('Dockerfile'))?.[0] ?? ''
  return Object.fromEntries([...lines.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))
}

/** Returns the milliseconds from SIGTERM to the exit: drain, then requests, then jobs. */
function shutdownMs(environment: Environment): number {
  return Number(environment['ENDCAP_DRAIN_MS']) + 2 * Number(environment['ENDCAP_GRACE_MS'])
}

describe('deployment files', () => {
  it('deployment files contain valid YAML and JSON', () => {
    assert(YAML_FILES.length > 10)
    for (const path of YAML_FILES) yaml(path)
    JSON.parse(read('deploy/grafana/endcap.json'))
  })

  it('deployment files refer only to settings that exist', () => {
    const rows = read('docs/configuration.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const known = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/ENDCAP_\w+/g) ?? []))
    const unknown = SETTING_USERS.flatMap((path) =>
      (read(path).match(/ENDCAP_[A-Z_]*[A-Z]/g) ?? [])
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    )
    assert.deepEqual([...new Set(unknown)], [])
  })

  it('deployment files contain settings that the service accepts', () => {
    for (const environment of [imageEnvironment(), ...pods().map((pod) => pod.environment)])
      readConfig({}, environment)
  })

  it('deployment files refer only to metrics that are exported', () => {
    const known = new Set<string>([...exportedMetrics(), ...FOREIGN_METRICS])
    for (const path of METRIC_USERS) {
      for (const [name] of read(path).matchAll(/\b(?:endcap|nodejs|process|kube)_[a-z0-9_]+/g))
        assert(known.has(name) || known.has(name.replace(/_(bucket|sum|count)$/, '')), `${path}: ${name}`)
    }
  })

  it('deployment files show every metric of the service on the dashboard', () => {
    const dashboard = read('deploy/grafana/endcap.json')
    assert.deepEqual(
      exportedMetrics().filter(
        (name) =>
          name.startsWith('endcap_') &&
          !new RegExp(`${name}\\b|${name}_(bucket|sum|count)\\b`).test(dashboard),
      ),
      [],
    )
  })

  it('deployment files never sum metrics that are the same in every process', () => {
    const shared =
      /endcap_(jobs|job_oldest_waiting_seconds|organization_waiting_jobs|database_(max_)?connections)\b/
    const sum = /\b(?:sum|avg)\s*(?:by\s*\([^)]*\))?\s*\(\s*(\w+)/g
    for (const path of METRIC_USERS) {
      for (const [, name = ''] of read(path).matchAll(sum)) assert.doesNotMatch(name, shared, path)
    }
  })

  it('deployment files describe in every alert what to do', () => {
    type Rule = { alert: string; labels: { severity: string }; annotations: Record<string, string> }
    const [{ groups }] = yaml<{ groups: { rules: Rule[] }[] }>('deploy/prometheus/alerts.yml') as [
      { groups: { rules: Rule[] }[] },
    ]
    for (const { alert, labels, annotations } of groups.flatMap(({ rules }) => rules)) {
      assert(['warning', 'critical'].includes(labels.severity), alert)
      assert((annotations['description'] ?? '').length > 60, alert)
    }
  })
})

describe('the workspaces', () => {
  it('the workspaces have one version, which traces and requests to storefronts name, except the published SDK', () => {
    const versions = glob('packages/*/package.json')
      .filter((file) => file !== 'packages/client/package.json')
      .map((file) => (JSON.parse(read(file)) as { version: string }).version)
    assert.equal(new Set(versions).size, 1)
  })
})

describe('Docker image', () => {
  it('Docker image installs every workspace and copies only existing files', () => {
    const dockerfile = read('Dockerfile')
    for (const name of readdirSync(new URL('packages/', ROOT)))
      if (existsSync(new URL(`packages/${name}/package.json`, ROOT)))
        assert(dockerfile.includes(`COPY packages/${name}/package.json packages/${name}/`), name)
    for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' ')) assert(existsSync(new URL(source, ROOT)), source)
    }
  })

  it('Docker image builds the console in a stage of its own, and serves the result of that stage', () => {
    const dockerfile = read('Dockerfile')
    const [stage = ''] = /^FROM .* AS console$.*?(?=^FROM )/ms.exec(dockerfile) ?? []
    assert.match(stage, /npm run console:build/)
    const files = 'packages/console/static'
    assert.ok(dockerfile.includes(`COPY --from=console /app/${files} ${files}\n`))
    // A folder that a developer has built must not get into the image.
    assert.match(read('.dockerignore'), /^packages\/console\/static$/m)
  })

  it('Docker image has a health check on the port that every role serves', () => {
    const { ENDCAP_METRICS_HOST, ENDCAP_METRICS_PORT } = imageEnvironment()
    assert.equal(ENDCAP_METRICS_HOST, '0.0.0.0')
    const [, check = ''] = /HEALTHCHECK[^\n]*\\\n\s*CMD (.*)/.exec(read('Dockerfile')) ?? []
    const [program, , script = ''] = JSON.parse(check) as string[]
    assert.equal(program, 'node')
    assert.match(script, /process\.env\.ENDCAP_METRICS_PORT/)
    assert(PROBED_PATHS.some((path) => script.includes(path)))
    assert(read('Dockerfile').includes(`EXPOSE 8080 ${ENDCAP_METRICS_PORT}`))
  })

  it('Docker image runs the service as the first process and as an unprivileged user', () => {
    assert.equal(imageEnvironment()['MALLOC_ARENA_MAX'], '2')
    assert.match(read('Dockerfile'), /^USER 1000:1000$/m)
    assert.match(read('Dockerfile'), /^ENTRYPOINT \["endcap"\]$/m)
  })
})

describe('compose.yaml', () => {
  it('compose.yaml waits longer for shutdown than the service takes', () => {
    const { api, worker } = compose()
    for (const service of [api, worker]) {
      assert(service?.environment)
      const grace = /^(\d+)s$/.exec(service.stop_grace_period ?? '')
      assert(Number(grace?.[1]) * 1_000 > shutdownMs(service.environment))
    }
  })

  it('compose.yaml publishes ports only on loopback', () => {
    const [observability] = yaml<{ services: Record<string, Service> }>('deploy/observability.compose.yaml')
    for (const [name, { ports = [] }] of Object.entries({ ...compose(), ...observability?.services }))
      for (const port of ports) assert.match(port, /^127\.0\.0\.1:/, name)
  })

  it('compose.yaml waits only for services that exist and have a health check', () => {
    const services = compose()
    for (const { depends_on = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        assert(services[name], name)
        if (condition === 'service_healthy') assert(services[name].healthcheck, name)
      }
    }
  })

  it('compose.yaml is scraped on the metrics port of the image', () => {
    const { ENDCAP_METRICS_PORT } = imageEnvironment()
    assert.match(read('deploy/prometheus/prometheus.yml'), new RegExp(`port: ${ENDCAP_METRICS_PORT}\\b`))
  })
})

describe('Kubernetes manifests', () => {
  it('Kubernetes manifests exist for everything that a kustomization lists, and each is listed', () => {
    const listed = glob('deploy/kubernetes/**/kustomization.yaml').flatMap((file) => {
      type Kustomization = { resources?: string[]; components?: string[]; patches?: { path?: string }[] }
      const [{ resources = [], components = [], patches = [] }] = yaml<Kustomization>(file) as [Kustomization]
      const paths = patches.flatMap(({ path }) => (path === undefined ? [] : [path]))
      return [...resources, ...components, ...paths].map((path) => join(dirname(file), path))
    })
    for (const path of listed) assert(existsSync(new URL(path, ROOT)), path)
    const files = glob('deploy/kubernetes/**/*.yaml').filter((file) => !file.endsWith('/kustomization.yaml'))
    assert.deepEqual(
      files.filter((file) => !listed.includes(file)),
      ['deploy/kubernetes/base/secret.example.yaml'],
    )
  })

  it('Kubernetes manifests wait longer for shutdown than the service takes', () => {
    for (const { role, pod, environment } of pods()) {
      const preStopS = Number(pod.containers[0].lifecycle?.preStop.exec.command.at(-1) ?? 0)
      const endMs = preStopS * 1_000 + shutdownMs(environment)
      assert(pod.terminationGracePeriodSeconds * 1_000 > endMs, role)
    }
  })

  it('Kubernetes manifests probe existing paths on the port that every role serves', () => {
    for (const { role, pod, environment } of pods()) {
      const [{ ports, startupProbe, livenessProbe, readinessProbe }] = pod.containers
      assert.equal(
        ports.find(({ name }) => name === 'metrics')?.containerPort,
        Number(environment['ENDCAP_METRICS_PORT']),
      )
      const routes = read('packages/service/src/platform/http/health-routes.ts')
      for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
        assert.equal(httpGet.port, 'metrics', role)
        assert(PROBED_PATHS.includes(httpGet.path) && routes.includes(`'${httpGet.path}'`), httpGet.path)
      }
      // A process with wrong settings never becomes ready. A running API keeps responding without its storage.
      assert.equal((role === 'api' ? startupProbe : readinessProbe).httpGet.path, '/health/ready')
      // An unavailable database must not restart every process.
      assert.equal(livenessProbe.httpGet.path, '/health/live')
    }
  })

  it('Kubernetes manifests run as an unprivileged user, mount the directories that the service writes to, and disable service links', () => {
    for (const { pod } of pods()) {
      const [{ securityContext, volumeMounts, resources }] = pod.containers
      assert.equal(pod.securityContext.runAsNonRoot, true)
      assert.deepEqual(
        [securityContext.readOnlyRootFilesystem, securityContext.allowPrivilegeEscalation],
        [true, false],
      )
      assert.deepEqual(volumeMounts.map(({ mountPath }) => mountPath).toSorted(), ['/data', '/tmp'])
      assert(resources.limits.memory)
      // With service links, a service named `endcap` would set ENDCAP_PORT=tcp://….
      assert.equal(pod.enableServiceLinks, false)
    }
  })

  it('Kubernetes manifests scale workers by the age of the queue, identically with and without KEDA', () => {
    type Scaled = { triggers: { metricType: string; metadata: { query: string; threshold: string } }[] }
    type Hpa = {
      metrics: {
        external: {
          metric: { name: string; selector: { matchLabels: { queue: string } } }
          target: { value: string }
        }
      }[]
    }
    const [scaled] = yaml<{ spec: Scaled }>('deploy/kubernetes/components/keda/worker-scaled-object.yaml')
    const [hpa] = yaml<{ spec: Hpa }>(
      'deploy/kubernetes/components/prometheus-adapter/worker-autoscaler.yaml',
    )
    assert(scaled && hpa)
    assert.deepEqual(
      scaled.spec.triggers.map(({ metricType, metadata }) => [
        metricType,
        metadata.query,
        metadata.threshold,
      ]),
      hpa.spec.metrics.map(({ external: { metric, target } }) => [
        'Value',
        `max(${metric.name}{queue="${metric.selector.matchLabels.queue}"})`,
        target.value,
      ]),
    )
  })
})
