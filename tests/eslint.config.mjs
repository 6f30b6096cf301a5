import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      'build/',
      'tests/fixtures/*/build/',
      '**/.docusaurus/',
      '**/.cache/',
      'node_modules/',
      'blog/',
    ],
  },
  {languageOptions: {globals: {URL: 'readonly'}}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: new URL('..', import.meta.url).pathname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/array-type': ['error', {default: 'array-simple'}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-ignore': 'allow-with-description'}],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['tests/**', 'src/cli/**'],
    rules: {'no-console': 'off'},
  },
);
