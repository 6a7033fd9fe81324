import { gzipSync } from "node:zlib";

/** Kilobytes of compressed JavaScript that a page loads before the shopper does anything. */
export async function javascriptKilobytes(address: string, path: string): Promise<number> {
  const html = await (await fetch(address + path)).text();
  const scripts = new Set(html.match(/\/build\/[\w./$-]+\.js/g));
  const sizes = await Promise.all(
    [...scripts].map(async (script) => {
      const source = await (await fetch(address + script)).arrayBuffer();
      return gzipSync(new Uint8Array(source)).length;
    }),
  );
  return sizes.reduce((total, size) => total + size, 0) / 1000;
}
