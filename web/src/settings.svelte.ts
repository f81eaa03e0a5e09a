import { LANGS, type Lang } from './languages'

export type Theme = 'dark' | 'light'
export type Pace = 'normal' | 'fast' | 'off'

const KEY = 'miskatonic'

type Kept = { lang: Lang; theme: Theme; pace: Pace; name: string }

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {} // storage is shut or holds something else: the defaults serve
  }
}

function preferred(): Lang {
  const wanted = navigator.languages.map((each) => each.slice(0, 2))
  return LANGS.find((lang) => wanted.includes(lang)) ?? 'en'
}

/** What this browser's person likes; kept on this machine only. */
class Settings {
  lang = $state<Lang>('en')
  theme = $state<Theme>('dark')
  pace = $state<Pace>('normal')
  name = $state('')

  constructor() {
    const kept = read()
    this.lang = LANGS.find((lang) => lang === kept.lang) ?? preferred()
    this.theme = kept.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
    this.pace = kept.pace ?? 'normal'
    this.name = kept.name ?? ''
  }

  keep(): void {
    const { lang, theme, pace, name } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, pace, name }))
    } catch {
      return // storage is shut: it holds until the page is left
    }
  }
}

export const settings = new Settings()

/** How long things travel, in milliseconds; nothing moves where less motion is wanted. */
export function travel(time: number): number {
  if (settings.pace === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return settings.pace === 'fast' ? time / 2 : time
}
