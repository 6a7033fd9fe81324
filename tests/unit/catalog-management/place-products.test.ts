import { describe, expect, test } from "vitest";
import { categoryUid } from "~/engine/catalog/category-uid";
import { overridesBySku } from "~/engine/catalog/overrides/apply-overrides";
import { placeProducts } from "~/engine/catalog/overrides/place-products";

const MUGS = categoryUid("mpc", "mugs");
const GIFTS = categoryUid("mpc", "gifts");

function placed(places: Record<string, string>, salable = ["a", "b", "c", "d"]) {
  const links = ["a", "b", "c", "d"].flatMap((sku, position) => [
    { category_uid: MUGS, sku, position },
    { category_uid: GIFTS, sku, position },
  ]);
  const overrides = overridesBySku(
    Object.entries(places).map(([sku, value]) => ({ sku, field: "position:mugs", value })),
  );
  const all = placeProducts(links, overrides, { storeCode: "mpc", salable: new Set(salable) });
  const inOrder = (uid: string) =>
    all
      .filter(({ category_uid }) => category_uid === uid)
      .toSorted((one, other) => one.position - other.position)
      .map(({ sku }) => sku)
      .join("");
  return { mugs: inOrder(MUGS), gifts: inOrder(GIFTS) };
}

describe("a category's page", () => {
  test.each([
    [{}, "abcd"],
    [{ c: "1" }, "cabd"],
    [{ a: "3" }, "bcad"],
    [{ a: "99" }, "bcda"],
    [{ d: "2", b: "1" }, "bdac"],
    [{ d: "1", c: "1" }, "cdab"],
    [{ gone: "1" }, "abcd"],
  ])("with the places %j shows %s", (places, order) => {
    expect(placed(places).mugs).toBe(order);
  });

  test("of another category keeps its order", () => {
    expect(placed({ d: "1" }).gifts).toBe("abcd");
  });

  test("counts places among the products that it shows", () => {
    expect(placed({ d: "2" }, ["b", "c", "d"]).mugs).toBe("bdca");
  });
});
