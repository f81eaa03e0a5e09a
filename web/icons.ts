import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

type Icons = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

const NAMES = new URL('./src/look/icon-names.ts', import.meta.url)
const MODULE = 'virtual:icons'

/** The drawings of the icons named in icon-names.ts, and of no others, as `virtual:icons`. */
export function icons(): Plugin {
  return {
    name: 'miskatonic-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      const all = JSON.parse(readFileSync(file, 'utf8')) as Icons
      const names = [...readFileSync(NAMES, 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map((match) => match[1] ?? '')
      const bodies = names.map((name) => {
        const drawing = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? '']
        if (!drawing) throw new Error(`icon-names.ts: game-icons has no icon '${name}'`)
        return [name, drawing.body]
      })
      return `export const bodies = ${JSON.stringify(Object.fromEntries(bodies))}`
    },
  }
}
