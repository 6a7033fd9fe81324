import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EngineFixture } from "./engine-fixture";
import { callRest } from "./rest-shopper";
import { openTwins, TWIN, TWIN_NAME, TWIN_TAG } from "./twin-store";

/** The catalog and the stores by Magento's REST API. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openTwins({ storeUrls: { [TWIN]: "https://twin.example" } });
});
afterAll(() => engine.close());

const read = async (path: string) => (await callRest(engine, "GET", path)).body;

function criteria(filters: [field: string, value: string, condition?: string][], more: object = {}): string {
  const parameters = new URLSearchParams();
  for (const [index, [field, value, condition = "eq"]] of filters.entries()) {
    const path = `searchCriteria[filter_groups][${index}][filters][0]`;
    parameters.set(`${path}[field]`, field);
    parameters.set(`${path}[value]`, value);
    parameters.set(`${path}[condition_type]`, condition);
  }
  for (const [name, value] of Object.entries(more)) parameters.set(`searchCriteria${name}`, value);
  return `?${parameters}`;
}

const skusOf = (list: { items: { sku: string }[] }) => list.items.map(({ sku }) => sku);

describe("products", () => {
  test("are listed a page at a time, with the number of all", async () => {
    const all = await read("/products?searchCriteria[pageSize]=300");
    const second = await read("/products?search_criteria[page_size]=2&searchCriteria[currentPage]=2");
    expect(second.total_count).toBe(all.items.length);
    expect(skusOf(second)).toEqual(skusOf(all).slice(2, 4));
    expect(second.search_criteria).toEqual({
      filter_groups: [],
      sort_orders: [],
      page_size: 2,
      current_page: 2,
    });
  });

  test("are filtered: all groups must match, and of each one filter", async () => {
    const two = await read(`/products${criteria([["sku", "pet-tag,photo-mug", "in"]])}`);
    expect(new Set(skusOf(two))).toEqual(new Set(["pet-tag", "photo-mug"]));
    const group = "searchCriteria[filterGroups][0][filters]";
    const either = await read(
      `/products?${group}[0][field]=sku&${group}[0][value]=pet-tag&${group}[1][field]=sku&${group}[1][value]=photo-mug`,
    );
    expect(either.total_count).toBe(2);
    const both = await read(
      `/products${criteria([
        ["sku", "pet-tag"],
        ["name", "%mug%", "like"],
      ])}`,
    );
    expect(both.items).toEqual([]);
  });

  test("are compared by their values", async () => {
    const { price } = await read("/products/pet-tag");
    const cheaper = await read(
      `/products${criteria([["price", String(price), "lt"]], { "[pageSize]": "300", "[sortOrders][0][field]": "price", "[sortOrders][0][direction]": "DESC" })}`,
    );
    const prices = cheaper.items.map((item: { price: number }) => item.price);
    expect(Math.max(...prices)).toBeLessThan(price);
    expect(prices).toEqual(prices.toSorted((one: number, other: number) => other - one));
    const rest = await read(`/products${criteria([["price", String(price), "gteq"]])}`);
    const { total_count } = await read("/products");
    expect(cheaper.total_count + rest.total_count).toBe(total_count);
    expect(cheaper.total_count).toBeGreaterThan(0);
  });

  test.each([
    ["name", "%TAG", "like", true],
    ["name", "tag", "like", false],
    ["name", "%tag%", "nlike", false],
    ["sku", "pet-tag", "neq", false],
    ["sku", "photo-mug", "nin", true],
    ["url_key", "x", "notnull", true],
    ["url_key", "x", "null", false],
    ["type_id", "simple", "eq", true],
  ])("with %s %s %s", async (field, value, condition, isMatch) => {
    const { total_count } = await read(
      `/products${criteria([
        ["sku", "pet-tag"],
        [field, value, condition],
      ])}`,
    );
    expect(total_count).toBe(isMatch ? 1 : 0);
  });

  test("have what a cart needs: options with their ids and values", async () => {
    const ledge = await read("/products/picture-ledge");
    expect(ledge).toMatchObject({ sku: "picture-ledge", type_id: "simple", status: 1, visibility: 4 });
    const length = ledge.options.find(({ title }: { title: string }) => title === "Length");
    expect(length).toMatchObject({ type: "drop_down", is_require: true, product_sku: "picture-ledge" });
    const value = length.values.at(-1);
    const { body: id } = await callRest(engine, "POST", "/guest-carts");
    const custom_options = [{ option_id: length.option_id, option_value: value.option_type_id }];
    const product_option = { extension_attributes: { custom_options } };
    const body = { cartItem: { sku: "picture-ledge", qty: 1, product_option } };
    const [line] = (await callRest(engine, "POST", `/guest-carts/${id}/items`, { body })).body;
    expect(line.price).toBeCloseTo(ledge.price + value.price, 2);
    const file = ledge.media_gallery_entries[0].file;
    expect(file).toMatch(/^\/picture-ledge/);
    expect((await engine.rest(`/media/catalog/product${file}`)).status).toBe(200);
  });

  test.each(["filterGroups][0][filters][0][field]=color", "sortOrders][0][field]=color", "pageSize]=301"])(
    "are not listed by %s",
    async (parameter) => {
      expect((await callRest(engine, "GET", `/products?searchCriteria[${parameter}`)).status).toBe(400);
    },
  );

  test("of another store are not found", async () => {
    expect((await callRest(engine, "GET", `/products/${TWIN_TAG}`)).body).toEqual({
      message: "No such entity with %fieldName = %fieldValue",
      parameters: { fieldName: "sku", fieldValue: TWIN_TAG },
    });
    const twin = await engine.rest(`/rest/${TWIN}/V1/products/${TWIN_TAG}`, { headers: { Store: TWIN } });
    expect(await twin.json()).toMatchObject({ sku: TWIN_TAG });
  });
});

describe("categories", () => {
  interface Branch {
    id: string;
    parent_id: string;
    level: number;
    children_data: Branch[];
  }

  test("are a tree, and each has its products", async () => {
    const tree: Branch = await read("/categories");
    expect(tree).toMatchObject({ level: 1, parent_id: null });
    const parent = tree.children_data.find(({ children_data }) => children_data.length > 0);
    if (!parent) throw new Error("No category has another below it.");
    const [child] = parent.children_data;
    expect(child).toMatchObject({ parent_id: parent.id, level: 3 });
    expect(await read(`/categories?rootCategoryId=${parent.id}&depth=0`)).toMatchObject({
      id: parent.id,
      children_data: [],
    });
    expect(await read(`/categories/${child.id}`)).toMatchObject({
      parent_id: parent.id,
      path: `${tree.id}/${parent.id}/${child.id}`,
    });
    const products: { sku: string; category_id: string }[] = await read(`/categories/${child.id}/products`);
    const filter = criteria([["category_id", child.id]], { "[pageSize]": "300" });
    expect(new Set(products.map(({ sku }) => sku))).toEqual(
      new Set(skusOf(await read(`/products${filter}`))),
    );
    expect(products.length).toBeGreaterThan(0);
  });

  test("that do not exist are not found", async () => {
    for (const path of ["/categories/none", "/categories/none/products", "/categories?rootCategoryId=none"])
      expect((await callRest(engine, "GET", path)).status).toBe(404);
  });
});

describe("stores", () => {
  test("have their own addresses, whichever of them is asked", async () => {
    const asked = await engine.rest(`/rest/${TWIN}/V1/store/storeConfigs`, { headers: { Store: TWIN } });
    const configs = await asked.json();
    expect(configs).toEqual(await read("/store/storeConfigs"));
    expect(configs).toMatchObject([
      { id: 1, code: "mpc", base_url: "http://localhost:3000/", base_currency_code: "USD" },
      {
        id: 2,
        code: TWIN,
        base_url: "https://twin.example/",
        secure_base_media_url: "https://twin.example/media/",
      },
    ]);
    expect(await read(`/store/storeConfigs?storeCodes[]=${TWIN}`)).toHaveLength(1);
    expect(await read("/store/storeViews")).toMatchObject([{ code: "mpc" }, { code: TWIN, name: TWIN_NAME }]);
  });

  test("ship to a country with its states", async () => {
    const [country] = await read("/directory/countries");
    expect(country).toMatchObject({ id: "US", three_letter_abbreviation: "USA" });
    expect(country.available_regions).toContainEqual({ id: 12, code: "CA", name: "California" });
    expect(await read("/directory/countries/US")).toEqual(country);
    expect(await callRest(engine, "GET", "/directory/countries/FR")).toMatchObject({
      status: 404,
      body: { message: "The country isn't available." },
    });
    expect(await read("/directory/currency")).toMatchObject({ base_currency_code: "USD" });
  });
});
