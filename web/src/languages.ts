import type { TableView } from './wire/types'

export type Lang = TableView['lang']

export const LANGS: readonly Lang[] = ['en', 'es', 'pt', 'ru']
