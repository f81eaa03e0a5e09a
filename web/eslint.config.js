import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      // Where nobody looks at a map, it need not tell of its changes.
      'svelte/prefer-svelte-reactivity': 'off',
      // Drawings from our own files and from the icon set, none from anybody else.
      'svelte/no-at-html-tags': 'off',
    },
  },
  { ignores: ['node_modules', 'src/wire/types.ts'] },
)
