import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicFiles } from "../../../scripts/public-files.mjs";
import { servedBy } from "./served-by";

const folder = mkdtempSync(join(tmpdir(), "public-files-"));

beforeAll(() => writeFileSync(join(folder, "page-ABCD.js"), "export {};"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the response, and the URL that the next handler got; null when it was not asked */
async function served(path: string): Promise<{ response: Response; text: string; passedOn: string | null }> {
  const serve = publicFiles({ publicPath: "/build/", assetsBuildDirectory: folder } as Parameters<
    typeof publicFiles
  >[0]);
  let passedOn: string | null = null;
  const address = await servedBy((request, response, next) =>
    serve(request, response, () => {
      passedOn = request.url ?? "";
      next();
    }),
  );
  const response = await fetch(address + path);
  return { response, text: await response.text(), passedOn };
}

describe("public files", () => {
  it("of the build are found below their path, and kept for a year", async () => {
    const { response, text } = await served("/build/page-ABCD.js?v=1");
    expect(text).toBe("export {};");
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  it("of the folder are compressed, and kept for an hour", async () => {
    const { response, text } = await served("/service-worker.js");
    expect(text).toContain("addEventListener");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(response.headers.get("content-encoding")).not.toBeNull();
  });

  it.each([
    "/build/gone.js?v=1",
    "/build/",
    "/build/%2e%2e%2fpackage.json",
    "/images/gone.png",
    "/checkout/cart",
  ])("are none at %s, which is passed on as it is", async (path) => {
    const { passedOn, text } = await served(path);
    expect(text).toBe("next");
    expect(passedOn).toBe(path);
  });
});
