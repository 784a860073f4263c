// Process of `compare-commits.ts`. Measures inputs with the module in its argument.
import type { Call, Reply } from './compare-commits.ts'

const module = `./${process.argv[2] ?? ''}`
const { measure } = (await import(module)) as { measure: (input: unknown) => Promise<unknown> }

process.on('disconnect', () => process.exit())
process.on('message', ({ input }: Call) => {
  void measure(input).then(
    (result) => reply({ result }),
    (error: unknown) =>
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

const reply = (answer: Reply) => process.send?.(answer)
