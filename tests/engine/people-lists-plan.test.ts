import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { abandonedCartsOfStore } from "~/engine/abandoned-carts/list-abandoned-carts";
import {
  type CustomerFilter,
  customersByName,
  customersOfStore,
} from "~/engine/customer-management/find-customers";
import { isPostgres } from "~/engine/database/dialect";
import { privacyRequestQuery } from "~/engine/privacy-requests/list-privacy-requests";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { planOf } from "./query-plan";

/** However many customers, carts and requests there are, a page of their lists reads few more than it shows. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const SORTED = "TEMP B-TREE FOR ORDER BY";
const TIME = "2026-11-20T12:00:00.000Z";

describe("customers", () => {
  const wanted = { pageSize: 50, after: { at: TIME, id: 500_000 }, byName: null };
  const planFor = (filter: Partial<CustomerFilter>, byName: number[] | null = null) =>
    planOf(
      engine.db,
      customersOfStore(engine.db, "mpc", {
        ...wanted,
        filter: { search: "", isSubscribed: null, since: null, ...filter },
        byName,
      }),
    );

  test.each<[string, Partial<CustomerFilter>, string]>([
    ["all", {}, "customer_store_index (store_code=? AND created_at<?)"],
    [
      "subscribers",
      { isSubscribed: true },
      "customer_newsletter_index (store_code=? AND is_subscribed=? AND",
    ],
    ["others", { isSubscribed: false }, "customer_newsletter_index (store_code=? AND is_subscribed=? AND"],
  ])("%s are read in their order from an index", async (_title, filter, index) => {
    if (isPostgres(engine.db)) return;
    const plan = await planFor(filter);
    expect(plan).toContain(index);
    expect(plan).not.toContain(SORTED);
  });

  test("searches read those with the address, or a limited number with the name", async () => {
    if (isPostgres(engine.db)) return;
    expect(await planFor({ search: "ada@example.com", isSubscribed: true })).toContain(
      "(store_code=? AND email=?)",
    );
    const names = await planOf(engine.db, customersByName(engine.db, "Lovelace"));
    expect(names).toContain("customer_search_name_index (search_name>? AND search_name<?)");
    expect(names).not.toContain(SORTED);
    expect(await planFor({ search: "Lovelace" }, [1, 2])).toContain("INTEGER PRIMARY KEY (rowid=?)");
  });
});

describe("abandoned carts", () => {
  const planFor = (filter: object) =>
    planOf(
      engine.db,
      abandonedCartsOfStore(engine.db, "mpc", {
        filter: { email: "", isReminded: null, since: null, ...filter },
        pageSize: 50,
        after: { first: TIME, second: "abc" },
      }),
    );

  test.each([{}, { since: TIME }])("with %j are read in their order from an index", async (filter) => {
    if (isPostgres(engine.db)) return;
    const plan = await planFor(filter);
    expect(plan).toContain("cart_left_store_index (store_code=? AND updated_at");
    expect(plan).not.toContain(SORTED);
  });

  test("of an address are found by indexes", async () => {
    if (isPostgres(engine.db)) return;
    const plan = await planFor({ email: "ada@example.com" });
    expect(plan).toContain("cart_guest_email_index (email=?)");
    expect(plan).toContain("cart_customer_id_index (customer_id=?)");
    expect(plan).toMatch(/SEARCH cart USING INDEX sqlite_autoindex_cart_1 \(id=\?\)/);
    expect(plan).not.toContain("SCAN");
  });
});

describe("privacy requests", () => {
  const planFor = (search: string) =>
    planOf(
      engine.db,
      privacyRequestQuery(engine.db, ["mpc", "neon"], {
        state: "WAITING",
        search,
        pageSize: 50,
        after: { at: TIME, id: 5 },
      }),
    );

  test("are read in their order, or found by address", async () => {
    if (isPostgres(engine.db)) return;
    expect(await planFor("")).toContain("privacy_request_due_index (state=?");
    expect(await planFor("")).not.toContain(SORTED);
    expect(await planFor("ada@example.com")).toContain("privacy_request_email_index (email=?)");
    expect(await planFor("MPC100000001")).toContain("privacy_request_order_index (order_id=?)");
  });
});
