import { afterAll, beforeAll, expect, test } from "vitest";
import { isPostgres } from "~/engine/database/dialect";
import { giftCardQuery } from "~/engine/gift-card-management/find-gift-cards";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { planOf } from "./query-plan";

/** However many gift cards there are, a page of the list reads few more than it shows. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

type Filter = Parameters<typeof giftCardQuery>[2]["filter"];

const AFTER = { at: "2026-11-20T12:00:00.000Z", id: 500_000 };

test.each<[string, Filter, string]>([
  ["all cards", {}, "SEARCH gift_card USING INTEGER PRIMARY KEY"],
  ["the cards of a store", { store_code: "mpc" }, "SEARCH gift_card USING INTEGER PRIMARY KEY"],
  ["issued cards", { selection: "ISSUED" }, "SEARCH gift_card USING INTEGER PRIMARY KEY"],
  ["waiting cards", { selection: "WAITING" }, "issued_gift_card_waiting_index"],
  ["blocked cards", { selection: "BLOCKED" }, "gift_card_blocked_index"],
  ["a code", { search: "ABCD" }, "gift_card_ending_index (code_ending=?)"],
  ["an email address", { search: "ada@example.com" }, "gift_certificate_email_index (recipient_email=?)"],
  ["a name", { search: "Ada Byron" }, "sent_gift_card_search_name_index (search_name=?)"],
])("%s are read in their order from an index", async (_title, filter, index) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(
    engine.db,
    giftCardQuery(engine.db, ["mpc", "neon"], { filter, pageSize: 50, after: AFTER }),
  );
  expect(plan).toContain(index);
  expect(plan).not.toContain("TEMP B-TREE FOR ORDER BY");
  expect(plan).not.toMatch(/^SCAN (?:gift_card|sent_gift_card|gift_certificate)\b/m);
});
