import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signToken } from "~/engine/shared/signed-token";
import { ordered } from "./atelier";
import { accountCases } from "./authorization/account-cases";
import { addressOf } from "./authorization/address-of";
import { attempt, changingNothing, isRejected, wordsOf } from "./authorization/attempt";
import { type Shopper, shopperWithCart, unknownLike } from "./authorization/authorization-case";
import { cartCases } from "./authorization/cart-cases";
import { designCases } from "./authorization/design-cases";
import { listCases } from "./authorization/list-cases";
import { openOperations } from "./authorization/open-operations";
import { documentOf, operationsWithArguments } from "./authorization/operations";
import { orderCases } from "./authorization/order-cases";
import { tokenCases } from "./authorization/token-cases";
import type { EngineFixture } from "./engine-fixture";
import { customer, guest } from "./shopper";
import { atTwin, openTwins } from "./twin-store";

const cases = { ...cartCases, ...designCases, ...orderCases, ...accountCases, ...listCases };

let engine: EngineFixture;
let strangers: Record<"another customer" | "a guest", Shopper>;
beforeAll(async () => {
  engine = await openTwins();
  strangers = {
    "another customer": await shopperWithCart(engine, await customer(engine)),
    "a guest": await shopperWithCart(engine, guest()),
  };
});
afterAll(() => engine.close());

describe.each(Object.entries(cases))("%s", (name, { thing: thingOf, variables, isRejectedToOwner }) => {
  const [operation] = name.split(" ");
  let owner: Shopper;
  let thing: string | number;
  beforeAll(async () => {
    owner = await shopperWithCart(engine, await customer(engine));
    thing = await thingOf(engine, owner);
  });

  test.each(["another customer", "a guest"] as const)(
    "gives %s the same response as for an unknown id",
    async (who) => {
      const stranger = strangers[who];
      const unknown = unknownLike(thing);
      const [foreign, nothing] = await changingNothing(engine, stranger, async () => [
        await attempt(engine, operation, variables(thing, stranger, owner), stranger.sender),
        await attempt(engine, operation, variables(unknown, stranger, owner), stranger.sender),
      ]);
      expect(isRejected(foreign), JSON.stringify(foreign)).toBe(true);
      expect(wordsOf(foreign, thing)).toBe(wordsOf(nothing, unknown));
    },
  );

  test("gives its owner no access in another store of the same database", async () => {
    const unknown = unknownLike(thing);
    const sender = atTwin(owner.sender);
    const [foreign, nothing] = await changingNothing(engine, owner, async () => [
      await attempt(engine, operation, variables(thing, owner, owner), sender),
      await attempt(engine, operation, variables(unknown, owner, owner), sender),
    ]);
    expect(isRejected(foreign), JSON.stringify(foreign)).toBe(true);
    expect(wordsOf(foreign, thing)).toBe(wordsOf(nothing, unknown));
  });

  test(isRejectedToOwner ? "is for nobody" : "is for its owner", async () => {
    const response = await attempt(engine, operation, variables(thing, owner, owner), owner.sender);
    expect(isRejected(response), JSON.stringify(response)).toBe(isRejectedToOwner ?? false);
  });
});

describe.each(Object.entries(tokenCases))("%s", (operation, variables) => {
  test.each(["another customer", "a guest"] as const)(
    "gives no access to %s with an invalid token",
    async (who) => {
      const stranger = strangers[who];
      const accepted = await changingNothing(engine, stranger, async () => {
        const opened: string[] = [];
        for (const token of tokensOfOtherThings(engine)) {
          const response = await attempt(engine, operation, variables(token), stranger.sender);
          if (!isRejected(response)) opened.push(`${token}: ${JSON.stringify(response)}`);
        }
        return opened;
      });
      expect(accepted).toEqual([]);
    },
  );
});

/** Invalid tokens: invented, truncated, and signed for another purpose. */
function tokensOfOtherThings({ settings }: EngineFixture): string[] {
  const signed = signToken(settings, "another purpose", { orderId: 1, photoId: "A".repeat(32), id: 1 });
  return [
    "",
    "A".repeat(32),
    "A".repeat(43),
    "A".repeat(64),
    signed,
    signed.slice(0, -1),
    `${signed}.`,
    "' or ''='",
  ];
}

test("every operation with arguments is tested, or has a reason why not", () => {
  const tried = [...Object.keys(cases), ...Object.keys(tokenCases)].map((name) => name.split(" ")[0]);
  const known = [...tried, ...Object.values(openOperations).flat()];
  expect(operationsWithArguments.filter((operation) => !known.includes(operation))).toEqual([]);
  expect(known.filter((operation) => !operationsWithArguments.includes(operation))).toEqual([]);
});

test("a cart is not created with the id of another's", async () => {
  const { cartId } = strangers["another customer"];
  const guestShopper = strangers["a guest"];
  const { errors } = await changingNothing(engine, guestShopper, () =>
    attempt(engine, "Mutation.createGuestCart", { input: { cart_uid: cartId } }, guestShopper.sender),
  );
  expect(errors?.[0].extensions.field).toBe("cart_uid");
});

test("the account data of a customer contain nothing of another's", async () => {
  const ada = await customer(engine);
  const { number } = await ordered(engine, ada);
  await addressOf(engine, ada);
  const everything = documentOf("Query.customer");
  const own = JSON.stringify((await engine.graphql(everything, {}, ada)).data);
  const others = JSON.stringify((await engine.graphql(everything, {}, await customer(engine))).data);
  for (const word of [ada.email, number, "Sacramento"]) {
    expect(own).toContain(word);
    expect(others).not.toContain(word);
  }
  expect((await engine.graphql(everything)).errors?.[0].extensions.category).toBe("graphql-authorization");
});
