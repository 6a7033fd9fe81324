import { expect, test } from "vitest";
import { onStaticHost, staticAddress } from "~/provider/static-host";

const hosts = { api: "https://api.shop.example", static: "https://cdn.shop.example" };

test.each([
  ["https://api.shop.example/media/a/mug.png?v=2", "https://cdn.shop.example/media/a/mug.png?v=2"],
  ["https://api.shop.example/static/logo", "https://cdn.shop.example/static/logo"],
  ["/static/frontend/logo.svg", "https://cdn.shop.example/static/frontend/logo.svg"],
  ["/media/catalog/product/mug.svg", "https://cdn.shop.example/media/catalog/product/mug.svg"],
  ["https://api.shop.example/rest/V1/orders", "https://api.shop.example/rest/V1/orders"],
  ["https://api.shop.example.evil.example/a.png", "https://api.shop.example.evil.example/a.png"],
  ["https://elsewhere.example/static/a.png", "https://elsewhere.example/static/a.png"],
  ["/pictures/designs/abc/1", "/pictures/designs/abc/1"],
  ["See /static/ for more", "See /static/ for more"],
])("%s is fetched from %s", (address, expected) => {
  expect(staticAddress(address, hosts)).toBe(expected);
});

test("an answer keeps all but the addresses of its pictures", () => {
  const answer = {
    items: [{ name: "Mug", image: { url: "/media/mug.svg" }, price: 12, gallery: null }],
    total: 1,
  };
  expect(onStaticHost(answer, hosts)).toEqual({
    items: [
      { name: "Mug", image: { url: "https://cdn.shop.example/media/mug.svg" }, price: 12, gallery: null },
    ],
    total: 1,
  });
});
