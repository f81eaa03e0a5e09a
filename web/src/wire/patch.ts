import type { Change } from './types'

type Path = readonly (string | number)[]

/** The same value with the changes in it. What has not changed is shared with the old value, which stays as it was. */
export function patched<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((whole, change) => put(whole, change.at, change), value) as T
}

function put(whole: unknown, path: Path, change: Change): unknown {
  const [step, ...rest] = path
  if (step === undefined) return settled(whole, change)
  if (Array.isArray(whole))
    return whole.map((item: unknown, place) => (place === step ? put(item, rest, change) : item))
  if (typeof whole !== 'object' || whole === null) throw new Error(`nothing lies at ${JSON.stringify(path)}`)
  const record = whole as Record<string, unknown>
  return { ...record, [step]: put(record[step], rest, change) }
}

function settled(old: unknown, change: Change): unknown {
  if (change.keep === undefined || change.keep < 0) return change.put ?? null
  if (!Array.isArray(old)) throw new Error('only a list keeps its beginning')
  return [...(old as unknown[]).slice(0, change.keep), ...(change.add ?? [])]
}
