import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { say as message } from '@endcap/words'
import { ENGLISH } from '@endcap/words/english'
import { endcap } from '../../service/test/support/process.ts'
import { createProgram } from '../src/command-line.ts'
import { AdministrationError } from '../src/operator/control/administration-error.ts'
import { languageOfTerminal, speak, wordsOf } from '../src/terminal/say.ts'

const GERMAN = await wordsOf('de')

describe('the language of the terminal', () => {
  after(() => speak(ENGLISH))

  it('the language of the terminal is that of the locale, and English for C, POSIX and others without texts', () => {
    const cases = [
      [{ LANG: 'de_DE.UTF-8' }, 'de'],
      [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_CA@euro' }, 'fr'],
      [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR', LC_ALL: 'es' }, 'es'],
      [{ LANG: 'de_DE.UTF-8', LC_ALL: '' }, 'de'],
      [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
      [{ LANG: 'POSIX' }, 'en'],
      [{ LANG: 'xx_XX.UTF-8' }, 'en'],
      [{}, 'en'],
    ] as const
    for (const [environment, language] of cases) assert.equal(languageOfTerminal(environment), language)
  })

  it('the language of the terminal is that of the help', async () => {
    speak(GERMAN)
    const program = await createProgram('org')
    const help = program.commands[0]?.helpInformation() ?? ''
    for (const id of ['cli.help.usage', 'cli.org.description', 'cli.help.option_help'] as const)
      assert.ok(help.includes(GERMAN.text(id)), help)
  })

  it('the language of the terminal is that of a refusal, also of a service that runs in another language', () => {
    speak(GERMAN)
    const refusal = message('cli.credential.no_such_client', { client: 'ec_1' })
    assert.equal(new AdministrationError(refusal).message, GERMAN.write(refusal))
    assert.equal(new AdministrationError('a sentence of the service').message, 'a sentence of the service')
  })

  it('the language of the terminal is read from the environment when the command starts', async () => {
    const { text } = await wordsOf('de')
    const { stdout } = await endcap(['org', '--help'], { LC_ALL: 'de_DE.UTF-8' })
    assert.ok(stdout.includes(`\n${text('cli.org.description')}\n`), stdout)
  })

  it('the language of the terminal has no effect on JSON', async () => {
    const run = (LC_ALL: string) => endcap(['check', 'missing.png', '--json'], { LC_ALL })
    const [english, german] = await Promise.all([run('C'), run('de_DE.UTF-8')])
    assert.match(english.stdout, /The image cannot be read: the file does not exist/)
    assert.deepEqual(german, english)
  })
})
