import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  const leading = found.slice(0, 3);
  for (const made of ["Dog Gallery Wall, Three Panels", "Dog Bowl with Name"])
    expect(leading).toContain(made);
  const popular = ["Custom Pet Photo Mug", "Custom Pet Pillow", "Custom Pet Canvas Print"];
  expect(found.filter((name) => popular.includes(name))).toEqual(popular);
  for (const other of ["Cat Morning Mug", "Horse Portrait Canvas", "Gift Certificate", "Oak Picture Ledge"]) {
    expect(found).not.toContain(other);
  }
});

describe("where breeds are sold", () => {
  let signs: EngineFixture;
  beforeAll(async () => {
    signs = await openFixture({ brand: "neon" });
  });
  afterAll(() => signs.close());

  test.each([
    ["Labradors", "Labrador and Name"],
    ["labradr", "Labrador and Name"],
    ["frenchie gift", "French Bulldog and Name"],
    ["chihuaha", "Chihuahua and Name"],
  ])("a search for %s finds %s first, then others for the same animal", async (search, first) => {
    const found = await namesOf(search, signs);
    expect(found[0]).toBe(first);
    expect(found).toContain("Husky");
  });

  test.each(["golden retriever", "golden retrever"])(
    "a search for %s, which is not sold, finds a kindred breed first",
    async (search) => expect((await namesOf(search, signs))[0]).toBe("Labrador and Name"),
  );

  test.each(["siamese", "siamse", "maine coon"])(
    "a search for %s, which is not sold, finds what is made for cats, and no dogs",
    async (search) => {
      const found = await namesOf(search, signs);
      expect(found.slice(0, 3)).toContain("Sitting Cat and Name");
      expect(found).not.toContain("Husky");
    },
  );

  test("a breed that a product names twice counts once", async () => {
    const [first, second] = await namesOf("bulldog retriever", signs);
    expect([first, second]).toEqual(["Labrador and Name", "French Bulldog and Name"]);
  });

  test("a breed after the end of the longest search counts not at all", async () => {
    expect(await namesOf(`${"dog".padEnd(128)} labrador`, signs)).toEqual(await namesOf("dog", signs));
  });
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
