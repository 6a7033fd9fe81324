import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { abandonedByCustomer, abandonedByGuest, newAddress, remind } from "./abandoned-carts";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { privacySteps } from "./privacy-steps";
import { customer } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Searches, filters and exports of customers, abandoned carts, privacy requests and the audit log. */

let engine: EngineFixture;
let owner: TestStaff;
let elsewhere: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  owner = await staffMember(engine, "owner");
  elsewhere = await staffMember(engine, "manager", { storeCodes: ["neon"] });
});
afterAll(() => engine.close());

interface Page {
  items: { email: string }[];
  end_cursor: string | null;
}

/** @param wanted GraphQL arguments, such as `search: "ada"` */
async function pageOf(list: string, wanted: string, { token } = owner): Promise<Page> {
  const query = `{ list: ${list}(${wanted}) { items { email } end_cursor } }`;
  return resultOf(await callAdmin(engine, query, {}, token), "list");
}

async function emailsOf(list: string, wanted: string, staff = owner): Promise<string[]> {
  const found: string[] = [];
  let after = "";
  do {
    const { items, end_cursor } = await pageOf(list, `${wanted} pageSize: 2 ${after}`, staff);
    expect(items.length).toBeLessThanOrEqual(2);
    found.push(...items.map(({ email }) => email));
    after = end_cursor ? `after: "${end_cursor}"` : "";
  } while (after);
  return found;
}

async function exportedEmails(call: string): Promise<string[]> {
  const response = await callAdmin(engine, `mutation { list: ${call} { csv } }`, {}, owner.token);
  const { csv } = resultOf<{ csv: string }>(response, "list");
  return (parse(csv, { bom: true, columns: true }) as { email: string }[]).map(({ email }) => email);
}

async function problemOf(list: string, wanted: string) {
  const { errors } = await callAdmin(engine, `{ list: ${list}(${wanted}) { end_cursor } }`, {}, owner.token);
  return errors?.[0].extensions;
}

describe("customers", () => {
  async function joined(day: string, isSubscribed = 0): Promise<string> {
    const { id, email } = await customer(engine);
    await engine.db
      .updateTable("customer")
      .set({ created_at: `${day}T18:00:00.000Z`, is_subscribed: isSubscribed })
      .where("id", "=", id)
      .execute();
    return email;
  }

  test("are filtered by newsletter, day and store, page by page and in the export", async () => {
    // Created in another order than their days: the list follows the days.
    const spring = await joined("2090-03-01", 1);
    const winter = await joined("2090-01-01", 1);
    const [summer, june, autumn] = [
      await joined("2090-06-02"),
      await joined("2090-06-01"),
      await joined("2090-09-01", 1),
    ];
    const since = 'since: "2090-01-01"';
    expect(await emailsOf("customers", `filter: { ${since} }`)).toEqual([
      autumn,
      summer,
      june,
      spring,
      winter,
    ]);
    expect(await emailsOf("customers", `filter: { ${since} is_subscribed: true }`)).toEqual([
      autumn,
      spring,
      winter,
    ]);
    const sinceMarch = 'filter: { since: "2090-03-01" is_subscribed: true }';
    expect(await emailsOf("customers", sinceMarch)).toEqual([autumn, spring]);
    expect(await emailsOf("customers", 'filter: { since: "2090-03-02" }')).toEqual([autumn, summer, june]);
    const unsubscribed = 'filter: { since: "2090-02-01" is_subscribed: false store_code: "mpc" }';
    expect(await emailsOf("customers", unsubscribed)).toEqual([summer, june]);
    expect(await exportedEmails(`exportCustomers(${unsubscribed})`)).toEqual([summer, june]);
    expect(await emailsOf("customers", `search: "${spring}" filter: { is_subscribed: true }`)).toEqual([
      spring,
    ]);
    expect(await emailsOf("customers", `search: "${summer}" filter: { is_subscribed: true }`)).toEqual([]);
    expect(await emailsOf("customers", `search: "Hopper" filter: { ${since} is_subscribed: false }`)).toEqual(
      [summer, june],
    );
    expect(await emailsOf("customers", 'filter: { store_code: "neon" }')).toEqual([]);
    expect(await emailsOf("customers", 'filter: { store_code: "mpc" }', elsewhere)).toEqual([]);
  });

  test("need a day that exists", async () => {
    expect(await problemOf("customers", 'filter: { since: "2090-02-30" }')).toMatchObject({ field: "since" });
  });
});

describe("abandoned carts", () => {
  test("are found by the address of a guest or a customer", async () => {
    const { email } = await abandonedByGuest(engine);
    const { shopper } = await abandonedByCustomer(engine);
    const search = (typed: string) => emailsOf("abandonedCarts", `filter: { search: "${typed}" }`);
    expect(await search(email.toUpperCase())).toEqual([email]);
    expect(await search(shopper.email)).toEqual([shopper.email]);
    expect(await search(newAddress())).toEqual([]);
    expect(await emailsOf("abandonedCarts", `filter: { search: "${email}" }`, elsewhere)).toEqual([]);
  });

  test("are filtered by reminder, day and store, page by page and in the export", async () => {
    const reminded = [
      await abandonedByGuest(engine, { hours: 30 }),
      await abandonedByGuest(engine, { hours: 29 }),
    ];
    await remind(engine);
    const late = await abandonedByGuest(engine, { hours: 2 });
    const [first, second] = reminded.map(({ email }) => email);
    const withReminder = await emailsOf("abandonedCarts", "filter: { is_reminded: true }");
    expect(withReminder).toEqual(expect.arrayContaining([second, first]));
    expect(withReminder).not.toContain(late.email);
    expect(withReminder.indexOf(second ?? "")).toBeLessThan(withReminder.indexOf(first ?? ""));
    expect(await exportedEmails("exportAbandonedCarts(filter: { is_reminded: true })")).toEqual(withReminder);
    const without = await emailsOf("abandonedCarts", 'filter: { is_reminded: false store_code: "mpc" }');
    expect(without).toContain(late.email);
    expect(without).not.toContain(first);
    expect(await emailsOf("abandonedCarts", 'filter: { since: "2099-01-01" }')).toEqual([]);
    expect(await emailsOf("abandonedCarts", 'filter: { since: "2020-01-01" }')).toContain(first);
    expect(await emailsOf("abandonedCarts", 'filter: { store_code: "neon" }')).toEqual([]);
    expect((await auditOf(engine, "abandoned-carts.export")).at(-1)).toMatchObject({
      admin_user_id: owner.id,
    });
  });
});

test("privacy requests are found by address and order number, and exported as they are searched", async () => {
  const { guestOrder, record, close, list } = privacySteps(engine, owner);
  const [one, other] = [await guestOrder(), await guestOrder()];
  for (const order of [one, other]) await record(order);
  const search = (typed: string, staff = owner) =>
    emailsOf("privacyRequests", `state: WAITING search: "${typed}"`, staff);
  expect(await search("")).toEqual([one.email, other.email]);
  expect(await search(other.email.toUpperCase())).toEqual([other.email]);
  expect(await search(`#${one.number.toLowerCase()}`)).toEqual([one.email]);
  expect(await search("nobody@example.com")).toEqual([]);
  expect(await search(one.email, elsewhere)).toEqual([]);
  const [{ id } = { id: "" }] = await list();
  await close(id, "=Withdrawn");
  expect(await search(one.email)).toEqual([]);
  const response = await callAdmin(
    engine,
    `mutation { list: exportPrivacyRequests(state: CLOSED, search: "${one.number}") { csv } }`,
    {},
    owner.token,
  );
  const { csv } = resultOf<{ csv: string }>(response, "list");
  expect(parse(csv, { bom: true, columns: true })).toMatchObject([
    { email: "", order_number: one.number, kind: "EXPORT", reason: "'=Withdrawn" },
  ]);
  expect((await auditOf(engine, "privacy-requests.export")).at(-1)).toMatchObject({
    admin_user_id: owner.id,
  });
});

test("the audit log offers the people of the stores that a person sees", async () => {
  const ofMpc = await staffMember(engine, "support", { storeCodes: ["mpc"] });
  const idsFor = async ({ token }: TestStaff) => {
    const page = await callAdmin(engine, "{ auditLog { staff { id } } }", {}, token);
    return resultOf<{ staff: { id: string }[] }>(page, "auditLog").staff.map(({ id }) => id);
  };
  expect(await idsFor(owner)).toEqual(expect.arrayContaining([String(owner.id), String(ofMpc.id)]));
  const seen = await idsFor(elsewhere);
  expect(seen).toContain(String(owner.id));
  expect(seen).not.toContain(String(ofMpc.id));
});
