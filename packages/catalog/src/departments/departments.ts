import departments from '../../departments/departments.json' with { type: 'json' }

export type DepartmentId = keyof typeof departments

/** Slugs and categories, the most likely first. The files in `languages` have the names. */
export const DEPARTMENTS: Readonly<
  Record<DepartmentId, { slugs: readonly string[]; categories: readonly string[] }>
> = departments
