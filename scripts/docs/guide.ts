// Builds the guide: the documents as pages without scripts, which work offline. `npm run console:build` runs it.
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Marked, type Tokens } from 'marked'

const ROOT = join(import.meta.dirname, '../..')
const STYLE = 'guide.css'
const GUIDE = join(ROOT, 'packages/console/guide')
/** Documents outside of `docs`, by the name of their page. */
const OTHERS = {
  'README.md': 'index',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'report-a-weakness',
  'packages/cli/README.md': 'command',
  'packages/client/README.md': 'client',
}
const PICTURE = /\.(?:png|svg|webp)$/

export type GuidePage = {
  source: string
  title: string
  html: string
  anchors: ReadonlySet<string>
  links: string[]
}

/** Returns the name of the file of the guide that a file of the repository becomes, or null. */
export function guideName(path: string): string | null {
  const other = Object.entries(OTHERS).find(([source]) => source === path)
  if (other) return `${other[1]}.html`
  const inDocs = /^docs\/(.*)$/.exec(path)?.[1]?.replaceAll('/', '-')
  if (inDocs === undefined) return null
  if (inDocs.endsWith('.md')) return inDocs.replace(/\.md$/, '.html')
  return PICTURE.test(inDocs) ? inDocs : null
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns the id of a heading, as code hosts write it. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Renders a document. Links to files that the guide has not become texts. */
export function renderPage(source: string, text: string): GuidePage {
  const anchors = new Set<string>()
  const links: string[] = []
  let title = ''
  const target = (href: string): string | null => {
    if (/^[a-z]+:/.test(href)) return href
    const [path = '', anchor] = href.split('#')
    const name = path === '' ? '' : guideName(posix.join(posix.dirname(source), path))
    if (name === null) return null
    const found = name + (anchor === undefined ? '' : `#${anchor}`)
    links.push(found)
    return found
  }
  const marked = new Marked({
    renderer: {
      heading({ depth, text: raw, tokens }: Tokens.Heading) {
        let id = idOf(raw)
        for (let again = 1; anchors.has(id); again++) id = `${idOf(raw)}-${again}`
        anchors.add(id)
        const html = this.parser.parseInline(tokens)
        if (depth === 1) title ||= escaped(raw.replaceAll('`', ''))
        return `<h${depth} id="${id}">${html}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const html = this.parser.parseInline(tokens)
        const to = target(href)
        return to === null ? html : `<a href="${to}">${html}</a>`
      },
      image({ href, text: alt }: Tokens.Image) {
        const to = target(href)
        return to === null ? alt : `<img src="${to}" alt="${alt}" loading="lazy">`
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n')
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { source, title: title || escaped(source), html, anchors, links }
}

/** Renders all documents, by the name of their file. */
export function renderGuide(): Map<string, GuidePage> {
  const sources = [...Object.keys(OTHERS), ...globSync('docs/**/*.md', { cwd: ROOT }).toSorted()]
  return new Map(
    sources.map((source) => [
      guideName(source) ?? '',
      renderPage(source, readFileSync(join(ROOT, source), 'utf8')),
    ]),
  )
}

/** Writes the guide. Returns its source files. */
export function buildGuide(folder = GUIDE): string[] {
  const pages = renderGuide()
  const pictures = globSync('docs/images/**', { cwd: ROOT }).filter((path) => PICTURE.test(path))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const chapters = chaptersOf(pages)
  for (const [name, page] of pages) writeFileSync(join(folder, name), layout(name, page, chapters))
  for (const path of pictures) copyFileSync(join(ROOT, path), join(folder, guideName(path) ?? ''))
  copyFileSync(join(import.meta.dirname, STYLE), join(folder, STYLE))
  const own = ['guide.ts', STYLE].map((name) => join(import.meta.dirname, name))
  return [
    ...own,
    ...[...pages.values()].map(({ source }) => join(ROOT, source)),
    ...pictures.map((path) => join(ROOT, path)),
  ]
}

/** Lists the documents in the order of the first page. */
function chaptersOf(pages: ReadonlyMap<string, GuidePage>): [name: string, title: string][] {
  const names = ['index.html', ...(pages.get('index.html')?.links ?? []), 'changelog.html']
  return [...new Set(names.map((name) => name.replace(/#.*/, '')))].flatMap((name) => {
    const page = pages.get(name)
    return page ? [[name, page.title]] : []
  })
}

const layout = (
  name: string,
  { title, html }: GuidePage,
  chapters: readonly [string, string][],
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Endcap</title>
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<nav aria-label="Chapters"><ul>
${chapters.map(([to, text]) => `<li><a href="${to}"${to === name ? ' aria-current="page"' : ''}>${text}</a></li>`).join('\n')}
</ul></nav>
<main>
${html}</main>
</body>
</html>
`

if (process.argv[1] === import.meta.filename) buildGuide()
