/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  export const bodies: Record<import('./look/icon-names').IconName, string>
}
