import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGS, type Lang } from '../languages'
import { settings } from '../settings.svelte'

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true })

/** The catalogues of each language: the room's own, and one for each table that has words of its own. */
const sources = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    Object.entries(files)
      .filter(([name]) => name.startsWith(`./${lang}/`))
      .map(([, text]) => text),
  ]),
) as Record<Lang, string[]>

const bundles = new Map<Lang, FluentBundle>()

function bundle(lang: Lang): FluentBundle {
  let made = bundles.get(lang)
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources[lang]) made.addResource(new FluentResource(source))
    bundles.set(lang, made)
  }
  return made
}

/** A message of the room in the reader's language; it follows when the language is switched. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundle(settings.lang)
  const message = words.getMessage(id)
  if (!message?.value) throw new Error(`no message '${id}' in ${settings.lang}`)
  return words.formatPattern(message.value, args)
}
