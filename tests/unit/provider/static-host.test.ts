import { expect, test } from "vitest";
import { onStaticHost, staticAddress } from "~/provider/static-host";

const hosts = { api: ["api.shop.example", "10.0.0.7:8080/store"], static: "https://cdn.shop.example" };

// @specification §7 L257
test.each([
  ["https://api.shop.example/media/a/mug.png?v=2", "https://cdn.shop.example/media/a/mug.png?v=2"],
  ["http://api.shop.example/media/a/mug.png", "https://cdn.shop.example/media/a/mug.png"],
  ["//api.shop.example/media/a/mug.png", "https://cdn.shop.example/media/a/mug.png"],
  ["http://10.0.0.7:8080/store/media/mug.JPG", "https://cdn.shop.example/media/mug.JPG"],
  ["https://api.shop.example/static/logo", "https://cdn.shop.example/static/logo"],
  ["/static/frontend/logo.svg", "https://cdn.shop.example/static/frontend/logo.svg"],
  ["/media/catalog/product/mug.svg", "https://cdn.shop.example/media/catalog/product/mug.svg"],
  ["https://api.shop.example/rest/V1/orders", "https://api.shop.example/rest/V1/orders"],
  ["https://api.shop.example/find?q=mug.png", "https://api.shop.example/find?q=mug.png"],
  ["https://api.shop.example.evil.example/a.png", "https://api.shop.example.evil.example/a.png"],
  ["https://elsewhere.example/static/a.png", "https://elsewhere.example/static/a.png"],
  ["https://media.elsewhere.example/media/a/mug.png", "https://cdn.shop.example/media/a/mug.png"],
  ["https://elsewhere.example/a/media/mug.png", "https://elsewhere.example/a/media/mug.png"],
  ["/pictures/designs/abc/1", "/pictures/designs/abc/1"],
  ["See /static/ for more", "See /static/ for more"],
  [
    `<p>See <img src="https://api.shop.example/media/a.png"> or <a href='/static/b.pdf'>b</a></p>`,
    `<p>See <img src="https://cdn.shop.example/media/a.png"> or <a href='https://cdn.shop.example/static/b.pdf'>b</a></p>`,
  ],
  [
    `<a href="/contact">https://api.shop.example/a.png</a>`,
    `<a href="/contact">https://api.shop.example/a.png</a>`,
  ],
])("%s is loaded from %s", (address, expected) => {
  expect(staticAddress(address, hosts)).toBe(expected);
});

test("without a static host a picture has a path of the shop", () => {
  const own = { ...hosts, static: "" };
  expect(staticAddress("http://10.0.0.7:8080/store/media/mug.jpg?w=4", own)).toBe("/media/mug.jpg?w=4");
  expect(staticAddress("/static/logo.svg", own)).toBe("/static/logo.svg");
});

// @specification §7 L257
test("a response keeps everything but its pictures' URLs", () => {
  const response = {
    items: [{ name: "Mug", image: { url: "/media/mug.svg" }, price: 12, gallery: null }],
    total: 1,
  };
  expect(onStaticHost(response, hosts)).toEqual({
    items: [
      { name: "Mug", image: { url: "https://cdn.shop.example/media/mug.svg" }, price: 12, gallery: null },
    ],
    total: 1,
  });
});
