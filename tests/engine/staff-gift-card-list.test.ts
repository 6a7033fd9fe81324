import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { give } from "./balances";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { giftCardForms, newRecipient } from "./gift-card-forms";
import { customer } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The list of gift cards in /admin. */

let engine: EngineFixture;
let manager: TestStaff;
let forms: ReturnType<typeof giftCardForms>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  forms = giftCardForms(engine, manager.token);
  for (let count = 0; count < 4; count += 1) await forms.issued();
});
afterAll(() => engine.close());

describe("the list of gift cards", () => {
  test("is searched by the end of a code, by name and by email, and limited by a selection", async () => {
    const card = await forms.issued({ recipient_name: "Zoë Quartz", amount: "7" });
    const ids = async (filter: object) => (await forms.find(filter)).map(({ id }) => id);
    expect(await ids({ search: card.code_ending?.toLowerCase() })).toContain(card.id);
    for (const search of ["Zoë Quartz", "ZOË  QUARTZ", "zoe quartz"])
      expect(await ids({ search }), search).toEqual([card.id]);
    expect(await ids({ search: card.recipient_email.toUpperCase() })).toEqual([card.id]);
    expect(await ids({ search: "Quartz" })).toEqual([]);
    expect(await ids({ selection: "BLOCKED" })).not.toContain(card.id);
    expect(await ids({ selection: "ISSUED" })).toContain(card.id);
  });

  test("has cards that customers sent, by their recipient", async () => {
    const ada = await customer(engine);
    await give(engine, ada, "credit", 5000);
    const recipient_email = newRecipient();
    const input = {
      request_id: "request-of-ada-1",
      amount: 25,
      recipient_name: "Bjørn Ågren",
      recipient_email,
    };
    await engine.graphql(
      "mutation ($input: SendGiftCardInput!) { sendGiftCard(input: $input) { gift_card { code_ending } } }",
      { input },
      ada,
    );
    for (const search of [recipient_email, "BJØRN AGREN"])
      expect(await forms.find({ search }), search).toMatchObject([{ origin: "SENT", message: "" }]);
  });

  test("is read page by page", async () => {
    const query =
      "query ($after: String) { giftCards(pageSize: 2, after: $after) { items { id } end_cursor } }";
    const pages: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 2; page += 1) {
      const list: { items: { id: string }[]; end_cursor: string | null } = resultOf(
        await callAdmin(engine, query, { after }, manager.token),
        "giftCards",
      );
      pages.push(...list.items.map(({ id }) => id));
      after = list.end_cursor;
    }
    expect(new Set(pages).size).toBe(4);
    expect(pages.map(Number)).toEqual(pages.map(Number).toSorted((one, other) => other - one));
  });

  test("has nothing of another store", async () => {
    const card = await forms.issued();
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    const neon = giftCardForms(engine, token);
    expect(await neon.find({})).toEqual([]);
    expect(await neon.read(card.id)).toBeNull();
    for (const change of [neon.block(card.id), neon.resend(card.id), neon.correct(card.id, newRecipient())])
      expect((await change).errors?.[0].message).toBe("There's no such gift card.");
    expect((await neon.issue({ recipient_email: newRecipient() })).errors?.[0].message).toBe(
      "There's no such store.",
    );
  });
});
