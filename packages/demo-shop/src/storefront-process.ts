import { serveStorefront } from './storefront.ts'

// Forked by start-storefront.ts. Exits with its parent.
process.on('disconnect', () => process.exit(0))
// The parent handles Ctrl+C.
process.on('SIGINT', () => undefined)
const host = '127.0.0.1'
const port = Number(process.argv[2])
const { origin } = await serveStorefront({ host, port }).catch(() => serveStorefront({ host, port: 0 }))
process.send?.(origin)
