import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const BENCH = join(import.meta.dirname, '../bench')

/** A command: its file below `bench/`, its arguments, and the file's head comment. */
export type Command = { name: string; file: string; args: string; about: string }

const HEAD = /^(?<about>(?:\/\/ .*\n)+?)\/\/ usage: npm run bench -- (?<name>[\w-]+) ?(?<args>.*)\n/

/** Finds the files of `bench/` whose head has a usage line. */
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
