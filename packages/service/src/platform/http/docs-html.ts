/** Options of Scalar, which loads nothing from other hosts. */
const OPTIONS = {
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  authentication: { preferredSecurityScheme: 'accessToken' },
}

/**
 * Allows styles without `'unsafe-inline'`: style elements get the page's nonce, and style attributes become
 * properties, which no policy restricts.
 */
const ALLOW_STYLES = `
      const { nonce } = document.currentScript
      const { createElement } = Document.prototype
      Document.prototype.createElement = function (...names) {
        const element = createElement.apply(this, names)
        if (element instanceof HTMLStyleElement) element.nonce = nonce
        return element
      }
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'style' && this.style) this.style.cssText = value
        else setAttribute.call(this, name, value)
      }
      const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
      Object.defineProperty(Element.prototype, 'innerHTML', {
        get,
        set(html) {
          set.call(this, String(html).replaceAll(/(<[^>]*) style=/g, '$1 data-style='))
          for (const element of this.querySelectorAll('[data-style]'))
            element.style.cssText = element.dataset.style
        },
      })
    `

/** `nonce` allows inline scripts and their style elements. */
export const docsHtml = ({ nonce, documentUrl }: { nonce: string; documentUrl: string }): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Endcap API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="csp-nonce" content="${nonce}">
    <link rel="icon" href="data:,">
    <script nonce="${nonce}">${ALLOW_STYLES}</script>
  </head>
  <body>
    <div id="app"></div>
    <script src="js/scalar.js"></script>
    <script nonce="${nonce}">
      Scalar.createApiReference('#app', ${JSON.stringify({ url: documentUrl, ...OPTIONS })})
    </script>
  </body>
</html>
`
