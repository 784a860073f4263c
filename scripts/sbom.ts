// Writes a software bill of materials (CycloneDX 1.5) of what a release contains. `npm sbom --omit=dev` would leave out the
// packages that the workspace also names for development, such as fastify.
// usage: npm run sbom [-- FILE]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shipped, shippedFonts, shippedModels, shippedPackages } from './shipped.ts'

type Component = { 'bom-ref': string; type: string; name: string; version?: string }

const ROOT = join(import.meta.dirname, '..')

/** Returns the bill of materials of this checkout. The same checkout has the same one. */
export function billOfMaterials() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const purl = `pkg:npm/endcap@${version}`
  const shipped = [...shippedPackages(), ...shippedModels(), ...shippedFonts()]
  const components = new Map(shipped.map(componentOf).map((component) => [component['bom-ref'], component]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': purl,
        type: 'application',
        name: 'endcap',
        version,
        purl,
        licenses: [{ expression: 'Apache-2.0' }],
      },
    },
    components: [...components.values()],
  }
}

/** Packages of an npm name and version are one component, wherever they are installed. */
function componentOf({ kind, name, version, license, files, integrity }: Shipped): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, algorithm = '', digest = ''] = /^(sha\d+)-(\S+)/.exec(integrity ?? '') ?? []
  return {
    'bom-ref': version === null ? `${kind}:${name}` : purl,
    type: kind === 'font' ? 'data' : kind,
    name,
    ...(version !== null && { version, purl }),
    ...(license !== null && { licenses: [{ expression: license }] }),
    ...(digest !== '' && {
      hashes: [
        { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
      ],
    }),
    ...(files.length > 0 && {
      components: files.map((file) => ({
        type: 'file',
        name: file.name,
        hashes: [{ alg: 'SHA-256', content: file.sha256 }],
      })),
    }),
  }
}

if (process.argv[1] === import.meta.filename) {
  const bom = billOfMaterials()
  const file = process.argv[2] ?? 'endcap.cdx.json'
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
  console.log(`${file}: ${bom.components.length} components`)
}
