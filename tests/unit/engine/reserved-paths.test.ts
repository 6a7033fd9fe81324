import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isReservedPath, RESERVED } from "~/engine/content-management/pages-of-shop";

test("pages that staff add are at no address of a route", () => {
  const ofRoutes = readdirSync("app/routes")
    .map((file) => file.replaceAll("[.]", "\n").split(".")[0].replace(/_$/, "").replaceAll("\n", "."))
    .filter((part) => part !== "$" && part !== "_index");
  expect([...new Set(ofRoutes)].sort()).toEqual([...RESERVED].sort());
});

test("posts are below an address of a route, and may redirect", () => {
  expect(isReservedPath("blog")).toBe(true);
  expect(isReservedPath("blog/a-post")).toBe(false);
  expect(isReservedPath("Checkout/cart")).toBe(true);
  expect(isReservedPath("blog-of-pets")).toBe(false);
});
