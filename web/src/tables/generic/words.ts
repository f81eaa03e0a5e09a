/** A name in the wire's spelling, as words: `first_player` is "First player". */
export function spaced(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether a field of this name holds the number of a seat, or several. */
export const namesSeats = (field: string): boolean => /(^|_)(seats?|player|by|order)$/.test(field)

/** Whether all items are records, so that they make the rows of a table. */
export function areRecords(items: readonly unknown[]): items is Record<string, unknown>[] {
  return items.length > 0 && items.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
}

/** The fields of records, in the order in which they first appear. */
export const columnsOf = (rows: readonly Record<string, unknown>[]): string[] => [...new Set(rows.flatMap(Object.keys))]

/** Nothing, no matter how it is written. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
