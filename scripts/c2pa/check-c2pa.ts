// Judges the Content Credentials of each kind of signed image with the reference implementation of C2PA.
// usage: npm run check -- c2pa
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composed, drawn, enhanced, NO_ORIGIN, renderImage, writeImage } from '@endcap/vision'
import sharp from 'sharp'
import { createC2paKey } from '../../packages/service/src/domains/images/c2pa-key.ts'
import { createSignImage } from '../../packages/service/src/domains/images/sign-image.ts'
import { installPythonTools } from '../openapi/python.ts'

const programs = installPythonTools(join(import.meta.dirname, 'requirements.txt'))
await using stack = new AsyncDisposableStack()
const directory = await mkdtemp(join(tmpdir(), 'endcap-c2pa-'))
stack.defer(() => rm(directory, { recursive: true, force: true }))

const { key, issuer } = await createC2paKey()
const keyFile = join(directory, 'key.pem')
const issuerFile = join(directory, 'issuer.pem')
await writeFile(keyFile, key, { mode: 0o600 })
await writeFile(issuerFile, issuer)
const signImage = await createSignImage({ keyFile })

const picture = () => sharp({ create: { width: 900, height: 700, channels: 3, background: '#b04030' } })
const root = { ...NO_ORIGIN, sha256: null }
const generated = { ...root, sourceType: 'trainedAlgorithmicMedia' }
const scene = await writeImage(picture(), composed([root]), { format: 'jpeg' })
const crop = await writeImage(picture(), enhanced(root), { format: 'jpeg' })
const ofGenerated = await writeImage(picture(), composed([generated]), { format: 'jpeg' })
const drawing = await writeImage(picture(), drawn([root]), { format: 'png' })
const unmarked = await picture().jpeg().toBuffer()
const signedScene = await signImage(scene, 'made')

const JPEG = { mediaType: 'image/jpeg', pixelFromEnd: 40 }
const CASES = [
  { name: 'scene', bytes: signedScene, sourceType: 'compositeSynthetic', ...JPEG },
  { name: 'crop', bytes: await signImage(crop, 'made'), sourceType: 'algorithmicallyEnhanced', ...JPEG },
  {
    name: 'scene with a generated part',
    bytes: await signImage(ofGenerated, 'made'),
    sourceType: 'compositeWithTrainedAlgorithmicMedia',
    ...JPEG,
  },
  {
    name: 'drawing',
    bytes: await signImage(drawing, 'made'),
    sourceType: 'dataDrivenMedia',
    mediaType: 'image/png',
    // Before the end chunk and the checksum.
    pixelFromEnd: 20,
  },
  {
    name: 'rendition of a signed scene',
    bytes: await signImage(await renderImage(signedScene, 'full'), 'copied'),
    sourceType: 'compositeSynthetic',
    ...JPEG,
  },
  {
    name: 'rendition of an unmarked image',
    bytes: await signImage(await renderImage(unmarked, 'full'), 'copied'),
    sourceType: null,
    ...JPEG,
  },
]

const judge = spawn(join(programs, 'python'), [join(import.meta.dirname, 'judge.py')], {
  stdio: ['pipe', 'inherit', 'inherit'],
  env: { ...process.env, ISSUER: issuerFile },
})
for (const { bytes, name, ...facts } of CASES) {
  const path = join(directory, name.replaceAll(' ', '-'))
  await writeFile(path, bytes)
  judge.stdin.write(`${JSON.stringify({ ...facts, name, path })}\n`)
}
judge.stdin.end()
const [code] = (await once(judge, 'exit')) as [number | null]
process.exitCode = code ?? 1
