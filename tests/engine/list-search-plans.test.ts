import type { Compilable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPostgres } from "~/engine/database/dialect";
import { draftQuery } from "~/engine/draft-order-management/find-drafts";
import { questionQuery } from "~/engine/moderation/list-questions";
import { reviewQuery } from "~/engine/moderation/list-reviews";
import { sharedPhotoQuery } from "~/engine/moderation/list-shared-photos";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { planOf } from "./query-plan";

/** However long the lists are, what is shown of them is read in its order from an index. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const storeCode = "mpc";
const drafts = (search: string) =>
  draftQuery(engine.db, ["mpc", "neon"], { search }, { now: new Date(), after: null });

test.each<[string, () => Compilable, string]>([
  [
    "reviews",
    () => reviewQuery(engine.db, { storeCode, status: "rejected", sku: null }),
    "review_store_code_status_id_index",
  ],
  [
    "a product's reviews",
    () => reviewQuery(engine.db, { storeCode, status: "rejected", sku: "photo-mug" }),
    "review_sku_status_id_index",
  ],
  [
    "questions",
    () => questionQuery(engine.db, { storeCode, status: "rejected", sku: null }),
    "product_question_status_index",
  ],
  [
    "a product's questions",
    () => questionQuery(engine.db, { storeCode, status: "published", sku: "photo-mug" }),
    "product_question_sku_status_index",
  ],
  [
    "shared photos",
    () => sharedPhotoQuery(engine.db, { storeCode, status: "APPROVED", email: null }),
    "shared_photo_status_index",
  ],
  [
    "shared photos of an email address",
    () => sharedPhotoQuery(engine.db, { storeCode, status: "APPROVED", email: "ada@example.com" }),
    "shared_photo_email_index",
  ],
])("%s are read from an index", async (_title, query, index) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(engine.db, query());
  expect(plan).toContain(index);
  expect(plan).not.toContain("TEMP B-TREE FOR ORDER BY");
});

test.each([
  ["email address", "ada@example.com", "cart_guest_email_index"],
  ["order number", "MPC100000001", "sales_order"],
  ["number", "D12", "SEARCH draft_order USING INTEGER PRIMARY KEY"],
])("draft orders of an %s are read from an index", async (_title, search, index) => {
  if (isPostgres(engine.db)) return;
  const plan = await planOf(engine.db, drafts(search));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/SCAN (?:draft_order|cart|guests|owned|account|customer|sales_order)\b/);
});
