/** What a rule is called: the title of its entry, and the number of the clause. */
export function titleOf(titles: Record<string, string>, rule: string): string {
  const [, id = '', clause = ''] = /^(?:\w+:)?(.+?)(?:\.(\d+|[a-z]))?$/.exec(rule) ?? []
  const title = titles[`${id}.${clause}`] ?? titles[id]
  return title ? `${title} ${clause}`.trim() : rule
}
