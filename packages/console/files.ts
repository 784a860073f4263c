/** The folder of the built console. `npm run console:build` writes it. */
export const CONSOLE_FILES = new URL('./static/', import.meta.url)
