/** Where we are: what stands behind the # of the address. Secrets of links stand there too, so no server logs them. */
class Route {
  parts = $state.raw<readonly string[]>([])

  constructor() {
    this.#read()
    addEventListener('hashchange', () => this.#read())
  }

  #read(): void {
    this.parts = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
  }
}

export const route = new Route()

export const link = (...parts: (string | number)[]): string =>
  `#/${parts.map((each) => encodeURIComponent(each)).join('/')}`

export function go(...parts: (string | number)[]): void {
  location.hash = link(...parts)
}
