// Writes the recipes of the client into its README. With --check, fails if the README is out of date.
// usage: npm run client:readme [-- --check]
import { readFileSync } from 'node:fs'
import { writeOrCheck } from './write-or-check.ts'

const CLIENT = new URL('../packages/client/', import.meta.url)
/** A marker, with the recipe that was inserted before. */
const RECIPE = /<!-- recipe: ([\w-]+) -->\n(?:\n```ts\n.*?```\n)?/gs

const file = new URL('README.md', CLIENT)
const readme = readFileSync(file, 'utf8').replaceAll(RECIPE, (_all, name: string) => {
  const recipe = readFileSync(new URL(`test/recipes/${name}.ts`, CLIENT), 'utf8')
  return `<!-- recipe: ${name} -->\n\n\`\`\`ts\n${recipe}\`\`\`\n`
})
writeOrCheck(file, readme, 'client:readme')
