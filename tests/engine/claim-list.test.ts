import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { privacySteps } from "./privacy-steps";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The list of claims about all orders. */

const DAY = 24 * 60 * 60 * 1000;

let engine: EngineFixture;
let operator: TestStaff;
let guests: ReturnType<typeof privacySteps>;
beforeAll(async () => {
  engine = await openFixture();
  operator = await staffMember(engine, "operator");
  guests = privacySteps(engine, operator);
});
afterAll(() => engine.close());

/** A claim about an order of its own. */
async function madeClaim({ status = "open", reason = "damaged", wish = "refund", days = 0 } = {}) {
  const { email, number } = await guests.guestOrder();
  const line = await engine.db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select(["sales_order_item.id", "sales_order_item.order_id"])
    .where("sales_order.number", "=", number)
    .executeTakeFirstOrThrow();
  const { id } = await engine.db
    .insertInto("order_claim")
    .values({
      order_id: line.order_id,
      order_item_id: line.id,
      reason,
      wish,
      status,
      message: "It came bent.",
      photo_id: null,
      answer: "",
      created_at: new Date(Date.now() - days * DAY).toISOString(),
      decided_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: String(id), number, email };
}

const CLAIMS = `query ($filter: ClaimFilterInput, $pageSize: Int, $after: String) {
  claims(filter: $filter, pageSize: $pageSize, after: $after) {
    items { id order_number email product_name quantity reason wish status }
    end_cursor
  }
}`;

interface ClaimPage {
  items: { id: string }[];
  end_cursor: string | null;
}

async function page(variables: object, token = operator.token): Promise<ClaimPage> {
  return resultOf(await callAdmin(engine, CLAIMS, variables, token), "claims");
}

async function idsOf(filter: object, token?: string): Promise<string[]> {
  return (await page({ filter, pageSize: 200 }, token)).items.map(({ id }) => id);
}

async function openClaims(token = operator.token): Promise<number> {
  const response = await callAdmin(engine, "{ today { open_claims } }", {}, token);
  return resultOf<{ open_claims: number }>(response, "today").open_claims;
}

describe("the list of claims", () => {
  test("has order, buyer, product and pieces, and is searched by number and address", async () => {
    const { id, number, email } = await madeClaim();
    for (const search of [
      number.toLowerCase(),
      `#${number}`,
      number.replace(/\D/g, ""),
      email.toUpperCase(),
    ]) {
      const { items } = await page({ filter: { search } });
      expect(items, search).toEqual([
        {
          id,
          order_number: number,
          email,
          product_name: expect.any(String),
          quantity: 1,
          reason: "DAMAGED",
          wish: "REFUND",
          status: "OPEN",
        },
      ]);
    }
    expect(await idsOf({ search: "nobody" })).toEqual([]);
  });

  test("is filtered by status, problem, wish and age", async () => {
    const old = await madeClaim({ days: 8, wish: "replace", reason: "misprinted" });
    const fresh = await madeClaim();
    const decided = await madeClaim({ status: "declined" });
    const ofThese = async (filter: object) => {
      const found = await idsOf(filter);
      return [old.id, fresh.id, decided.id].filter((id) => found.includes(id));
    };
    expect(await ofThese({})).toEqual([old.id, fresh.id, decided.id]);
    expect(await ofThese({ status: "OPEN" })).toEqual([old.id, fresh.id]);
    expect(await ofThese({ status: "DECLINED" })).toEqual([decided.id]);
    expect(await ofThese({ reason: "MISPRINTED" })).toEqual([old.id]);
    expect(await ofThese({ wish: "REFUND" })).toEqual([fresh.id, decided.id]);
    expect(await ofThese({ days: 7 })).toEqual([old.id]);
    expect(await ofThese({ days: 30 })).toEqual([]);
    const wrong = await callAdmin(engine, CLAIMS, { filter: { days: 0 } }, operator.token);
    expect(wrong.errors?.[0].extensions.field).toBe("days");
  });

  test("is read page by page, newest first, without repeating or skipping one", async () => {
    const made = [await madeClaim(), await madeClaim(), await madeClaim()];
    const first = await page({ filter: { status: "OPEN" }, pageSize: 2 });
    const second = await page({ filter: { status: "OPEN" }, pageSize: 2, after: first.end_cursor });
    const ids = [...first.items, ...second.items].slice(0, 3).map(({ id }) => id);
    expect(ids).toEqual(made.map(({ id }) => id).reverse());
  });

  test("is exported as CSV without what buyers wrote, on record", async () => {
    const { number } = await madeClaim();
    const { token } = await staffMember(engine, "manager");
    const query =
      "mutation ($filter: ClaimFilterInput) { exportClaims(filter: $filter) { csv is_truncated } }";
    const exported = await callAdmin(engine, query, { filter: { search: number } }, token);
    const { csv, is_truncated } = resultOf<{ csv: string; is_truncated: boolean }>(exported, "exportClaims");
    const [head, ...rows] = csv.replace("\ufeff", "").trim().split("\n");
    expect(head).toContain("order_number,store_code,email,product_name,quantity,reason,wish,status");
    expect(rows).toEqual([expect.stringContaining(`${number},mpc,`)]);
    expect(csv).not.toContain("bent");
    expect(is_truncated).toBe(false);
    expect(await auditOf(engine, "claims.export")).toHaveLength(1);
  });

  test("and its count have only claims of the person's stores", async () => {
    const { id } = await madeClaim();
    expect(await idsOf({ store_code: "mpc" })).toContain(id);
    expect(await openClaims()).toBeGreaterThan(0);
    const { token } = await staffMember(engine, "operator", { storeCodes: ["neon"] });
    expect(await idsOf({}, token)).toEqual([]);
    expect(await idsOf({ store_code: "mpc" }, token)).toEqual([]);
    expect(await openClaims(token)).toBe(0);
  });
});
