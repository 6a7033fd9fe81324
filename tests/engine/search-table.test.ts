import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** What shoppers type, and the first product that they expect. */
const FIRST_RESULTS = {
  neckless: "Name Bar Necklace",
  "dog tag": "Engraved Pet Tag",
  "gift for mom": "Custom Pet Photo Mug",
  "gift for dad": "Custom Pet Photo Mug",
  "gift for my husband": "Custom Pet Canvas Print",
  "teacher gift": "Custom Pet Photo Mug",
  boss: "Custom Pet Photo Mug",
  "gifts for kids": "Custom Pet Pillow",
  grandmother: "Custom Pet Photo Mug",
  "Mother's Day": "Custom Pet Photo Mug",
  "anniversary gift": "Custom Pet Canvas Print",
  "birthday gift": "Pet Wall Calendar",
  "xmas gift": "Pet Christmas Stocking",
  remembrance: "Remembrance Ornament",
  housewarming: "Pet Name Coasters",
  "french bulldog mug": "Custom Pet Photo Mug",
  "golden retriever pillow": "Custom Pet Pillow",
  "labrador bowl": "Dog Bowl with Name",
  labrador: "Dog Gallery Wall, Three Panels",
  "siamese cat mug": "Cat Morning Mug",
  bunny: "Small Pet Pillow",
  "coffee cup": "Big Morning Mug, 15 oz",
  tumbler: "Custom Pet Photo Mug",
  "throw blanket": "Custom Pet Blanket",
  cushion: "Custom Pet Pillow",
  jigsaw: "Pet Photo Puzzle",
  mousemat: "Pet Photo Mouse Pad",
  "phone case": "Pet Phone Stand with Name",
  "key chain": "Engraved Pet Tag",
  keyrings: "Engraved Pet Tag",
  "yard sign": "Custom Pet Neon Sign",
  "led sign": "Custom Pet Neon Sign",
  "large canvas": "Large Pet Canvas",
  "picture frame": "Custom Framed Pet Photo",
  "gift card": "Gift Certificate",
  presents: "Gift Certificate",
  calender: "Pet Wall Calendar",
  canvass: "Custom Pet Canvas Print",
  blankit: "Custom Pet Blanket",
  "playing cards": "Photo Playing Cards",
  "cutting board": "Engraved Cutting Board",
  "night light": "Photo Light Box",
};

test.each(Object.entries(FIRST_RESULTS))("a search for %s finds %s first", async (search, first) => {
  const [found] = await namesOf(search);
  expect(found).toBe(first);
});

test.each(["coffee cup", "mug for a cat lover", "large canvas", "dog bowl", "present"])(
  "a search for %s is not answered with one product",
  async (search) => expect((await namesOf(search)).length).toBeGreaterThan(2),
);

test("a search for an animal finds what is made for it, then by popularity what its photo fits on", async () => {
  const found = await namesOf("labrador");
  expect(found.slice(0, 3)).toContain("Dog Bowl with Name");
  const popular = ["Custom Pet Photo Mug", "Custom Pet Pillow", "Custom Pet Canvas Print"];
  expect(found.filter((name) => popular.includes(name))).toEqual(popular);
  for (const other of ["Cat Morning Mug", "Horse Portrait Canvas", "Gift Certificate", "Oak Picture Ledge"]) {
    expect(found).not.toContain(other);
  }
});

test("where a breed is sold, it comes first, before others for the same animal", async () => {
  const signs = await openFixture({ brand: "neon" });
  const labradors = await namesOf("Labradors", signs);
  const retrievers = await namesOf("golden retriever", signs);
  const frenchies = await namesOf("frenchie gift", signs);
  await signs.close();
  expect(labradors[0]).toBe("Labrador and Name");
  expect(retrievers[0]).toBe("Labrador and Name");
  expect(frenchies[0]).toBe("French Bulldog and Name");
  expect(labradors.length).toBeGreaterThan(2);
});

test.each(["wallet", "t-shirt", "bobblehead"])(
  "%s, which is not sold, is not taken for another word",
  async (search) => expect(await namesOf(search)).toEqual([]),
);

test("a list is filtered by whom the gift is for, in numbers that are counted", async () => {
  const list = `query ($filter: ProductAttributeFilterInput) {
    products(filter: $filter, pageSize: 1) {
      total_count
      aggregations { attribute_code label options { value label count } }
    }
  }`;
  const { data } = await engine.graphql(list, { filter: {} });
  const facet = data.products.aggregations.find(({ attribute_code }) => attribute_code === "recipient");
  expect(facet?.label).toBe("For");
  const teacher = facet?.options.find(({ value }) => value === "teacher");
  expect(teacher).toMatchObject({ label: "Teacher" });
  const { data: filtered } = await engine.graphql(list, { filter: { recipient: { in: ["teacher"] } } });
  expect(filtered.products.total_count).toBe(teacher?.count);
});

async function namesOf(search: string, store = engine): Promise<string[]> {
  const { data } = await store.graphql(
    "query ($search: String) { products(search: $search, pageSize: 100) { items { name } } }",
    { search },
  );
  return data.products.items.map(({ name }) => name);
}
