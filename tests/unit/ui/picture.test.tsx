import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Picture } from "~/storefront/ui/picture";
import { fallbackPicture, pictureSize } from "~/storefront/ui/picture-shape";

const markup = (properties: Partial<Parameters<typeof Picture>[0]>) =>
  renderToStaticMarkup(<Picture src="/media/mug.svg" alt="A mug" {...properties} />);

// @specification §3 L143
describe("the space of a picture", () => {
  test.each([
    ["square", {}, { width: 400, height: 400 }],
    ["rectangle", {}, { width: 600, height: 400 }],
    ["vert-rectangle", { width: 200 }, { width: 200, height: 300 }],
    ["fullWidthBanner", {}, { width: 1440, height: 480 }],
    ["rectangle", { width: 600, maxwidth: 300 }, { width: 300, height: 200 }],
    ["vert-rectangle", { width: 400, maxheight: 300 }, { width: 200, height: 300 }],
    ["customPlaceHolder", { width: 500, maxheight: 100 }, { width: 500, height: 100 }],
  ] as const)("%s within %o", (type, bounds, size) => {
    expect(pictureSize(type, bounds)).toEqual(size);
    const drawn = markup({ type, ...bounds });
    expect(drawn).toContain(`width="${size.width}" height="${size.height}"`);
    expect(drawn).toContain(`aspect-ratio:${size.width} / ${size.height}`);
  });

  // @specification §4 L180
  test("has a fallback drawing of its own shape", () => {
    expect(fallbackPicture("square")).toMatch(/square/);
    expect(fallbackPicture("rectangle")).toMatch(/rectangle/);
    expect(fallbackPicture("vert-rectangle")).toMatch(/upright/);
    expect(fallbackPicture("fullWidthBanner")).toMatch(/banner/);
    expect(fallbackPicture("customPlaceHolder")).toMatch(/custom/);
  });

  // @specification §4 L180
  // @specification §8 L288
  test("each type has a fallback of its own, which exists", () => {
    const types = ["square", "rectangle", "vert-rectangle", "fullWidthBanner", "customPlaceHolder"] as const;
    const fallbacks = types.map(fallbackPicture);
    expect(new Set(fallbacks).size).toBe(types.length);
    for (const fallback of fallbacks) expect(existsSync(`public${fallback}`), fallback).toBe(true);
  });
});

// @specification §3 L143
describe("a picture", () => {
  // @specification §4 L179, L181
  test("is loaded lazily, on a plain background", () => {
    expect(markup({})).toContain('loading="lazy"');
    expect(markup({})).not.toContain("fetchpriority");
    expect(markup({})).toContain("picture-ground");
    expect(markup({ sliderindex: 1 })).toContain('loading="lazy"');
  });

  test("that was painted comes as AVIF where the browser knows it, and shows its colors until it is loaded", () => {
    const src = "/media/catalog/product/mug.webp?v=0123456789ab&preview=abc123fed";
    const drawn = markup({ src });
    expect(drawn).toContain(
      'type="image/avif" srcSet="/media/catalog/product/mug.avif?v=0123456789ab&amp;width=400"',
    );
    expect(drawn).toContain('src="/media/catalog/product/mug.webp?v=0123456789ab&amp;width=400"');
    expect(drawn).toContain("linear-gradient(#abc,#fed)");
    expect(drawn).not.toContain("picture-ground");
    expect(markup({})).not.toContain("<source");
  });

  // @specification §4 L181
  test.each([{ sliderindex: 0 }, { priority: true }, { highprior: true }])(
    "is loaded at once with %o",
    (first) => {
      expect(markup(first)).toContain('loading="eager"');
      expect(markup(first)).toContain('fetchpriority="high"');
    },
  );

  test("that is a drawing is shown whole and without a background", () => {
    expect(markup({ iscustomsvg: true })).toContain("object-contain");
    expect(markup({ iscustomsvg: true })).not.toContain("picture-ground");
    expect(markup({ useplaceholder: false })).not.toContain("picture-ground");
  });
});
