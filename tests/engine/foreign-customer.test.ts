import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { accountCases } from "./foreign/account-cases";
import { attempt, changingNothing, isRefused, wordsOf } from "./foreign/attempt";
import { cartCases } from "./foreign/cart-cases";
import { designCases } from "./foreign/design-cases";
import { type Shopper, shopperWithCart, unknownLike } from "./foreign/foreign-case";
import { orderCases } from "./foreign/order-cases";
import { customer, guest } from "./shopper";

const cases = { ...cartCases, ...designCases, ...orderCases, ...accountCases };

let engine: EngineFixture;
let strangers: Record<"another customer" | "a guest", Shopper>;
beforeAll(async () => {
  engine = await openFixture();
  strangers = {
    "another customer": await shopperWithCart(engine, await customer(engine)),
    "a guest": await shopperWithCart(engine, guest()),
  };
});
afterAll(() => engine.close());

describe.each(Object.entries(cases))("%s", (name, { thing: thingOf, variables, isRefusedToOwner }) => {
  const [operation] = name.split(" ");
  let owner: Shopper;
  let thing: string | number;
  beforeAll(async () => {
    owner = await shopperWithCart(engine, await customer(engine));
    thing = await thingOf(engine, owner);
  });

  test.each(["another customer", "a guest"] as const)(
    "tells %s as much as of what does not exist",
    async (who) => {
      const stranger = strangers[who];
      const unknown = unknownLike(thing);
      const [foreign, nothing] = await changingNothing(engine, stranger, async () => [
        await attempt(engine, operation, variables(thing, stranger, owner), stranger.sender),
        await attempt(engine, operation, variables(unknown, stranger, owner), stranger.sender),
      ]);
      expect(isRefused(foreign), JSON.stringify(foreign)).toBe(true);
      expect(wordsOf(foreign, thing)).toBe(wordsOf(nothing, unknown));
    },
  );

  test(isRefusedToOwner ? "is for nobody" : "is for its owner", async () => {
    const answer = await attempt(engine, operation, variables(thing, owner, owner), owner.sender);
    expect(isRefused(answer), JSON.stringify(answer)).toBe(isRefusedToOwner ?? false);
  });
});
