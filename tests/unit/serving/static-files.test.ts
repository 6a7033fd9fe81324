import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFiles } from "../../../scripts/browser-build/compress-files.mjs";
import { staticFiles } from "../../../scripts/static-files.mjs";
import { servedBy } from "./served-by";

const SCRIPT = "export const pets = ['dog', 'cat'];\n".repeat(50);
const folder = mkdtempSync(join(tmpdir(), "static-files-"));

beforeAll(async () => {
  writeFileSync(join(folder, "page-ABCD.js"), SCRIPT);
  writeFileSync(join(folder, "font-ABCD.woff2"), "a font");
  writeFileSync(join(folder, "hero-ABCD.avif"), "a picture");
  await compressFiles(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Served {
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

async function served(path: string, acceptEncoding?: string): Promise<Served> {
  const address = await servedBy(staticFiles(folder));
  return new Promise((resolve, reject) => {
    const headers = acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding };
    get(address + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).on("error", reject);
  });
}

describe("files of the browser build", () => {
  it("are served as brotli to browsers that accept it", async () => {
    const { headers, body } = await served("/page-ABCD.js", "gzip, deflate, br");
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  it("are served as gzip, or as they are, to others", async () => {
    const zipped = await served("/page-ABCD.js", "gzip, br;q=0");
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
    const plain = await served("/page-ABCD.js");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it("are cached for a year, separately for each encoding", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const { headers } = await served("/page-ABCD.js", encoding);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers.vary).toBe("Accept-Encoding");
    }
  });

  it("are not compressed when that saves nothing", async () => {
    const { headers, body } = await served("/font-ABCD.woff2", "br, gzip");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe("a font");
  });

  it("names the type of a painted picture", async () => {
    expect((await served("/hero-ABCD.avif")).headers["content-type"]).toBe("image/avif");
  });

  it("are passed on when there is no such file", async () => {
    expect((await served("/gone.js", "br")).body.toString()).toBe("next");
  });

  it("are passed on without headers of a compressed file that has been deleted", async () => {
    writeFileSync(join(folder, "old-ABCD.js"), SCRIPT);
    await compressFiles(folder);
    const handler = staticFiles(folder);
    for (const name of ["old-ABCD.js", "old-ABCD.js.br", "old-ABCD.js.gz"]) rmSync(join(folder, name));
    const response = await fetch(`${await servedBy(handler)}/old-ABCD.js`);
    expect(await response.text()).toBe("next");
    expect(response.headers.get("Content-Encoding")).toBeNull();
    expect(response.headers.get("Content-Type")).toBeNull();
  });

  it("are not sent in response to a form", async () => {
    const response = await fetch(`${await servedBy(staticFiles(folder))}/page-ABCD.js`, { method: "POST" });
    expect(await response.text()).toBe("next");
    expect(response.headers.get("Content-Encoding")).toBeNull();
  });
});
