import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.OSTROV_SERVER ?? 'http://127.0.0.1:8000';
const catalogues = new URL('./i18n/', import.meta.url);

/** The words of the heads of pages, for the server that writes them there. */
const headWords: Plugin = {
  name: 'head-words',
  generateBundle() {
    for (const language of readdirSync(catalogues)) {
      const source = readFileSync(new URL(`${language}/head/previews.ftl`, catalogues), 'utf-8');
      this.emitFile({ type: 'asset', fileName: `head/${language}.ftl`, source });
    }
  },
};

const FONTS = ['@fontsource-variable/source-sans-3', '@fontsource/literata'];

/** The fonts go out with their licence, as it asks. */
const licences: Plugin = {
  name: 'licences-of-fonts',
  apply: 'build',
  generateBundle() {
    for (const font of FONTS) {
      const source = readFileSync(`node_modules/${font}/LICENSE`, 'utf-8');
      this.emitFile({ type: 'asset', fileName: `assets/OFL-${font.split('/').at(-1)}.txt`, source });
    }
  },
};

export default defineConfig({
  base: '/',
  plugins: [headWords, licences],
  build: {
    outDir: '../src/ostrov/server/static',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        // Stands at the root, or it could not answer for the pages there; its address names the build.
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
});
