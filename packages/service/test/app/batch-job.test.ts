import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'

const FOLDER = fileURLToPath(new URL('../../../../examples/batch/kubernetes/', import.meta.url))
const withoutKubectl =
  spawnSync('kubectl', ['version', '--client']).status !== 0 && 'kubectl is not installed'

type Job = {
  kind: string
  metadata: { name: string }
  spec: {
    completionMode: string
    completions: number
    template: { spec: { containers: [{ args: string[]; env: { name: string; valueFrom?: unknown }[] }] } }
  }
}

const job = (yaml: string): Job => {
  const found = parseAllDocuments(yaml).map((each) => each.toJS() as Job)
  return found.find(({ kind }) => kind === 'Job') ?? assert.fail('there is no Job')
}

describe('the Job of batches', () => {
  it('the Job of batches scores each shard by the index of its pod', () => {
    const { spec } = job(readFileSync(`${FOLDER}job.yaml`, 'utf8'))
    const [{ args, env }] = spec.template.spec.containers
    assert.equal(spec.completionMode, 'Indexed')
    assert.ok(args.includes(`--shard=$(SHARD)/${spec.completions}`), args.join(' '))
    assert.deepEqual(env.find(({ name }) => name === 'SHARD')?.valueFrom, {
      fieldRef: { fieldPath: "metadata.annotations['batch.kubernetes.io/job-completion-index']" },
    })
  })

  it('the Job of batches is built by kubectl, with its addresses and its image', {
    skip: withoutKubectl,
  }, () => {
    const yaml = execFileSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' })
    const source = job(readFileSync(`${FOLDER}job.yaml`, 'utf8'))
    const built = job(yaml)
    assert.deepEqual(
      built.spec.template.spec.containers[0].args,
      source.spec.template.spec.containers[0].args,
    )
    assert.match(yaml, /image: registry\.example\.com\/endcap:\d/)
    const [, map] = /name: (endcap-batch-\w+)\n---/.exec(yaml) ?? []
    assert.ok(map && yaml.includes(`configMapRef:\n            name: ${map}`), yaml)
    for (const name of ['INPUT', 'OUTPUT', 'IMAGES']) assert.match(yaml, new RegExp(`^  ${name}: s3://`, 'm'))
  })
})
