import departments from '../../departments/departments.json' with { type: 'json' }

/** Id of a department. */
export type DepartmentId = keyof typeof departments

/**
 * Departments of the marketplace's storefronts: their slugs in addresses, and the categories of their products,
 * the most likely first. The files in `languages` have their names.
 */
export const DEPARTMENTS: Readonly<
  Record<DepartmentId, { slugs: readonly string[]; categories: readonly string[] }>
> = departments
