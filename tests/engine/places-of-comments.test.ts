import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { comment, shareDesign } from "./comments";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, designTag, guest } from "./shopper";

let engine: EngineFixture;
let token: string;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  const owner = await customer(engine);
  token = await shareDesign(engine, owner, await designTag(engine, owner));
});

async function places() {
  const { data } = await engine.graphql(
    "query ($token: String!) { sharedDesignComments(token: $token) { items { text place { x y } } } }",
    { token },
    guest(),
  );
  return data.sharedDesignComments.items.map(({ place }: { place: object | null }) => place);
}

test("a comment points at a place of the picture, or at none", async () => {
  await comment(engine, guest(), token, { place: { x: 412, y: 1000 } });
  await comment(engine, guest(), token);
  expect(await places()).toEqual([{ x: 412, y: 1000 }, null]);
});

test.each([
  { x: -1, y: 0 },
  { x: 0, y: 1001 },
])("a place beside the picture is rejected: %o", async (place) => {
  const { errors } = await comment(engine, guest(), token, { place });
  expect(errors?.[0].message).toBe("Please choose a place on the picture.");
  expect(await places()).toEqual([]);
});

test("the same words at another place are another comment, and sent again only one", async () => {
  const sender = guest();
  for (const x of [100, 100, 900]) await comment(engine, sender, token, { place: { x, y: 500 } });
  expect(await places()).toEqual([
    { x: 100, y: 500 },
    { x: 900, y: 500 },
  ]);
});
