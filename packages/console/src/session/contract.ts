// Generated from the contract by npm run docs. Do not edit.

export type CreatedCredential = {
  client_id: string
  name: string
  /** Null for one without limits, which is like `admin` */
  access: 'read' | 'submit' | 'admin' | null
  /** Limits it to this retailer region. Null for all */
  retailer: string | null
  /** Limits it to listings with this tag. Null for all */
  tag: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Time of its last token, exact to a minute */
  last_used_at: string | null
  /** Null while it can be used */
  disabled_at: string | null
  /** Returned only here, so store it */
  client_secret: string
  /** Send it as `organization` for a token */
  organization_id: string
  audience: string
  /** Address of the token endpoint */
  token_url: string
  /** Name or email of the person who created it. Null for another origin */
  created_by: string | null
  /** Integrations that it may submit for */
  integration_ids: string[]
  /** True for a credential that may call `/admin/v1` */
  is_operator: boolean
  /** Base address of the service */
  base_url: string
}

export type DeadLetter = {
  /** Id of the job */
  id: string
  queue: string
  organization_id: string | null
  /** Name of the organization */
  organization: string | null
  /** Id of the listing, image or request that the job is about */
  subject: string | null
  /** Reason of the last failure */
  error: string | null
  failed_at: string | null
}

export type DeviceClaim = {
  /** Secret of this device */
  claim: string
  /** Three pictures that both devices show */
  pictures: ('bag' | 'bottle' | 'box' | 'can' | 'jar' | 'mug' | 'shoe' | 'tube')[]
  /** RFC 3339, in UTC */
  expires_at: string
}

export type DeviceLink = {
  /** Signs the person in, once. Returned only here */
  link: string
  /** RFC 3339, in UTC */
  expires_at: string
  /** Three pictures that both devices show */
  pictures: ('bag' | 'bottle' | 'box' | 'can' | 'jar' | 'mug' | 'shoe' | 'tube')[]
}

export type DeviceLinkState = {
  /** `opened`: another device has opened it. `ended`: it is used, expired or replaced */
  state: 'waiting' | 'opened' | 'ended'
}

export type InvitedPerson = {
  person: Person
  /** Signs the person in, once. Returned only here */
  link: string
  /** RFC 3339, in UTC */
  expires_at: string
}

export type LinkDescription = {
  kind: 'setup' | 'invitation' | 'sign_in'
  name: string | null
  organization: {
    name: string
  } | null
  role: Role
}

export type ManagedCredential = {
  client_id: string
  name: string | null
  /** Null for one without limits, which is like `admin` */
  access: 'read' | 'submit' | 'admin' | null
  /** Limits it to this retailer region. Null for all */
  retailer: string | null
  /** Limits it to listings with this tag. Null for all */
  tag: string | null
  /** RFC 3339, in UTC */
  created_at: string
  /** Time of its last token, exact to a minute */
  last_used_at: string | null
  /** Null while it can be used */
  disabled_at: string | null
  /** Name or email of the person who created it. Null for another origin */
  created_by: string | null
  /** Integrations that it may submit for */
  integration_ids: string[]
  /** True for a credential that may call `/admin/v1` */
  is_operator: boolean
}

export type ManagedCredentialList = {
  data: ManagedCredential[]
}

export type NewPerson = {
  name?: string | null | undefined
  /** Finds the person at the sign-in by OIDC */
  email?: string | null | undefined
  role: Role
  /** Limits the role to the listings of this retailer region. Not for admins */
  retailer?: string | null | undefined
  /** Limits the role to the listings that have this tag. Not for admins */
  tag?: string | null | undefined
}

export type Organization = {
  /** Id of the organization */
  organization_id: string
  name: string
  /** `suspended`: its clients and people are refused. `deleting`: a worker deletes its rows and files */
  state: 'active' | 'suspended' | 'deleting'
  suspended_at: string | null
  /** Paths of the category subtrees that it may use. Null for all */
  icp: string[] | null
  /** Language of reports, exports and tools */
  language: 'en' | 'de' | 'fr' | 'es'
  /** Submissions per minute. Null for the default */
  rate_limit: number | null
  /** Bytes of stored files. Null for the default */
  quota_bytes: number | null
  /** Portfolio of listings that name none */
  default_portfolio_id: string | null
  /** Use of what it is allowed */
  usage: OrganizationUsage[]
}

export type OrganizationChange = {
  name?: string | undefined
  /** Ids or paths of categories. Null for all */
  icp?: string[] | null | undefined
  /** Language of reports, exports and tools. `en` by default */
  language?: 'en' | 'de' | 'fr' | 'es' | undefined
  /** Submissions per minute. Null for the default */
  rate_limit?: number | null | undefined
  /** Bytes of stored files. Null for the default */
  quota_bytes?: number | null | undefined
  /** True refuses its clients and people. What was accepted is still scored, and false restores the access */
  suspended?: boolean | undefined
}

export type OrganizationChoice = {
  organization_id: string
  name: string
  role: Role
  /** Limits the role to this retailer region. Null for all */
  retailer: string | null
  /** Limits the role to listings with this tag. Null for all */
  tag: string | null
}

export type OrganizationList = {
  data: Organization[]
}

export type OrganizationUsage = {
  quota: 'stored_bytes' | 'upload_bytes' | 'import_bytes' | 'corrections' | 'rubric_versions' | 'fact_bytes'
  used: number
  allowed: number
}

export type Passkey = {
  passkey_id: string
  name: string
  /** RFC 3339, in UTC */
  created_at: string
  last_used_at: string | null
}

export type PasskeyOptions = {
  /** Options of WebAuthn, for `parse…OptionsFromJSON` of the browser */
  options: Record<string, unknown>
}

export type Person = {
  /** Id of the person */
  user_id: string
  /** Null until the person gives it */
  name: string | null
  email: string | null
  role: Role
  /** Limits the role to this retailer region. Null for all */
  retailer: string | null
  /** Limits the role to listings with this tag. Null for all */
  tag: string | null
  /** True for an operator of the installation */
  is_operator: boolean
  state: 'active' | 'invited' | 'disabled'
  last_seen_at: string | null
  /** RFC 3339, in UTC */
  created_at: string
}

export type PersonChange = {
  role?: Role | undefined
  /** Limits the role to the listings of this retailer region. Not for admins */
  retailer?: string | null | undefined
  /** Limits the role to the listings that have this tag. Not for admins */
  tag?: string | null | undefined
  disabled?: boolean | undefined
}

export type PersonLink = {
  /** Signs the person in, once. Returned only here */
  link: string
  /** RFC 3339, in UTC */
  expires_at: string
}

export type PersonList = {
  data: Person[]
}

export type PersonToken = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
}

export type RecoveryCodes = {
  codes: string[]
}

export type Role = 'viewer' | 'editor' | 'admin'

export type ServiceHealth = {
  /** Version of the service */
  version: string
  /** Commit that it was built from. Null if unknown */
  commit: string | null
  /** Newest migration of its release */
  schema: string
  /** RFC 3339, in UTC */
  started_at: string
  queues: {
    name: string
    waiting: number
    active: number
    /** Dead letters */
    failed: number
  }[]
  /** The longest waiting ones, at most 100 */
  dead_letters: DeadLetter[]
  findings: {
    check: string
    level: 'ok' | 'warning' | 'error'
    text: string
    advice: string | null
  }[]
  storage: {
    kind: 'file' | 's3'
    /** Directory or bucket */
    place: string
    /** Null for a bucket */
    free_bytes: number | null
    /** Null for a bucket */
    total_bytes: number | null
    database: 'embedded' | 'postgresql'
  }
}

export type Session = {
  user: {
    user_id: string
    name: string | null
    email: string | null
    is_operator: boolean
  }
  organization: OrganizationChoice
  organizations: OrganizationChoice[]
  base_url: string
  version: string
  model_version: string
  /** The demo shop. Null without it */
  demo: {
    asins: string[]
  } | null
  docs_url: string
  can: {
    manage_people: boolean
    edit: boolean
    operate: boolean
  }
}

export type SignInOptions = {
  /** The identity provider */
  oidc: {
    name: string
  } | null
  has_users: boolean
  /** True if the base address allows passkeys */
  passkeys: boolean
}

export type WaysIn = {
  /** True if the base address allows passkeys */
  has_passkeys: boolean
  passkeys: Passkey[]
  /** Null without a code that is left */
  recovery_codes: {
    left: number
    /** RFC 3339, in UTC */
    created_at: string
  } | null
  /** True if the person has signed in by OIDC */
  has_company_sign_in: boolean
}
