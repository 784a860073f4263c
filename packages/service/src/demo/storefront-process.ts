import { serveStorefront } from './storefront.ts'

// Forked by start-storefront.ts. Without its parent nobody needs it.
process.on('disconnect', () => process.exit(0))
// The terminal's Ctrl+C is the parent's to act on.
process.on('SIGINT', () => undefined)
const { origin } = await serveStorefront({ host: '127.0.0.1', port: 0 })
process.send?.(origin)
