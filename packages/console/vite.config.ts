import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const TEXT = /\.(js|css|svg|html)$/

/** Writes a Brotli and a gzip version beside each text file, so that the service compresses nothing at runtime. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => TEXT.test(each))) {
        const file = join(dir, name)
        const bytes = await readFile(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}

/**
 * Leaves out the words by which names are classified, 3 MB in twelve languages. The scoring engine refers to them for
 * the text that a name suggests, which the service computes.
 */
function withoutCategoryWords(): Plugin {
  const EMPTY = '\0no-category-words'
  return {
    name: 'without-category-words',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/read-category-words.ts') ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export const readCategoryWords = null' : null),
  }
}

/** Leaves out the texts of the command, which are in the same catalogs. */
function withoutCommandTexts(): Plugin {
  return {
    name: 'without-command-texts',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/words\/\w+\.json$/.test(id)) return null
      const texts = Object.entries(JSON.parse(source) as Record<string, string>)
      return JSON.stringify(Object.fromEntries(texts.filter(([name]) => !/^(?:cli|report)\./.test(name))))
    },
  }
}

export default defineConfig({
  // Addresses are relative, so that the console works below any path.
  base: './',
  build: {
    outDir: 'static',
    emptyOutDir: true,
    target: 'es2023',
    // The content policy does not allow data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  plugins: [withoutCategoryWords(), withoutCommandTexts(), precompress()],
})
