import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import './styles/forced-colors.css'
import './parts/button.css'
import './parts/score.css'
import './parts/breakdown.css'
import './parts/shelf.css'
import './parts/parts.css'
import './frame/frame.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { isShared } from './base.ts'
import { allowReloadLater, reloadOnce } from './parts/lazy-page.ts'
import { refreshSession } from './session/session.ts'
import { applyTheme } from './session/theme.ts'
import { pageLanguage, useLanguage } from './words/say.ts'

applyTheme()
const language = pageLanguage()
await useLanguage(language).catch(async (error: unknown) => {
  await reloadOnce()
  document.getElementById('not-loaded')?.removeAttribute('hidden')
  throw error
})
document.documentElement.lang = language
const root = document.getElementById('app')
if (root) render(<App />, root)
if (!isShared()) void refreshSession()
allowReloadLater()
