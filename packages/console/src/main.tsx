import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import './parts/button.css'
import './parts/score.css'
import './parts/breakdown.css'
import './parts/shelf.css'
import './parts/parts.css'
import './frame/frame.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { applyTheme } from './frame/theme.ts'
import { refreshSession } from './session/session.ts'

const RELOADED = 'endcap-reloaded'

// After an upgrade the chunks of an open page are gone. Loading it anew gets those of the new release, once.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED) !== null) return
  sessionStorage.setItem(RELOADED, '1')
  event.preventDefault()
  location.reload()
})
addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RELOADED), 10_000))

applyTheme()
const root = document.getElementById('app')
if (root) render(<App />, root)
void refreshSession()
