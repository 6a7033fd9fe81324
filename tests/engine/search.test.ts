import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

interface Found {
  products: {
    items: {
      sku: string;
      name: string;
      price_range: { minimum_price: { final_price: { value: number } } };
    }[];
    total_count: number;
    aggregations: {
      attribute_code: string;
      count: number;
      options: { value: string; label: string; count: number }[];
    }[];
    sort_fields: { default: string; options: { value: string }[] };
    suggestions: { search: string }[];
  };
}

const LIST = `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int = 300) {
  products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize) {
    total_count
    items { sku name price_range { minimum_price { final_price { value } } } }
    aggregations { attribute_code count options { value label count } }
    sort_fields { default options { value } }
    suggestions { search }
  }
}`;

async function find(variables: object): Promise<Found["products"]> {
  const { data, errors } = await engine.graphql<Found>(LIST, variables);
  expect(errors).toBeUndefined();
  return data.products;
}

async function names(search: string): Promise<string[]> {
  return (await find({ search })).items.map(({ name }) => name);
}

describe("a search", () => {
  test.each([
    ["mug", /mug/i],
    ["Dog BOWL", /dog bowl/i],
    ["cup", /mug/i],
    ["cushion", /pillow/i],
    ["jigsaw", /puzzle/i],
    ["bunny pillow", /pillow/i],
    ["canvases", /canvas/i],
    ["wooden print", /wood/i],
    ["pet-tag", /tag/i],
    ["gift for my cat", /cat/i],
  ])("for %s finds it first", async (search, expected) => {
    expect((await names(search))[0]).toMatch(expected);
  });

  test("finds what a product is, not what it mentions", async () => {
    for (const name of await names("pillow")) expect(name).toMatch(/pillow/i);
  });

  test("finds by animal, first the products made for that animal only", async () => {
    const found = await names("cat mug");
    expect(found[0]).toBe("Cat Morning Mug");
    expect(found).toContain("Custom Pet Photo Mug");
    expect(await names("dog mug")).not.toContain("Cat Morning Mug");
  });

  test.each([
    ["pilow", "pillow"],
    ["blankt", "blanket"],
    ["cannvas", "canvas"],
    ["dog puzle", "dog puzzle"],
    ["pupy", "puppy"],
  ])("corrects %s to %s and reports it", async (typed, meant) => {
    const [mistyped, spelled] = [await find({ search: typed }), await find({ search: meant })];
    expect(mistyped.suggestions).toEqual([{ search: meant }]);
    expect(mistyped.items).toEqual(spelled.items);
    expect(spelled.total_count).toBeGreaterThan(0);
  });

  test("is completed while typing", async () => {
    const { suggestions, total_count } = await find({ search: "dog pil" });
    expect(suggestions).toEqual([{ search: "dog pillow" }]);
    expect(total_count).toBe((await find({ search: "dog pillow" })).total_count);
  });

  test("with an unknown word finds matches of the others", async () => {
    expect((await names("mug for a quokka"))[0]).toMatch(/mug/i);
  });

  test.each(["spaceship", "%", "the", "'; --", "x".repeat(5000), "\u{1F436}"])(
    "for %j finds nothing, and no harm is done",
    async (search) => {
      const { total_count, items } = await find({ search });
      expect(items).toHaveLength(total_count);
      expect(total_count).toBe(0);
    },
  );

  test("of spaces is no search", async () => {
    expect((await find({ search: "  " })).total_count).toBe((await find({})).total_count);
  });

  test("shows a merchant's changes at once", async () => {
    const product = engine.db.updateTable("product").where("sku", "=", "photo-mug");
    await product.set({ name: "Zebra Beaker" }).execute();
    expect(await names("zebra")).toEqual(["Zebra Beaker"]);
    await product.set({ is_salable: 0 }).execute();
    expect(await names("zebra")).toEqual([]);
    await product.set({ name: "Custom Pet Photo Mug", is_salable: 1 }).execute();
  });

  test("is sorted by relevance by default", async () => {
    const best = await find({ search: "canvas" });
    const byPrice = await find({ search: "canvas", sort: { price: "ASC" } });
    expect(best.sort_fields.default).toBe("relevance");
    expect(best.items).not.toEqual(byPrice.items);
    const prices = byPrice.items.map(({ price_range }) => price_range.minimum_price.final_price.value);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });
});

describe("the filters of a list", { timeout: 60_000 }, () => {
  type Filter = Record<string, { in?: string[]; from?: string; to?: string }>;

  /** The filter for a value of a facet. */
  function filterOf(code: string, value: string): Filter {
    if (code === "category_uid") {
      return {
        category_url_path: { in: [Buffer.from(value, "base64url").toString().replace("category/mpc/", "")] },
      };
    }
    if (code !== "price") return { [code]: { in: [value] } };
    const [from, to] = value.split("_");
    return { price: { from, ...(to !== "*" && { to }) } };
  }

  const searches = fc.constantFrom(undefined, "dog", "print");
  const filters: fc.Arbitrary<Filter> = fc.record(
    {
      family: fc.constantFrom({ in: ["mugs"] }, { in: ["canvas", "pillows", "tags"] }),
      pets: fc.constantFrom({ in: ["dog"] }, { in: ["cat", "horse"] }),
      color: fc.constantFrom({ in: ["black"] }, { in: ["blue", "natural"] }),
      occasion: fc.constantFrom({ in: ["birthday"] }, { in: ["christmas", "new-pet"] }),
      price: fc.constantFrom({ from: "15", to: "24.99" }, { from: "40" }, { to: "30" }),
      category_url_path: fc.constantFrom(
        { in: ["accessories"] },
        { in: ["custom-pet-prints", "custom-pet-mugs"] },
      ),
    },
    { requiredKeys: [] },
  );

  function skusOf({ items }: Found["products"]): string[] {
    return items.map(({ sku }) => sku).sort();
  }

  test("each count equals the length of the list with that value", async () => {
    await fc.assert(
      fc.asyncProperty(searches, filters, async (search, filter) => {
        const { aggregations } = await find({ search, filter });
        for (const { attribute_code, count, options } of aggregations) {
          expect(options).toHaveLength(count);
          for (const { value, count: counted } of options) {
            const chosen = filterOf(attribute_code, value);
            const { total_count } = await find({ search, filter: { ...filter, ...chosen }, pageSize: 1 });
            expect([attribute_code, value, total_count]).toEqual([attribute_code, value, counted]);
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  test("every product is in one price range", async () => {
    await fc.assert(
      fc.asyncProperty(searches, filters, async (search, { price: _price, ...filter }) => {
        const { aggregations, total_count } = await find({ search, filter });
        const ranges = aggregations.find(({ attribute_code }) => attribute_code === "price")?.options ?? [];
        expect(ranges.reduce((total, { count }) => total + count, 0)).toBe(total_count);
      }),
      { numRuns: 15 },
    );
  });

  test("two filters together return what matches both", async () => {
    await fc.assert(
      fc.asyncProperty(searches, filters, filters, async (search, one, other) => {
        const both = { ...one, ...other };
        const each = await Promise.all(
          Object.entries(both).map(([code, condition]) => find({ search, filter: { [code]: condition } })),
        );
        const all = skusOf(await find({ search }));
        const expected = all.filter((sku) => each.every((list) => skusOf(list).includes(sku)));
        expect(skusOf(await find({ search, filter: both }))).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });

  test("sorting does not change the products of the list", async () => {
    const sorts = [
      { name: "DESC" },
      { price: "ASC" },
      { created_at: "DESC" },
      { position: "ASC" },
      { relevance: "DESC" },
    ];
    const usual = skusOf(await find({}));
    for (const sort of sorts) expect(skusOf(await find({ sort }))).toEqual(usual);
  });

  test("a category's own products are the list, whatever categories are chosen within it", async () => {
    const { data } = await engine.graphql('{ route(url: "accessories") { ... on CategoryTree { uid } } }');
    const scope = { category_uid: { eq: (data.route as unknown as { uid: string }).uid } };
    const all = await find({ filter: scope });
    const narrowed = await find({ filter: { ...scope, category_url_path: { in: ["custom-pet-mugs"] } } });
    expect(narrowed.total_count).toBeLessThan(all.total_count);
    const categories = (list: Found["products"]) =>
      list.aggregations.find(({ attribute_code }) => attribute_code === "category_uid");
    expect(categories(narrowed)).toEqual(categories(all));
  });
});
