// Writes the recipes into the client's README. Fails if an entry has no recipe or, with --check, if the README is
// out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { writeOrCheck } from './write-or-check.ts'

const CLIENT = new URL('../../packages/client/', import.meta.url)
/** A marker with its inserted recipe. */
const RECIPE = /<!-- recipe: ([\w-]+) -->\n(?:\n```ts\n.*?```\n)?/gs

const file = new URL('README.md', CLIENT)
const readme = readFileSync(file, 'utf8').replaceAll(RECIPE, (_all, name: string) => {
  const recipe = readFileSync(new URL(`test/recipes/${name}.ts`, CLIENT), 'utf8')
  return `<!-- recipe: ${name} -->\n\n\`\`\`ts\n${recipe}\`\`\`\n`
})
const { exports } = JSON.parse(readFileSync(new URL('package.json', CLIENT), 'utf8')) as { exports: object }
for (const path of Object.keys(exports))
  if (!readme.includes(` from '${path.replace('.', '@endcap/client')}'\n`))
    throw new Error(`add a recipe that imports the entry ${path} to the README of the client`)
writeOrCheck(file, readme)
