import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../languages'
import { settings } from '../settings.svelte'
import en from './en.ftl?raw'
import es from './es.ftl?raw'
import pt from './pt.ftl?raw'
import ru from './ru.ftl?raw'

export const sources: Record<Lang, string> = { en, es, pt, ru }
const bundles = new Map<Lang, FluentBundle>()

function bundle(lang: Lang): FluentBundle {
  let made = bundles.get(lang)
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false })
    made.addResource(new FluentResource(sources[lang]))
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

/** Whether the room has this message. */
export const knows = (id: string): boolean => bundle(settings.lang).hasMessage(id)
