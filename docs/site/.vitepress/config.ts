import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** Lists of pages at the side, written by build/main.ts. */
const sidebar = JSON.parse(readFileSync(new URL('../.content/sidebar.json', import.meta.url), 'utf8'));

/** No page needs a script to be read: each is rendered when the site is built. What a script adds is public/site.js. */
export default defineConfig({
  title: 'Rappen',
  description: 'Swiss QR-bills and eBills: a TypeScript library and an HTTP service',
  lang: 'en',
  srcDir: '.content',
  outDir: 'dist',
  mpa: true,
  cleanUrls: false,
  // Our own step looks at every link and anchor of what was built
  ignoreDeadLinks: true,
  markdown: {
    headers: { level: [2, 3] },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Guides', link: '/guide/library', activeMatch: '^/guide/' },
      { text: 'Recipes', link: '/recipes/index', activeMatch: '^/recipes/' },
      { text: 'API', link: '/api/index', activeMatch: '^/api/' },
      { text: 'Library', link: '/library/index', activeMatch: '^/library/' },
    ],
    sidebar,
    outline: false,
    docFooter: { prev: false, next: false },
  },
});
