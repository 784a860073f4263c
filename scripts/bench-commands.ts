import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the measuring commands. */
export const BENCH = join(import.meta.dirname, '../bench')

/** A measuring command: its file below `bench/`, its arguments, and the sentences at the head of the file. */
export type Command = { name: string; file: string; args: string; about: string }

const HEAD = /^(?<about>(?:\/\/ .*\n)+?)\/\/ usage: npm run bench -- (?<name>[\w-]+) ?(?<args>.*)\n/

/** Returns the measuring commands by name: every file of `bench/` whose head says how it is called. */
export const benchCommands = (): Command[] =>
  globSync(['*.ts', '*/*.ts'], { cwd: BENCH })
    .flatMap((file) => {
      const { about, name, args } = HEAD.exec(readFileSync(join(BENCH, file), 'utf8'))?.groups ?? {}
      if (about === undefined || name === undefined || args === undefined) return []
      return [
        {
          name,
          file,
          args,
          about: about
            .replaceAll(/^\/\/ /gm, '')
            .trim()
            .replaceAll('\n', ' '),
        },
      ]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
