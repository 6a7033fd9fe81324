import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { brandOf } from "~/brand/brands.server";
import { currentSettings } from "~/settings/settings.server";
import { respondWithBrandFile } from "~/storefront/content/brand-files.server";
import { logoIcon, logoOnPaper } from "~/storefront/content/brand-pictures.server";
import { policyOf } from "~/storefront/content/offline-page.server";

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${fill}"/></svg>`;

const ask = (path: string) => respondWithBrandFile(new Request(`http://shop.example${path}`));

describe("the logo", () => {
  const brand = { ...brandOf(currentSettings()), logo: square("#ff0000") };

  it("is centered on the brand's background", async () => {
    const icon = await logoOnPaper(brand, { size: 100, share: 0.5 });
    const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return data.subarray(start, start + 3).toString("hex");
    };
    expect(info).toMatchObject({ width: 100, height: 100 });
    expect(colorAt(50, 50)).toBe("ff0000");
    expect(`#${colorAt(10, 50)}`).toBe(brand.tokens.colors.paper.toLowerCase());
  });

  it("is an icon file of two sizes, each where the file says", async () => {
    const icon = await logoIcon(brand);
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 2]);
    for (const [entry, size] of [16, 32].entries()) {
      const at = 6 + entry * 16;
      const from = icon.readUInt32LE(at + 12);
      const picture = sharp(icon.subarray(from, from + icon.readUInt32LE(at + 8)));
      expect(await picture.metadata()).toMatchObject({ format: "png", width: size, height: size });
      expect(icon.readUInt8(at)).toBe(size);
    }
  });
});

describe("a file of the brand", () => {
  it.each([
    ["/favicon.svg", "image/svg+xml"],
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ["/icon-192.png", "image/png"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/offline.html", "text/html; charset=utf-8"],
  ])("%s is %s", async (path, type) => {
    const response = await ask(path);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it("may be cached forever at the URL of this version of the brand, and for an hour at any other", async () => {
    const kept = async (path: string) => (await ask(path)).headers.get("Cache-Control");
    expect(await kept(`/favicon.svg?v=${brandOf(currentSettings()).version}`)).toMatch(/immutable/);
    expect(await kept("/favicon.svg?v=another")).toBe("public, max-age=3600");
    expect(await kept("/favicon.svg")).toBe("public, max-age=3600");
  });

  it("is not found if it does not exist", async () => {
    await expect(ask("/favicon.gif")).rejects.toMatchObject({ status: 404 });
  });
});

it("a standalone page may run its own scripts and styles, and no others", () => {
  const policy = policyOf("<style>a{}</style><p>b</p><script>c()</script>");
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src ${hash("c()")};`);
  expect(policy).toContain(`style-src ${hash("a{}")};`);
  expect(policyOf("<p>none</p>")).toContain("script-src 'none'");
});
