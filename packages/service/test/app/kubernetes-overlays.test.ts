import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { temporaryDirectory } from '../support/stores.ts'

const ROOT = new URL('../../../../', import.meta.url)
const IMAGE = 'registry.example.com/endcap'

type Labels = Record<string, string>
type Resources = { requests: Labels; limits: Labels }
type Container = { image: string; env: { name: string; value: string }[]; resources: Resources }
type Pod = {
  containers: [Container]
  volumes: { emptyDir: { sizeLimit: string } }[]
  topologySpreadConstraints: { labelSelector: { matchLabels: Labels } }[]
}
type Deployment = {
  spec: { selector: { matchLabels: Labels }; template: { metadata: { labels: Labels }; spec: Pod } }
}
type Item = { kind: string; metadata: { name: string }; spec?: object }
type Items = Map<string, Item>

const kubectl = (...args: string[]) => spawnSync('kubectl', args, { encoding: 'utf8' })
const missing =
  kubectl('version', '--client').error !== undefined && 'NO KUBECTL: install it to build the overlays'

/** Builds a kustomization. Objects are named `Kind/name`. */
function buildFolder(folder: string): Items {
  const { status, stdout, stderr } = kubectl('kustomize', folder)
  // Warnings are about fields that kustomize will not know.
  assert.deepEqual([status, stderr], [0, ''])
  const items = parseAllDocuments(stdout).map((document) => document.toJS() as Item)
  return new Map(items.map((item) => [`${item.kind}/${item.metadata.name}`, item]))
}

const built = new Map<string, Items>()
/** Builds a folder of `deploy/kubernetes`, once. */
function build(path: string): Items {
  const items = built.get(path) ?? buildFolder(fileURLToPath(new URL(`deploy/kubernetes/${path}`, ROOT)))
  built.set(path, items)
  return items
}

/** Lists the leaves of a value by path. Elements of lists with a name are found by it. */
function leavesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const { name } = (Array.isArray(value) && typeof each === 'object' ? each : {}) as { name?: string }
    return leavesOf(each, `${path}.${name ?? key}`)
  })
}

/** Lists the paths at which two objects differ. */
function changesOf(before: Item | undefined, after: Item | undefined): string[] {
  const [old, now] = [before, after].map((item) => new Map(leavesOf(item)))
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .filter((path) => old?.get(path) !== now?.get(path))
    .toSorted()
}

const CONTAINER = '.spec.template.spec.containers.endcap'
const zone = (index: number, role: 'api' | 'worker') =>
  [
    '.labelSelector.matchLabels.app.kubernetes.io/component',
    '.labelSelector.matchLabels.app.kubernetes.io/name',
    '.maxSkew',
    '.topologyKey',
    '.whenUnsatisfiable',
  ].map((leaf) => `Deployment/endcap-${role}.spec.template.spec.topologySpreadConstraints.${index}${leaf}`)

/** Objects that each overlay has beside the base, and where it differs. */
const OVERLAYS: Readonly<Record<string, { adds: readonly string[]; changes: readonly string[] }>> = {
  'overlays/small': {
    adds: [],
    changes: [
      `Deployment/endcap-api${CONTAINER}.env.ENDCAP_MAX_SUBMISSIONS.value`,
      `Deployment/endcap-api${CONTAINER}.resources.limits.ephemeral-storage`,
      `Deployment/endcap-api${CONTAINER}.resources.requests.cpu`,
      `Deployment/endcap-api${CONTAINER}.resources.requests.ephemeral-storage`,
      'Deployment/endcap-api.spec.template.spec.volumes.tmp.emptyDir.sizeLimit',
      `Deployment/endcap-worker${CONTAINER}.env.ENDCAP_WORKER_THREADS.value`,
      `Deployment/endcap-worker${CONTAINER}.resources.limits.cpu`,
      `Deployment/endcap-worker${CONTAINER}.resources.limits.memory`,
      `Deployment/endcap-worker${CONTAINER}.resources.requests.cpu`,
      `Deployment/endcap-worker${CONTAINER}.resources.requests.memory`,
      'HorizontalPodAutoscaler/endcap-api.spec.maxReplicas',
      'HorizontalPodAutoscaler/endcap-api.spec.metrics.0.resource.target.averageUtilization',
      'HorizontalPodAutoscaler/endcap-api.spec.minReplicas',
    ],
  },
  'overlays/production': {
    adds: ['PodMonitor/endcap', 'ScaledObject/endcap-worker'],
    changes: [...zone(1, 'api'), ...zone(1, 'worker'), 'HorizontalPodAutoscaler/endcap-api.spec.minReplicas'],
  },
  'overlays/ingress': {
    adds: ['Ingress/endcap'],
    changes: [
      'NetworkPolicy/endcap.spec.ingress.0.from.0.namespaceSelector.matchLabels.kubernetes.io/metadata.name',
    ],
  },
}

const deploymentsOf = (items: Items): Deployment[] =>
  [...items.values()].filter(({ kind }) => kind === 'Deployment') as unknown as Deployment[]
const matches = (labels: Labels, selector: Labels) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)

/** Returns an amount of CPU or memory as a number. */
function amountOf(quantity = ''): number {
  const [, number, unit = ''] = /^([\d.]+)(m|Mi|Gi|)$/.exec(quantity) ?? []
  assert.ok(number, quantity)
  return Number(number) * ({ m: 0.001, Mi: 2 ** 20, Gi: 2 ** 30 }[unit] ?? 1)
}

describe('the Kubernetes overlays', { skip: missing }, () => {
  it('the Kubernetes overlays leave the address of earlier releases the base', () => {
    assert.deepEqual(build('.'), build('base'))
  })

  for (const [path, { adds, changes }] of Object.entries(OVERLAYS)) {
    it(`the Kubernetes overlays keep every object of the base, and change only what they state (${path})`, () => {
      const [base, overlay] = [build('base'), build(path)]
      assert.deepEqual([...overlay.keys()].filter((name) => !base.has(name)).toSorted(), adds)
      assert.deepEqual(
        [...base]
          .flatMap(([name, item]) => changesOf(item, overlay.get(name)).map((leaf) => name + leaf))
          .toSorted(),
        changes.toSorted(),
      )
    })
  }

  for (const path of ['base', ...Object.keys(OVERLAYS)]) {
    it(`the Kubernetes overlays have one image in the version of the release (${path})`, () => {
      const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
        version: string
      }
      const images = deploymentsOf(build(path)).map(({ spec }) => spec.template.spec.containers[0].image)
      assert.deepEqual(images, [`${IMAGE}:${version}`, `${IMAGE}:${version}`])
    })

    it(`the Kubernetes overlays have resources that fit the settings (${path})`, () => {
      for (const { spec } of deploymentsOf(build(path))) {
        const { containers, volumes } = spec.template.spec
        const [{ resources, env }] = containers
        const { requests, limits } = resources
        for (const [name, limit] of Object.entries(limits))
          assert.ok(amountOf(requests[name]) <= amountOf(limit), name)
        const held = volumes.reduce((sum, { emptyDir }) => sum + amountOf(emptyDir.sizeLimit), 0)
        assert.ok(amountOf(limits['ephemeral-storage']) > held)
        const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]))
        const workers = Number(settings['ENDCAP_WORKER_THREADS'] ?? 0)
        assert.ok(workers <= amountOf(limits['cpu'] ?? '1'))
        assert.ok(amountOf(limits['memory']) >= (340 + workers * 500) * 2 ** 20)
        const { ENDCAP_MAX_SUBMISSIONS: submissions = '0' } = settings
        assert.ok(Number(submissions) * 10 * 2 ** 20 < held)
      }
    })

    it(`the Kubernetes overlays have settings that the service accepts (${path})`, () => {
      const items = build(path)
      const { data } = items.get('ConfigMap/endcap') as unknown as { data: Record<string, string> }
      for (const { spec } of deploymentsOf(items)) {
        const [{ env }] = spec.template.spec.containers
        const own = Object.fromEntries(env.map(({ name, value }) => [name, value]))
        readConfig({}, { DATABASE_URL: 'postgres://endcap@postgres/endcap', ...data, ...own })
      }
    })

    it(`the Kubernetes overlays have selectors and references that match (${path})`, () => {
      const items = build(path)
      const deployments = deploymentsOf(items)
      const labels = deployments.map(({ spec }) => spec.template.metadata.labels)
      const selected = (selector: Labels) => labels.filter((each) => matches(each, selector)).length
      for (const { spec } of deployments) {
        assert.equal(selected(spec.selector.matchLabels), 1)
        for (const { labelSelector } of spec.template.spec.topologySpreadConstraints)
          assert.deepEqual(labelSelector.matchLabels, spec.selector.matchLabels)
      }
      const leaves = [...items.values()].flatMap((item) => leavesOf(item, item.kind))
      const targets = leaves.filter(([leaf]) => leaf.includes('.scaleTargetRef.name'))
      assert.ok(targets.length > 0)
      for (const [leaf, name] of targets) assert.ok(items.has(`Deployment/${String(name)}`), leaf)
      for (const { kind, metadata, spec } of items.values()) {
        const { selector, podSelector } = (spec ?? {}) as Record<
          'selector' | 'podSelector',
          { matchLabels?: Labels }
        >
        const wanted = { Service: 1, PodDisruptionBudget: 1, PodMonitor: 2, NetworkPolicy: 2 }[kind]
        const labelsOf = podSelector?.matchLabels ?? selector?.matchLabels ?? (selector as Labels | undefined)
        if (wanted !== undefined) assert.equal(selected(labelsOf ?? {}), wanted, `${kind}/${metadata.name}`)
      }
      for (const [leaf, name] of leaves.filter(([each]) => each.endsWith('.backend.service.name')))
        assert.ok(items.has(`Service/${String(name)}`), leaf)
    })
  }

  it('the Kubernetes overlays build into the kustomization of the guide, with the components that it names', () => {
    const guide = readFileSync(new URL('docs/deployment.md', ROOT), 'utf8')
    const [, example = ''] = /```yaml\n( *# kustomization\.yaml\n.*?) *```/s.exec(guide) ?? []
    const folder = temporaryDirectory()
    cpSync(new URL('deploy/kubernetes', ROOT), `${folder}/endcap/deploy/kubernetes`, { recursive: true })
    writeFileSync(`${folder}/kustomization.yaml`, example)
    const items = buildFolder(folder)
    assert.ok(items.has('Ingress/endcap') && items.has('ScaledObject/endcap-worker'))
    const { data } = items.get('ConfigMap/endcap') as unknown as { data: Record<string, string> }
    const hosts = leavesOf(items.get('Ingress/endcap')).filter(([path]) => /host(?:s\.0)?$/.test(path))
    assert.deepEqual(
      hosts.map(([, host]) => `https://${String(host)}`),
      [data['ENDCAP_BASE_URL'], data['ENDCAP_BASE_URL']],
    )
    const text = readFileSync(`${folder}/endcap/deploy/kubernetes/overlays/small/kustomization.yaml`, 'utf8')
    writeFileSync(
      `${folder}/endcap/deploy/kubernetes/overlays/small/kustomization.yaml`,
      `${text}components: [../../components/prometheus-adapter]\n`,
    )
    const small = buildFolder(`${folder}/endcap/deploy/kubernetes/overlays/small`)
    assert.ok(small.has('HorizontalPodAutoscaler/endcap-worker'))
  })
})
