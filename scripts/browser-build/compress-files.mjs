import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = /\.(js|css|svg|json|txt)$/;

const encodings = [
  { extension: ".br", compress: promisify(brotliCompress), options: strongestBrotli() },
  { extension: ".gz", compress: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
];

/** Writes each text file of a folder compressed beside it, by brotli and gzip at their strongest (scripts/static-files.mjs serves them). */
export async function compressFiles(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compressFile(join(folder, name))));
}

/** A file that would not become smaller is left alone. */
async function compressFile(path) {
  const content = await readFile(path);
  for (const { extension, compress, options } of encodings) {
    const compressed = await compress(content, options);
    if (compressed.length < content.length) await writeFile(path + extension, compressed);
  }
}

function strongestBrotli() {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  };
}
