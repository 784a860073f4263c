import { readFileSync, statSync } from 'node:fs'
import { fileVariable } from '@endcap/foundation/settings/setting'
import { AWS_CREDENTIALS } from '../platform/blobs/blob-config.ts'
import { SECRET_SETTINGS } from './settings.ts'

/** Secrets are shorter, so a larger file is the wrong one. */
const MAX_BYTES = 64 * 1024

/** Settings marked as secret, and the AWS SDK's variables. */
const SECRETS: readonly string[] = [...SECRET_SETTINGS, ...AWS_CREDENTIALS]
/** Variables that name a file with a secret. */
export const FILE_VARIABLES: readonly string[] = SECRETS.map(fileVariable)

/**
 * Sets `NAME` to the content of the file in `NAME_FILE`, without the final newline. `problems` has a line per
 * unusable file, without the path, because it may be a secret in the wrong variable.
 */
export function readSecretFiles(
  environment: NodeJS.ProcessEnv,
  names: readonly string[] = SECRETS,
): { environment: NodeJS.ProcessEnv; problems: string[] } {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of names) {
    const variable = fileVariable(name)
    const path = environment[variable]
    if (!path) continue
    try {
      if (environment[name]) throw new SecretFileError(`${name} is set too: remove one of the two`)
      values[name] = readSecret(path)
    } catch (error) {
      if (!(error instanceof SecretFileError)) throw error
      problems.push(`${variable}: ${error.message}`)
    }
  }
  return { environment: { ...environment, ...values }, problems }
}

class SecretFileError extends Error {}

function readSecret(path: string): string {
  const text = readFile(path).replace(/\r?\n$/, '')
  if (text === '') throw new SecretFileError('the file is empty')
  return text
}

function readFile(path: string): string {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) throw new SecretFileError('must name a file')
    if (stats.size > MAX_BYTES) throw new SecretFileError(`the file is larger than ${MAX_BYTES / 1024} KiB`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof SecretFileError) throw error
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new SecretFileError(`the file cannot be read${code}`)
  }
}
