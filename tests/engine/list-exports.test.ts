import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactSteps } from "./contact-steps";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { giftCardForms } from "./gift-card-forms";
import { customer } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The lists of the staff as CSV. */

let engine: EngineFixture;
let owner: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  owner = await staffMember(engine, "owner");
});
afterAll(() => engine.close());

async function rowsOf(call: string, { token } = owner): Promise<Record<string, string>[]> {
  const response = await callAdmin(engine, `mutation { list: ${call} { csv is_truncated } }`, {}, token);
  const { csv, is_truncated } = resultOf<{ csv: string; is_truncated: boolean }>(response, "list");
  expect(is_truncated).toBe(false);
  return parse(csv, { bom: true, columns: true });
}

test("customers are exported as they are searched, however many there are, on record", async () => {
  const ada = await customer(engine);
  const others = Array.from({ length: 1200 }, (_, at) => `crowd-${at}@example.com`);
  const row = await engine.db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", ada.id)
    .executeTakeFirstOrThrow();
  for (let at = 0; at < others.length; at += 100)
    await engine.db
      .insertInto("customer")
      .values(others.slice(at, at + 100).map((email) => ({ ...row, id: undefined, email })))
      .execute();
  const all = await rowsOf("exportCustomers");
  expect(new Set(all.map(({ email }) => email)).size).toBeGreaterThan(1200);
  expect(await rowsOf(`exportCustomers(search: "${ada.email}")`)).toEqual([
    expect.objectContaining({ customer_id: String(ada.id), name: "Grace Hopper", store_code: "mpc" }),
  ]);
  expect((await auditOf(engine, "customers.export")).at(-1)).toMatchObject({ admin_user_id: owner.id });
});

test("gift cards have no code, and contact messages no text", async () => {
  const card = await giftCardForms(engine, owner.token).issued({ recipient_name: "=Ada" });
  const [row] = await rowsOf(`exportGiftCards(filter: { search: "${card.recipient_email}" })`);
  expect(row).toMatchObject({ code_ending: card.code_ending, recipient_name: "'=Ada", balance: "25.00" });
  await contactSteps(engine, owner).write({ comment: "It is a secret." });
  const messages = await rowsOf("exportContactMessages");
  expect(messages.length).toBe(1);
  expect(JSON.stringify(messages)).not.toContain("secret");
});

test("draft orders, reviews, questions, blanks and the audit log are exported of the person's stores", async () => {
  await engine.db
    .insertInto("blank")
    .values({ store_code: "mpc", name: "Mug", quantity: 5, low_quantity: 2, products: "[]" })
    .execute();
  expect(await rowsOf("exportBlanks")).toEqual([
    { store_code: "mpc", name: "Mug", quantity: "5", low_quantity: "2", products: "" },
  ]);
  const review = {
    store_code: "mpc",
    sku: "photo-mug",
    nickname: "Ada",
    summary: "Sharp",
    text: "Both noses.",
  };
  await engine.db
    .insertInto("review")
    .values({
      ...review,
      rating: 5,
      author_key: "ada",
      is_verified: 0,
      status: "approved",
      created_at: new Date().toISOString(),
    } as never)
    .execute();
  expect(await rowsOf("exportReviews(status: APPROVED)")).toMatchObject([
    { text: "Both noses.", rating: "5" },
  ]);
  expect((await rowsOf("exportQuestions(status: PENDING)")).length).toBe(0);
  expect((await rowsOf("exportDraftOrders")).length).toBe(0);
  expect((await rowsOf('exportAuditLog(filter: { action: "blanks.export" })'))[0]).toMatchObject({
    action: "Exported blanks",
    subject_type: "blank",
  });
  const elsewhere = await staffMember(engine, "manager", { storeCodes: ["neon"] });
  for (const list of [
    "exportBlanks",
    "exportCustomers",
    "exportGiftCards",
    "exportReviews(status: APPROVED)",
  ])
    expect(await rowsOf(list, elsewhere), list).toEqual([]);
});
