import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { MAX_UPLOAD_BYTES } from '@endcap/api'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '../../src/config/config.ts'

const ROOT = new URL('../../../../', import.meta.url)
const MIB = 2 ** 20
const ROLES = ['api', 'worker'] as const
/** Connections of the job queue, and one that listens. */
const FURTHER_CONNECTIONS = 6

type Resources = Record<'requests' | 'limits', Record<string, string>>
type Container = { resources: Resources; env: { name: string; value: string }[] }
type Volume = { name: string; emptyDir: { sizeLimit: string } }
type Deployment = {
  kind: string
  spec: {
    replicas?: number
    selector: { matchLabels: object }
    template: { spec: { containers: [Container]; volumes: Volume[] } }
  }
}
type Budget = { kind: string; spec: { maxUnavailable: number; selector: { matchLabels: object } } }
type Service = { metadata: { name: string }; spec: { ports: { name: string }[] } }
type Autoscaler = { spec: { minReplicas: number; maxReplicas: number; scaleTargetRef: { name: string } } }

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const documents = (file: string): unknown[] =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`), { merge: true }).map((each) => each.toJS())
/** Returns the only document of a kind in a file. */
function one(file: string, kind: string): unknown {
  const found = (documents(file) as { kind: string }[]).filter((each) => each.kind === kind)
  assert.equal(found.length, 1, `${file}: ${kind}`)
  return found[0]
}
const deployment = (role: string) => one(`base/${role}.yaml`, 'Deployment') as Deployment

/** Parses a quantity such as `64Mi`. */
function bytesOf(quantity = ''): number {
  const [, number, unit = ''] = /^(\d+)(Mi|Gi)$/.exec(quantity) ?? []
  assert.ok(number, quantity)
  return Number(number) * (unit === 'Gi' ? 1024 * MIB : MIB)
}

describe('the Kubernetes manifests', () => {
  for (const role of ROLES) {
    it(`the Kubernetes manifests let nodes be drained one process at a time (${role})`, () => {
      const { spec } = one(`base/${role}.yaml`, 'PodDisruptionBudget') as Budget
      assert.deepEqual(
        [spec.maxUnavailable, spec.selector.matchLabels],
        [1, deployment(role).spec.selector.matchLabels],
      )
    })

    it(`the Kubernetes manifests limit the ephemeral storage to more than the volumes hold (${role})`, () => {
      const { containers, volumes } = deployment(role).spec.template.spec
      const [{ resources }] = containers
      const held = volumes.reduce((sum, { emptyDir }) => sum + bytesOf(emptyDir.sizeLimit), 0)
      assert.ok(bytesOf(resources.limits['ephemeral-storage']) > held)
      assert.ok(bytesOf(resources.requests['ephemeral-storage']) > 0)
    })

    it(`the Kubernetes manifests leave the number of processes to the autoscaler (${role})`, () => {
      assert.equal(deployment(role).spec.replicas, undefined)
    })
  }

  it('the Kubernetes manifests keep two API processes, and need no more connections than the guide states', () => {
    const api = (one('base/api-autoscaler.yaml', 'HorizontalPodAutoscaler') as Autoscaler).spec
    const workers = (
      one('components/prometheus-adapter/worker-autoscaler.yaml', 'HorizontalPodAutoscaler') as Autoscaler
    ).spec
    assert.ok(read('deploy/kubernetes/base/kustomization.yaml').includes('  - api-autoscaler.yaml\n'))
    assert.deepEqual([api.scaleTargetRef.name, workers.scaleTargetRef.name], ['endcap-api', 'endcap-worker'])
    assert.equal(api.minReplicas, 2)
    const connections = (role: string, processes: number) => {
      const [{ env }] = deployment(role).spec.template.spec.containers
      const pool = env.find(({ name }) => name === 'ENDCAP_DATABASE_POOL')?.value
      return (processes + 1) * (Number(pool) + FURTHER_CONNECTIONS)
    }
    const needed = connections('api', api.maxReplicas) + connections('worker', workers.maxReplicas) + 10
    const [, stated] = /\*\*at least (\d+)\*\*/.exec(read('docs/deployment.md')) ?? []
    assert.ok(needed <= Number(stated), `${needed} of ${stated}`)
  })

  it('the Kubernetes manifests show an Ingress that permits the largest bodies, slow submissions and event streams', () => {
    type Path = { backend: { service: { name: string; port: { name: string } } } }
    type Ingress = {
      metadata: { annotations: Record<string, string> }
      spec: { tls: { hosts: string[] }[]; rules: { host: string; http: { paths: Path[] } }[] }
    }
    const { metadata, spec } = one('components/ingress/ingress.yaml', 'Ingress') as Ingress
    const option = (name: string) => metadata.annotations[`nginx.ingress.kubernetes.io/${name}`]
    const [, megabytes] = /^(\d+)m$/.exec(option('proxy-body-size') ?? '') ?? []
    const largest = Math.max(readConfig({}, {}).imports.maxBytes, MAX_UPLOAD_BYTES)
    assert.ok(Number(megabytes) * MIB > largest)
    assert.ok(Number(option('proxy-read-timeout')) > 90)
    assert.deepEqual([option('proxy-buffering'), option('proxy-request-buffering')], ['off', 'off'])
    assert.deepEqual(spec.tls[0]?.hosts, [spec.rules[0]?.host])
    const { backend } = spec.rules[0]?.http.paths[0] ?? {}
    const service = one('base/api.yaml', 'Service') as Service
    assert.deepEqual(
      [backend?.service.name, backend?.service.port.name],
      [service.metadata.name, service.spec.ports[0]?.name],
    )
  })
})
