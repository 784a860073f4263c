// Checks import directions, including `import type`. Fails when
// - entries of a folder import each other in a circle,
// - a package, wing, domain or console folder imports something above it,
// - a console page imports another page, or a feature another feature.
// usage: npm run check -- layers
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

type Import = { from: string; to: string }

const CLI = 'packages/cli/src'
const SERVICE = 'packages/service/src'
const CONSOLE = 'packages/console/src'
/** Each folder may import rows below it, but not its own row. docs/architecture.md explains the order. */
const ORDERS: Record<string, readonly (readonly string[])[]> = {
  packages: [
    ['cli'],
    ['service'],
    ['console', 'mcp'],
    ['explanations', 'listing-sources', 'client'],
    ['storefront-pages', 'studio', 'demo-shop', 'api', 'generative-models'],
    ['vision', 'teaching', 'outcome-files', 'shop-systems'],
    ['eye'],
    ['scoring', 'catalog-files', 'drawing'],
    ['catalog', 'foundation', 'outcomes', 'words'],
  ],
  [CLI]: [
    ['main.ts'],
    ['command-line.ts'],
    ['commands', 'renamed-commands.ts'],
    ['backups', 'batch', 'catalog', 'evaluate', 'report', 'serve'],
    ['check'],
    ['connection', 'explain.ts', 'images'],
    ['operator'],
    ['terminal'],
  ],
  [`${CLI}/operator`]: [['open-app.ts'], ['administration'], ['lake'], ['doctor', 'archive'], ['control']],
  [SERVICE]: [['app'], ['health'], ['config'], ['domains'], ['platform']],
  [`${SERVICE}/platform`]: [['http'], ['jobs', 'blobs'], ['audit'], ['db'], ['errors', 'observability']],
  [`${SERVICE}/domains`]: [
    ['console', 'mcp'],
    ['teaching', 'dead-letters', 'retention', 'rivals', 'shares', 'outcomes'],
    ['corrections', 'custom-facts', 'opinions', 'rubrics', 'releases', 'live'],
    ['bulk-changes', 'families', 'spark', 'drafts', 'webhooks', 'imports', 'goals', 'work', 'shops'],
    ['pdps'],
    ['images'],
    ['acceptance'],
    ['scoring'],
    ['categories', 'scraping', 'users', 'credentials', 'events', 'views'],
    ['retailers', 'organizations', 'inbox'],
    ['audit'],
    ['auth'],
    ['module.ts'],
  ],
  [`${SERVICE}/domains/pdps`]: [
    ['pdps.module.ts'],
    ['readiness'],
    ['exports'],
    ['answers', 'changes', 'history'],
    ['trash'],
    ['submission'],
    ['reading'],
    ['scoring'],
    ['record'],
  ],
  [CONSOLE]: [
    ['main.tsx'],
    ['app.tsx'],
    ['frame'],
    ['pages'],
    ['features'],
    ['parts', 'engine'],
    ['data'],
    ['session'],
    ['words', 'styles', 'base.ts'],
  ],
}
/** Their subfolders must not import each other. */
const SEPARATE = new Set([`${CONSOLE}/pages`, `${CONSOLE}/pages/settings`, `${CONSOLE}/features`])
/** Must not import neighbors. */
const ISOLATED = [`${SERVICE}/platform/observability`, `${SERVICE}/platform/errors`]

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /^(packages\/[^/]+\/src|bench|scripts|training)\//.test(file))
const imports = files.flatMap(importsOf)
const problems = [...circles(), ...upward(), ...notSeparate(), ...notIsolated()]
for (const problem of problems) console.error(problem)
console.log(`${imports.length} imports of ${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Returns repository imports: file paths or, for packages, folders. */
function importsOf(file: string): Import[] {
  const { module, program } = parseSync(file, readFileSync(file, 'utf8'))
  const sources = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((each) => each.moduleRequest?.value ?? []),
    ),
    ...dynamicImports(program),
  ]
  return [...new Set(sources)].flatMap((source) => {
    if (source.startsWith('.')) return { from: file, to: posix.join(posix.dirname(file), source) }
    const name = /^@endcap\/([^/]+)/.exec(source)?.[1]
    return name === undefined ? [] : { from: file, to: `packages/${name}/src` }
  })
}

/** Finds `import()` expressions and types. */
function dynamicImports(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(dynamicImports)
  const { type, source, ...others } = node as { type?: string; source?: { value?: unknown } }
  const own =
    (type === 'ImportExpression' || type === 'TSImportType') && typeof source?.value === 'string'
      ? [source.value]
      : []
  return [...own, ...Object.values(others).flatMap(dynamicImports)]
}

function circles(): string[] {
  const graphs = new Map<string, Map<string, Map<string, Import>>>()
  for (const each of imports) {
    const level = lowestCommon(each)
    if (!level) continue
    const graph = graphs.get(level.folder) ?? new Map<string, Map<string, Import>>()
    const targets = graph.get(level.from) ?? new Map<string, Import>()
    if (!targets.has(level.to)) targets.set(level.to, each)
    graphs.set(level.folder, graph.set(level.from, targets))
  }
  return [...graphs].flatMap(([folder, graph]) => {
    const circle = findCircle(graph)
    return circle
      ? [`${folder}: circle\n${circle.map(({ from, to }) => `    ${from} -> ${to}`).join('\n')}`]
      : []
  })
}

/** Returns the folder whose entries an import connects, or null for a self-import. */
function lowestCommon({ from, to }: Import): { folder: string; from: string; to: string } | null {
  const [a, b] = [from.split('/'), to.split('/')]
  const depth = a.findIndex((name, index) => name !== b[index])
  const [left, right] = [a[depth], b[depth]]
  if (left === undefined || right === undefined) return null
  return { folder: a.slice(0, depth).join('/') || '.', from: left, to: right }
}

/** Finds a circle by depth-first search, or null. */
function findCircle(graph: ReadonlyMap<string, ReadonlyMap<string, Import>>): Import[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const edges: Import[] = []
  const visit = (node: string): Import[] | null => {
    const start = path.indexOf(node)
    if (start >= 0) return edges.slice(start)
    if (done.has(node)) return null
    path.push(node)
    for (const [next, edge] of graph.get(node) ?? []) {
      edges.push(edge)
      const circle = visit(next)
      if (circle) return circle
      edges.pop()
    }
    path.pop()
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const circle = visit(node)
    if (circle) return circle
  }
  return null
}

/** Reports imports against the order, and folders missing from it. */
function upward(): string[] {
  return Object.entries(ORDERS).flatMap(([folder, order]) => {
    const rank = (name: string) => order.findIndex((row) => row.includes(name))
    return imports.flatMap((each) => {
      const level = lowestCommon(each)
      if (level?.folder !== folder) return []
      const [from, to] = [rank(level.from), rank(level.to)]
      if (from < 0 || to < 0)
        return [`${folder}/${from < 0 ? level.from : level.to}: has no place in the order`]
      return from < to ? [] : [`${each.from} imports ${each.to}, which is not below it`]
    })
  })
}

function notSeparate(): string[] {
  return imports.flatMap((each) => {
    const level = lowestCommon(each)
    if (level === null || !SEPARATE.has(level.folder)) return []
    const isOfFolders = [level.from, level.to].every((name) => !name.includes('.'))
    return isOfFolders
      ? [`${each.from} imports ${each.to}, but folders of ${level.folder} import none of each other`]
      : []
  })
}

function notIsolated(): string[] {
  return imports.flatMap(({ from, to }) => {
    const folder = ISOLATED.find((each) => from.startsWith(`${each}/`))
    return folder !== undefined && to.startsWith(`${SERVICE}/`) && !to.startsWith(`${folder}/`)
      ? [`${from} imports ${to}, but ${folder} imports no other folder`]
      : []
  })
}
