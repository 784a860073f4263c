import { escapeMarkup } from '@endcap/drawing/svg'

const STYLE = `body{font:16px/1.45 system-ui,sans-serif;color:#1d232b;margin:0;background:#f4f6f8}
#navbar{background:#14395c;color:#fff;padding:14px 28px;font-weight:600}#navbar a{color:#fff;text-decoration:none}
main{max-width:1080px;margin:24px auto;padding:24px 28px;background:#fff;border-radius:10px}
a{color:#14598f}.a-breadcrumb ul{display:flex;gap:8px;list-style:none;padding:0;margin:0 0 16px;font-size:13px}
#ppd{display:flex;gap:32px}#imageBlock{display:flex;gap:12px;flex:0 0 470px}#altImages ul{list-style:none;margin:0;padding:0}
#altImages img{width:44px;border:1px solid #d5dbe1;border-radius:4px}#landingImage{width:400px}
h1{font-size:22px;margin:0 0 8px}table{margin-top:24px;border-collapse:collapse;font-size:14px}th,td{border-top:1px solid #e3e8ec;padding:8px 14px;text-align:left}
.products{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:20px;list-style:none;padding:0}.products img{width:100%}.products code{color:#5c6773}`

type Page = { title: string; head?: string; body: string; hasHeader?: boolean }

/** Returns a page of the demo shop, by default with the shop's header. */
export function htmlPage({ title, head = '', body, hasHeader = true }: Page): string {
  const header = hasHeader ? '<header id="navbar"><a href="/">Endcap demo shop</a></header>' : ''
  return `<!doctype html><html lang="en-us" class="a-no-js"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>${head}<style>${STYLE}</style></head>
<body>${header}<main>${body}</main></body></html>
`
}
