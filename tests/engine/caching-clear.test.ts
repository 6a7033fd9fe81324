import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { freshSettings } from "./engine-fixture";

const TOKEN = "a token that only developers know";

let engine: Engine;
let remove: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshSettings({ developerToken: TOKEN });
  engine = await openEngine(fresh.settings);
  remove = async () => {
    await engine.close();
    await fresh.remove();
  };
});
afterAll(() => remove());

async function post(path: string, headers: Record<string, string>): Promise<Response> {
  return engine.answer(new Request(`http://engine.test${path}`, { method: "POST", headers, body: "{}" }));
}

async function freeShippingPrice(): Promise<string> {
  const answer = await engine.answer(
    new Request("http://engine.test/caching", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ config_fields: ["free_shipping_price"] }),
    }),
  );
  return (await answer.json()).data.configvalues[0].value;
}

async function setFreeShippingPrice(value: string): Promise<void> {
  await engine.db
    .updateTable("configuration")
    .set({ value })
    .where("key", "=", "free_shipping_price")
    .execute();
}

describe("clearing what the engine keeps", () => {
  test.each(["/caching/cache/clear", "/caching/cache/clearall"])(
    "by %s lets a change be seen at once",
    async (path) => {
      await setFreeShippingPrice("99");
      await post(path, { developer: TOKEN });
      expect(await freeShippingPrice()).toBe("99");
      await setFreeShippingPrice("49");
      expect(await freeShippingPrice()).toBe("99");

      const answer = await post(path, { developer: TOKEN, pattern: "/faq" });
      expect(await answer.json()).toEqual({
        status: true,
        message: "",
        data: { cleared: "/faq" },
        error: null,
      });
      expect(await freeShippingPrice()).toBe("49");
    },
  );

  test.each([{}, { developer: "" }, { developer: "another token" }])(
    "is refused with %o",
    async (headers) => {
      const answer = await post("/caching/cache/clearall", headers as Record<string, string>);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({
        status: false,
        message: "You are not authorized to perform this action.",
      });
    },
  );

  test("is refused to everybody where no token is set", async () => {
    const plain = await freshSettings();
    const shop = await openEngine(plain.settings);
    const request = new Request("http://engine.test/caching/cache/clear", {
      method: "POST",
      headers: { developer: "" },
    });
    expect((await shop.answer(request)).status).toBe(401);
    await shop.close();
    await plain.remove();
  });
});

describe("a mailing campaign", () => {
  test.each([
    ["a4c19d07e2", true],
    ["ffffffffff", false],
    ["", false],
    ["a4c19d07e2,5be0f3128c", false],
  ])("with the id %s is one of the store's: %s", async (id, valid) => {
    const answer = await engine.answer(
      new Request("http://engine.test/graphql", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          query: "query ($id: String!) { checkmailchimpid(mc_cid: $id) { valid } }",
          variables: { id },
        }),
      }),
    );
    expect((await answer.json()).data).toEqual({ checkmailchimpid: { valid } });
  });
});
