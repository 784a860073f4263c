import { defineModule } from '../module.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { listCategoriesOperation } from './operations/list-categories.ts'

export const categoriesModule = defineModule({
  name: 'categories',
  operations: (deps: { organizations: OrganizationStore }) => [listCategoriesOperation(deps)],
})
