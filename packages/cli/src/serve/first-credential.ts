import type { NewCredential } from '../operator/administration/credential-administration.ts'
import type { Running } from '../operator/open-app.ts'
import { savePrivately } from '../terminal/save-privately.ts'

/** The credential of a first start. The secret is either here, to be printed, or in `credential_file`. */
export type FirstCredential = Omit<NewCredential, 'client_secret'> & {
  client_secret?: string
  credential_file?: string
}

/**
 * Creates an organization with a credential if the database has no organization yet; returns null
 * otherwise. Where standard output is no terminal, the secret goes into a file that only its owner may
 * read, because the output may end in the logs of a container.
 */
export async function createFirstCredential(
  { administration, log }: Pick<Running, 'administration' | 'log'>,
  { dataDirectory, isTerminal }: { dataDirectory: string; isTerminal: boolean },
): Promise<FirstCredential | null> {
  if ((await administration.listOrganizations({})).length > 0) return null
  const { organization_id } = await administration.createOrganization({
    name: 'First organization',
    icp: null,
    defaultPortfolio: true,
    rateLimit: null,
  })
  const credential = await administration.createCredential({
    organizationId: organization_id,
    integrationIds: [],
  })
  if (isTerminal) return credential
  const { client_secret: _secret, ...printable } = credential
  try {
    const name = `credential-${credential.client_id}.json`
    const file = await savePrivately(dataDirectory, name, JSON.stringify(credential))
    return { ...printable, credential_file: file }
  } catch (error) {
    log.error(
      { err: error, organization_id },
      'the first credential could not be saved; create another with endcap credential create --org',
    )
    return printable
  }
}
