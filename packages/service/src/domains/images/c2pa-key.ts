import { createPrivateKey, type KeyObject, webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { messageOf } from '@endcap/foundation/errors/reason'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** Key of the installation with its certificate, and the certificate of its issuer. */
export type C2paKey = { privateKey: KeyObject; certificate: X509Certificate; issuer: X509Certificate }

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const VALID_DAYS = 3_650
const DAY_MS = 86_400_000
/** `emailProtection`, which the C2PA specification (14.5.1) allows for claim signers. */
const PURPOSE = '1.3.6.1.5.5.7.3.4'
const NAME = 'O=Endcap'

/**
 * Creates a key with a certificate and its issuer, because readers refuse self-signed certificates. The issuer's
 * own key is forgotten. Returns both files as PEM.
 */
export async function createC2paKey(): Promise<{ key: string; issuer: string }> {
  cryptoProvider.set(webcrypto)
  const [root, own] = await Promise.all([generateKeys(), generateKeys()])
  const term = {
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + VALID_DAYS * DAY_MS),
    signingAlgorithm: ALGORITHM,
  }
  const issuer = await X509CertificateGenerator.createSelfSigned({
    ...term,
    name: `CN=Endcap installation, ${NAME}`,
    keys: root,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(root.publicKey),
    ],
  })
  const certificate = await X509CertificateGenerator.create({
    ...term,
    subject: `CN=Endcap, ${NAME}`,
    issuer: issuer.subject,
    publicKey: own.publicKey,
    signingKey: root.privateKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([PURPOSE], true),
      await SubjectKeyIdentifierExtension.create(own.publicKey),
      await AuthorityKeyIdentifierExtension.create(root.publicKey),
    ],
  })
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', own.privateKey)
  const parts = [
    PemConverter.encode(pkcs8, 'PRIVATE KEY'),
    certificate.toString('pem'),
    issuer.toString('pem'),
  ]
  return { key: `${parts.join('\n')}\n`, issuer: `${issuer.toString('pem')}\n` }
}

const generateKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])

/** Reads the file of `createC2paKey`. @throws Error with the reason if it cannot be used */
export async function readC2paKey(path: string): Promise<C2paKey> {
  const unusable = (reason: string, options?: ErrorOptions) =>
    new Error(`ENDCAP_C2PA_KEY: ${path} ${reason}. Create a key with endcap keys c2pa`, options)
  const pem = await readFile(path, 'utf8').catch((error: unknown) => {
    throw unusable(`cannot be read: ${messageOf(error)}`, { cause: error })
  })
  const [certificate, issuer] = certificatesIn(pem)
  if (!certificate || !issuer) throw unusable('has no key with a certificate and its issuer')
  if (certificate.notAfter < new Date())
    throw unusable(`has expired on ${certificate.notAfter.toISOString()}`)
  try {
    return { privateKey: createPrivateKey(pem), certificate, issuer }
  } catch (error) {
    throw unusable(`has no usable key: ${messageOf(error)}`, { cause: error })
  }
}

const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (each) => new X509Certificate(each),
  )
