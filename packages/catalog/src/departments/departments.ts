import departments from '../../departments/departments.json' with { type: 'json' }

export type DepartmentId = keyof typeof departments

/** Most likely category first. */
export const DEPARTMENTS: Readonly<
  Record<DepartmentId, { slugs: readonly string[]; categories: readonly string[] }>
> = departments
