import { sign } from 'node:crypto'
import { readOrigin } from '@endcap/vision'
import type { CoseAlgorithmIdentifier, Signer } from '@trustnxt/c2pa-ts/cose'
import type { DigitalSourceType, Manifest } from '@trustnxt/c2pa-ts/manifest'
import { v4 as uuidV4 } from 'uuid'
import packageJson from '../../../package.json' with { type: 'json' }
import type { C2paConfig } from './c2pa-config.ts'
import type { C2paKey } from './c2pa-key.ts'

/** `made`: a new picture. `copied`: one in another size or format. */
export type Making = 'made' | 'copied'

/** Adds Content Credentials that state the origin of a JPEG or PNG. Other formats stay as they are. */
export type SignImage = (bytes: Buffer, making: Making) => Promise<Buffer>

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const HASH = 'SHA-256'

type Library = typeof import('@trustnxt/c2pa-ts/manifest')

/** Creates the signing. Without a key, nothing is loaded or changed. @throws Error if the key cannot be used */
export async function createSignImage({ keyFile }: C2paConfig): Promise<SignImage> {
  if (keyFile === null) return async (bytes) => bytes
  const [{ readC2paKey }, { JPEG, PNG }, library, { CoseAlgorithmIdentifier: algorithms }] =
    await Promise.all([
      import('./c2pa-key.ts'),
      import('@trustnxt/c2pa-ts/asset'),
      import('@trustnxt/c2pa-ts/manifest'),
      import('@trustnxt/c2pa-ts/cose'),
    ])
  const signer = signerOf(await readC2paKey(keyFile), algorithms.ES256)

  return async function signImage(bytes, making) {
    const Format = [JPEG, PNG].find((each) => each.canRead(bytes))
    if (!Format) return bytes
    const { sourceType } = await readOrigin(bytes)
    const mediaType = Format === JPEG ? 'image/jpeg' : 'image/png'
    const asset = new Format(bytes)
    const store = new library.ManifestStore()
    const manifest = store.createManifest({
      claimVersion: library.ClaimVersion.V2,
      assetFormat: mediaType,
      instanceID: `xmp:iid:${uuidV4()}`,
      defaultHashAlgorithm: HASH,
      signer,
    })
    if (manifest.claim)
      Object.assign(manifest.claim, {
        claimGeneratorName: 'Endcap',
        claimGeneratorVersion: packageJson.version,
      })
    const hash = library.DataHashAssertion.create(HASH)
    manifest.addAssertion(hash)
    addActions(library, manifest, { making, mediaType, sourceType })
    await asset.ensureManifestSpace(store.measureSize())
    await hash.updateWithAsset(asset)
    await manifest.sign(signer)
    await asset.writeManifestJUMBF(store.getBytes())
    return Buffer.from(await asset.getDataRange())
  }
}

type Made = { making: Making; mediaType: string; sourceType: string | null }

/** States how the image was made. A copy has the stored image as its parent. */
function addActions(library: Library, manifest: Manifest, { making, mediaType, sourceType }: Made): void {
  const { ActionAssertion, ActionType, AssertionLabels } = library
  const ofType = sourceType === null ? {} : { digitalSourceType: termOf(sourceType) }
  const actions = new ActionAssertion()
  actions.label = AssertionLabels.actionsV2
  if (making === 'made') actions.actions = [{ action: ActionType.C2paCreated, ...ofType }]
  else {
    const parent = parentOf(library, mediaType)
    manifest.addAssertion(parent)
    const ingredients = [manifest.createAssertionReference(parent)]
    actions.actions = [
      { action: ActionType.C2paOpened, parameters: { ingredients } },
      { action: ActionType.C2paConverted, ...ofType },
    ]
  }
  manifest.addAssertion(actions)
}

// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the library lacks new terms, but writes any
const termOf = (sourceType: string) => `${SOURCE_TYPES}${sourceType}` as DigitalSourceType

function parentOf({ IngredientAssertion, RelationshipType }: Library, mediaType: string) {
  const parent = IngredientAssertion.createV3(RelationshipType.ParentOf)
  parent.title = 'The stored image'
  parent.format = mediaType
  return parent
}

/** The library's own signer writes ECDSA signatures in a form that other readers refuse. */
const signerOf = (
  { privateKey, certificate, issuer }: C2paKey,
  algorithm: CoseAlgorithmIdentifier,
): Signer => ({
  algorithm,
  certificate,
  chainCertificates: [issuer],
  sign: async (payload) =>
    new Uint8Array(sign('sha256', payload, { key: privateKey, dsaEncoding: 'ieee-p1363' })),
})
