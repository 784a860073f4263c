import departments from '../../departments/departments.json' with { type: 'json' }

export type DepartmentId = keyof typeof departments

/** Most likely category first. `languages` has the names. */
export const DEPARTMENTS: Readonly<
  Record<DepartmentId, { slugs: readonly string[]; categories: readonly string[] }>
> = departments
