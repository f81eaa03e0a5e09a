import { api } from './api'

let asked: Promise<unknown> | undefined

/** Kept once the server knows this browser: it gives a token as a cookie that no script can read. */
export function identified(): Promise<unknown> {
  asked ??= api.identify().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
