import type { Component } from 'svelte'

/** What every table takes: the replay bar, if it is one, and a handle for the keyboard. */
export type TableProps = { bar?: import('svelte').Snippet | undefined; shell?: { help: () => void } | undefined }
type Table = Component<TableProps, Record<string, never>, 'shell'>

/** Games with a table of their own; all others get the generic one. */
const OWN: Record<string, () => Promise<{ default: Table }>> = {
  arkham: () => import('./arkham/ArkhamTable.svelte'),
  cultists: () => import('./cultists/CultistsTable.svelte'),
  deathmaydie: () => import('./deathmaydie/DeathTable.svelte'),
}

export async function tableOf(game: string): Promise<Table> {
  const own = OWN[game]
  return (await (own ? own() : import('./generic/GenericTable.svelte'))).default as Table
}
