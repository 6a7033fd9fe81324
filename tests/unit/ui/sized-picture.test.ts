import { expect, test } from "vitest";
import { sizedPicture } from "~/storefront/ui/sized-picture";

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
  ["/media/catalog/product/mug.svg?v=1", "/media/catalog/product/mug.svg?v=1"],
  ["/pictures/designs/1/2", "/pictures/designs/1/2"],
  ["/drawings/hero.svg", "/drawings/hero.svg"],
])("%s is requested as %s", (address, sized) => {
  expect(sizedPicture(address, 400)).toBe(sized);
});
