import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ordered } from "./atelier";
import { changingNothing } from "./authorization/attempt";
import { type Shopper, shopperWithCart, unknownLike } from "./authorization/authorization-case";
import { type RestCase, restCases } from "./authorization/rest-cases";
import type { EngineFixture, Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";
import { atTwin, openTwins } from "./twin-store";

let engine: EngineFixture;
let owner: Shopper;
let strangers: Record<"another customer" | "a guest", Shopper>;
beforeAll(async () => {
  engine = await openTwins();
  owner = await shopperWithCart(engine, await customer(engine));
  strangers = {
    "another customer": await shopperWithCart(engine, await customer(engine)),
    "a guest": await shopperWithCart(engine, guest()),
  };
});
afterAll(() => engine.close());

async function attempt({ method, path, body }: RestCase, thing: string, asker: Shopper) {
  const response = await engine.rest(
    `/rest/V1${path(thing, asker)}`,
    {
      method,
      headers: { "Content-Type": "application/json" },
      body: body && JSON.stringify(body(thing, asker)),
    },
    asker.sender as Sender,
  );
  return { status: response.status, words: (await response.text()).replaceAll(thing, "<thing>") };
}

describe.each(Object.entries(restCases))("%s", (_name, restCase) => {
  test.each(["another customer", "a guest"] as const)(
    "tells %s as much as of what does not exist",
    async (who) => {
      const thing = await restCase.thing(engine, owner);
      const unknown = String(unknownLike(thing));
      const [foreign, nothing] = await changingNothing(engine, strangers[who], async () => [
        await attempt(restCase, thing, strangers[who]),
        await attempt(restCase, unknown, strangers[who]),
      ]);
      expect(foreign.status).toBeGreaterThanOrEqual(400);
      expect(foreign).toEqual(nothing);
    },
  );

  test("tells its owner as little in another store of the same database", async () => {
    const thing = await restCase.thing(engine, owner);
    const unknown = String(unknownLike(thing));
    const asker = { ...owner, sender: atTwin(owner.sender) };
    const [foreign, nothing] = await changingNothing(engine, owner, async () => [
      await attempt(restCase, thing, asker),
      await attempt(restCase, unknown, asker),
    ]);
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(foreign).toEqual(nothing);
  });

  test(restCase.isRejectedToOwner ? "is for nobody" : "is for its owner", async () => {
    const { status } = await attempt(restCase, await restCase.thing(engine, owner), owner);
    expect(status).toBe(restCase.isRejectedToOwner ? 404 : 200);
  });
});

test("what a customer is told of orders names none of another's", async () => {
  const { number } = await ordered(engine, strangers["another customer"].sender);
  const response = await engine.rest("/rest/V1/orders/mine", {}, owner.sender);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain(number);
});
