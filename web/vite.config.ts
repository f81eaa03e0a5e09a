import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './icons.ts'

const server = process.env['MISKATONIC_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/miskatonic/server/static',
    emptyOutDir: true,
    // A drawing inlined into a style sheet would need another content security policy.
    assetsInlineLimit: 0,
    // How long a build took is no business of whoever wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  test: { include: ['src/**/*.test.ts'] },
})
