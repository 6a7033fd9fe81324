import { expect, test } from "vitest";
import { previewOf, sizedAvif, sizedPicture } from "~/storefront/ui/sized-picture";

test.each([
  ["/media/catalog/product/mug.webp", "/media/catalog/product/mug.webp?width=400"],
  [
    "/media/catalog/product/mug.webp?v=1&color=blue",
    "/media/catalog/product/mug.webp?v=1&color=blue&width=400",
  ],
  [
    "https://shop.example/media/catalog/product/m/u/mug.jpg",
    "https://shop.example/media/catalog/product/m/u/mug.jpg?width=400",
  ],
  [
    "/media/catalog/product/mug.webp?v=0123456789ab&preview=abc123fed&color=blue",
    "/media/catalog/product/mug.webp?v=0123456789ab&color=blue&width=400",
  ],
  ["/media/catalog/product/mug.svg?v=1", "/media/catalog/product/mug.svg?v=1"],
  ["/pictures/designs/1/2", "/pictures/designs/1/2"],
  ["/drawings/hero.svg", "/drawings/hero.svg"],
])("%s is requested as %s", (address, sized) => {
  expect(sizedPicture(address, 400)).toBe(sized);
});

test.each([
  [
    "/media/catalog/product/mug.webp?v=0123456789ab&view=print&preview=abc123fed",
    "/media/catalog/product/mug.avif?v=0123456789ab&view=print&width=400",
  ],
  [
    "https://static.example/media/catalog/product/mug.webp?v=0123456789ab",
    "https://static.example/media/catalog/product/mug.avif?v=0123456789ab&width=400",
  ],
  // Another host's picture, which may not exist in other formats.
  ["/media/catalog/product/m/u/mug.webp", null],
  ["/media/catalog/product/m/u/mug.jpg", null],
  ["/drawings/hero.svg", null],
])("%s as AVIF is %s", (address, avif) => {
  expect(sizedAvif(address, 400)).toBe(avif);
});

test("the colors of a picture are known from its address", () => {
  expect(previewOf("/media/catalog/product/mug.webp?v=0123456789ab&preview=abc123fed")).toBe(
    "radial-gradient(#123 20%,#1230 70%),linear-gradient(#abc,#fed)",
  );
  expect(previewOf("/media/catalog/product/mug.webp?v=0123456789ab")).toBeUndefined();
  expect(previewOf("/media/catalog/product/mug.webp?v=1&preview=url(x)")).toBeUndefined();
});
