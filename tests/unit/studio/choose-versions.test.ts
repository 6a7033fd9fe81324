import { expect, test } from "vitest";
import { chooseVersions } from "~/storefront/studio/versions/choose-versions";

function product(sku: string, blueprint: string, shapes: string[], template = "full-photo") {
  return { sku, blueprint, template, options: [{ code: "shape", values: shapes.map((code) => ({ code })) }] };
}

const skus = (products: { sku: string }[]) => products.map(({ sku }) => sku).sort();

test("products of another blueprint, or sold in other values, are versions of one another", () => {
  const moon = product("moon", "lamp", ["moon"]);
  const box = product("box", "lamp", ["box"]);
  const frame = product("frame", "frame", ["box"]);
  expect(skus(chooseVersions(moon, [moon, box, frame]))).toEqual(["box", "frame", "moon"]);
  expect(skus(chooseVersions(box, [moon, box, frame]))).toEqual(["box", "frame", "moon"]);
});

test("of products that offer the same there is one, with the same layout if possible", () => {
  const acrylic = product("acrylic", "acrylic", ["flat"]);
  const acrylicPortrait = product("acrylic-portrait", "acrylic", ["flat"], "portrait");
  const metal = product("metal", "metal", ["flat"]);
  const metalPortrait = product("metal-portrait", "metal", ["flat"], "portrait");
  const all = [acrylic, acrylicPortrait, metal, metalPortrait];
  expect(skus(chooseVersions(acrylic, all))).toEqual(["acrylic", "metal"]);
  expect(skus(chooseVersions(acrylicPortrait, all))).toEqual(["acrylic-portrait", "metal-portrait"]);
});

test("a product that offers no more is none", () => {
  const canvas = product("canvas", "canvas", ["small", "large"]);
  const free = product("free", "canvas", ["small"]);
  expect(skus(chooseVersions(canvas, [canvas, free]))).toEqual(["canvas"]);
  expect(skus(chooseVersions(free, [canvas, free]))).toEqual(["canvas", "free"]);
});
