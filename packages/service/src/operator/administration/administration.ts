import { setImmediate } from 'node:timers/promises'
import { validate as isUuid } from 'uuid'
import type { AccessTokens } from '../../domains/auth/access-tokens.ts'
import type { AuthConfig } from '../../domains/auth/auth-config.ts'
import type { CredentialStore } from '../../domains/auth/credential-store.ts'
import type { CategoryStore } from '../../domains/categories/category-store.ts'
import { productCodes, findCategory, findCategoryByPath } from '@endcap/catalog'
import {
  byCodesAndName,
  type ProductHints,
  type Resolution,
} from '../../domains/categories/resolve-category.ts'
import type { Db } from '../../platform/db/database.ts'
import { AdministrationError } from '../control/administration-error.ts'
import { createDiagnosis } from '../doctor/diagnosis.ts'
import { createJobAdministration, type JobWork } from './job-administration.ts'
import type { Organization, OrganizationStore } from '../../domains/organizations/organization-store.ts'

type Deps = {
  db: Db
  organizations: OrganizationStore
  credentials: CredentialStore
  categories: CategoryStore
  tokens: AccessTokens
  config: AuthConfig
  queues: readonly string[]
  jobWork: () => Promise<JobWork>
}

/** Products resolved before the event loop may serve requests: some 10 ms. */
const PRODUCTS_PER_TURN = 20

export type NewCredential = {
  client_id: string
  client_secret: string
  organization_id: string
  audience: string
  token_url: string
}

/** Returns the administrative operations by name. Inputs and results are plain JSON, because a socket carries them. */
export function createAdministration({
  db,
  organizations,
  credentials,
  categories,
  tokens,
  config,
  queues,
  jobWork,
}: Deps) {
  async function existing(organizationId: string): Promise<Organization> {
    const organization = isUuid(organizationId) ? await organizations.find(organizationId) : null
    if (!organization) throw new AdministrationError(`there is no organization ${organizationId}`)
    return organization
  }

  return {
    ...createJobAdministration({ jobWork }),
    ...createDiagnosis({ db, baseUrl: config.baseUrl, queues }),

    async createOrganization(input: {
      name: string
      icp: string[] | null
      defaultPortfolio: boolean
      rateLimit: number | null
    }) {
      const name = input.name.trim()
      if (name === '' || /\p{Cc}/u.test(name))
        throw new AdministrationError('the name must be one line of text')
      const organization = await organizations.create({
        name,
        icp: input.icp && categoryIds(input.icp),
        rateLimit: input.rateLimit,
        withDefaultPortfolio: input.defaultPortfolio,
      })
      return presentOrganization(organization)
    },

    async listOrganizations(_input: object) {
      return (await organizations.list()).map((organization) => ({
        ...presentOrganization(organization),
        rate_limit: organization.rateLimit,
      }))
    },

    async setIcp(input: { organizationId: string; icp: string[] | null }) {
      await existing(input.organizationId)
      await organizations.setIcp(input.organizationId, input.icp && categoryIds(input.icp))
      return presentOrganization(await existing(input.organizationId))
    },

    async createCredential(input: {
      organizationId: string
      integrationIds: string[]
    }): Promise<NewCredential> {
      await existing(input.organizationId)
      const { clientId, clientSecret } = await credentials.create({
        ...input,
        environment: config.environment,
      })
      return {
        client_id: clientId,
        client_secret: clientSecret,
        organization_id: input.organizationId,
        audience: config.audience,
        token_url: `${config.baseUrl}/auth/token`,
      }
    },

    async listCredentials(input: { organizationId: string | null }) {
      if (input.organizationId !== null) await existing(input.organizationId)
      return (await credentials.list(input.organizationId)).map((credential) => ({
        client_id: credential.clientId,
        organization_id: credential.organizationId,
        environment: credential.environment,
        integration_ids: credential.integrationIds,
        created_at: credential.createdAt.toISOString(),
        disabled_at: credential.disabledAt?.toISOString() ?? null,
      }))
    },

    async disableCredential(input: { clientId: string }) {
      if (!(await credentials.disable(input.clientId)))
        throw new AdministrationError(`there is no client ${input.clientId}`)
      // Applies here at once, and in other processes with their next refresh.
      await tokens.refresh()
      return { client_id: input.clientId, disabled: true }
    },

    async rotateKeys(_input: object) {
      const { kid, activeFrom } = await tokens.rotate()
      return { kid, active_from: activeFrom.toISOString() }
    },

    async mapCategories(input: { organizationId: string; rows: { externalId: string; category: string }[] }) {
      await existing(input.organizationId)
      const rows = input.rows.map(({ externalId, category }) => ({
        externalId,
        categoryId: categoryId(category),
      }))
      await categories.saveExternal(input.organizationId, rows)
      return { organization_id: input.organizationId, mapped: rows.length }
    },

    async importProducts(input: { organizationId: string; rows: { code: string; category: string }[] }) {
      await existing(input.organizationId)
      const rows = input.rows.map(({ code, category }) => {
        const [product] = productCodes({ gtin: code, asin: code })
        if (!product) throw new AdministrationError(`"${code}" is neither a GTIN nor an ASIN`)
        return { product, categoryId: categoryId(category), isGuess: false }
      })
      await categories.saveKnownProducts(db, input.organizationId, rows)
      return { organization_id: input.organizationId, imported: rows.length }
    },

    /** Resolves categories in the order of a submission: known products first, then names. */
    async resolveCategories(input: {
      organizationId: string
      products: ProductHints[]
    }): Promise<Resolution[]> {
      const { id: organizationId, icp } = await existing(input.organizationId)
      const resolutions: Resolution[] = []
      for (const product of input.products) {
        const hints = { codes: productCodes(product), name: product.name ?? null }
        resolutions.push(await byCodesAndName(categories, hints, { organizationId, icp }))
        // A catalog may be long. Requests are served in between.
        if (resolutions.length % PRODUCTS_PER_TURN === 0) await setImmediate()
      }
      return resolutions
    },
  }
}

export type Administration = ReturnType<typeof createAdministration>

function presentOrganization({ id, name, icp, defaultPortfolioId }: Organization) {
  return {
    organization_id: id,
    name,
    icp: icp?.map((category) => findCategory(category)?.path ?? category) ?? null,
    default_portfolio_id: defaultPortfolioId,
  }
}

/** Returns the id of a category given by id or path. */
function categoryId(category: string): string {
  const found = findCategory(category) ?? findCategoryByPath(category)
  if (!found)
    throw new AdministrationError(`there is no category "${category}"; endcap category list prints all`)
  return found.id
}

const categoryIds = (categories: readonly string[]): string[] => categories.map(categoryId)
