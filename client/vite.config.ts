import { defineConfig } from 'vite';

const server = process.env.OSTROV_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  build: {
    outDir: '../src/ostrov/server/static',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
});
