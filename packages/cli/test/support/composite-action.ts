import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'

type Values = Readonly<Record<string, string>>
type Step = {
  id?: string
  name: string
  if?: string
  uses?: string
  with?: Values
  env?: Values
  run?: string
}
type Action = {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>
  outputs: Record<string, { value: string }>
  runs: { using: string; steps: Step[] }
}

export type ActionRun = {
  /** Exit code of the step that failed, or 0. */
  code: number
  /** Standard output and error of all steps. */
  log: string
  summary: string
  outputs: Values
  /** Steps of other actions, which are not run. */
  used: { uses: string; with: Values }[]
}

const run = promisify(execFile)

/** Reads `action.yml` of a folder. */
export const readAction = (folder: string): Action =>
  parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as Action

/**
 * Runs the steps of a composite action in a workspace as a GitHub runner does: expressions, conditions, bash, and the
 * files for outputs and the summary. Throws on expressions that it does not know.
 */
export async function runAction(folder: string, workspace: string, inputs: Values): Promise<ActionRun> {
  const action = readAction(folder)
  const temp = join(workspace, '..', 'runner-temp')
  mkdirSync(temp, { recursive: true })
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, input.default])
  const contexts: Record<string, string | undefined> = { 'github.action_path': folder }
  for (const [name, value] of [...defaults, ...Object.entries(inputs)]) contexts[`inputs.${name}`] = value
  const result: ActionRun = { code: 0, log: '', summary: '', outputs: {}, used: [] }
  for (const step of action.runs.steps) {
    if (!isMet(step.if, contexts)) continue
    if (step.uses !== undefined)
      result.used.push({ uses: step.uses, with: fillAll(step.with ?? {}, contexts) })
    else {
      const files = stepFiles(temp)
      const { code, log } = await runStep(step, workspace, {
        ...fillAll(step.env ?? {}, contexts),
        ...files,
        RUNNER_TEMP: temp,
        GITHUB_WORKSPACE: workspace,
      })
      result.code = code
      result.log += log
      result.summary += readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')
      for (const [name, value] of outputsOf(files.GITHUB_OUTPUT))
        contexts[`steps.${step.id}.outputs.${name}`] = value
      if (code !== 0) break
    }
  }
  const values = Object.entries(action.outputs).map(([name, { value }]) => [name, value])
  return { ...result, outputs: fillAll(Object.fromEntries(values) as Values, contexts) }
}

type Contexts = Readonly<Record<string, string | undefined>>

/** Fills `${{ … }}`. An output of a step that has not run is empty, as on GitHub. */
function fill(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_all, name: string) => {
    assert.match(name, /^(?:inputs|steps|github)\.[\w.-]+$/)
    if (name.startsWith('inputs.')) assert.ok(name in contexts, `no ${name}`)
    return contexts[name] ?? ''
  })
}

const fillAll = (values: Values, contexts: Contexts): Values =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, fill(text, contexts)]))

/** Evaluates comparisons with a text, joined by `&&`. */
function isMet(condition: string | undefined, contexts: Contexts): boolean {
  return (condition?.split(' && ') ?? []).every((term) => {
    const [, name = '', value] =
      /^([\w.-]+) == '(\w*)'$/.exec(term) ?? assert.fail(`unknown condition: ${term}`)
    return fill(`\${{ ${name} }}`, contexts) === value
  })
}

function stepFiles(temp: string) {
  const files = { GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary.md') }
  for (const file of Object.values(files)) writeFileSync(file, '')
  return files
}

async function runStep(step: Step, workspace: string, env: Values): Promise<{ code: number; log: string }> {
  const script = join(env['RUNNER_TEMP'] ?? '', 'step.sh')
  writeFileSync(script, step.run ?? assert.fail(`${step.name} has no script`))
  const { PATH = '', HOME = '' } = process.env
  try {
    const { stdout, stderr } = await run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: workspace,
      env: { PATH, HOME, LC_MESSAGES: 'C', ...env },
    })
    return { code: 0, log: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, log: stdout + stderr }
  }
}

const outputsOf = (file: string): [name: string, value: string][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
