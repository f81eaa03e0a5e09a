import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGS } from '../languages'

const HERE = new URL('.', import.meta.url)
const SOURCES = new URL('..', HERE)

const catalogues = (lang: string): string[] => readdirSync(new URL(`${lang}/`, HERE)).sort()
const read = (lang: string): string =>
  catalogues(lang)
    .map((name) => readFileSync(new URL(`${lang}/${name}`, HERE), 'utf8'))
    .join('\n')

/** Messages by id, with the arguments that they mention. */
function messages(lang: string): Map<string, string[]> {
  const text = read(lang)
  const parts = text.split(/^(?=[a-z][a-z0-9-]* =)/m).filter((part) => /^[a-z][a-z0-9-]* =/.test(part))
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf(' =')),
      [...new Set([...part.matchAll(/\$([a-z]+)/g)].map((match) => match[1] ?? ''))].sort(),
    ]),
  )
}

/** The names of messages in the sources; the end of a name that is put together is left open. */
function used(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  )
  const code = files.map((name) => readFileSync(new URL(name, SOURCES), 'utf8')).join('\n')
  return [...code.matchAll(/\bsay\(\s*(?:'([a-z0-9-]+)'|`([a-z-]+)\$)/g)].map((match) => match[1] ?? `${match[2]}*`)
}

test.each(LANGS)('%s has the catalogues that English has', (lang) => {
  expect(catalogues(lang)).toEqual(catalogues('en'))
})

test.each(LANGS)('%s is Fluent, and each message is written once', (lang) => {
  const written = read(lang).match(/^[a-z][a-z0-9-]* =/gm) ?? []

  expect(new FluentResource(read(lang)).body.length).toBe(written.length)
  expect(new Set(written).size).toBe(written.length)
})

test.each(LANGS)('%s has all messages, with the arguments that English has', (lang) => {
  expect([...messages(lang).keys()]).toEqual([...messages('en').keys()])
  for (const [id, args] of messages(lang)) {
    const english = messages('en').get(id)
    expect(
      args.filter((arg) => !english?.includes(arg)),
      id,
    ).toEqual([])
  }
})

test('every message that is said is there', () => {
  const ids = [...messages('en').keys()]

  const missing = used().filter((id) =>
    id.endsWith('*') ? !ids.some((each) => each.startsWith(id.slice(0, -1))) : !ids.includes(id),
  )

  expect(missing).toEqual([])
})

test('every message is said somewhere', () => {
  const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(new URL(name, SOURCES), 'utf8'))
    .join('\n')
  const open = used().filter((id) => id.endsWith('*'))

  const idle = [...messages('en').keys()].filter(
    (id) => !code.includes(`'${id}'`) && !open.some((start) => id.startsWith(start.slice(0, -1))),
  )

  expect(idle).toEqual([])
})
