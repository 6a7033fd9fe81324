import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brandOf } from "~/brand/brands.server";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** What staff change of the store's configuration. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

interface Value {
  name: string;
  value: string | null;
  folder_value: string | null;
  previous_value: string | null;
  is_changed: boolean;
  changed_by: string | null;
}

let keys = 0;

async function read(name: string, token = manager.token): Promise<Value | undefined> {
  const query =
    'query { configuration(store_code: "mpc") { name value folder_value previous_value is_changed changed_by } }';
  const values: Value[] = resultOf(await callAdmin(engine, query, {}, token), "configuration");
  return values.find((value) => value.name === name);
}

/** Sends the form of a setting. @param value null to reset it */
async function set(name: string, value: string | null, changes: object = {}, token = manager.token) {
  keys += 1;
  const shown_value = (await read(name))?.value;
  const input = { store_code: "mpc", name, value, shown_value, key: `key-of-the-form-${keys}`, ...changes };
  const mutation = "mutation ($input: SetConfigurationInput!) { setConfiguration(input: $input) }";
  return callAdmin(engine, mutation, { input }, token);
}

/** What shoppers get. */
async function inTheShop(name: string): Promise<string | undefined> {
  const query =
    "query ($names: [String!]!) { configuration(config_fields: $names) { configvalues { key value } } }";
  const { data } = await engine.graphql(query, { names: [name] });
  return data.configuration.configvalues[0]?.value;
}

describe("a setting", () => {
  test("applies in the shop at once, and names who changed it", async () => {
    expect(await inTheShop("free_shipping_price")).toBe("99");
    expect((await set("free_shipping_price", "79")).errors).toBeUndefined();
    expect(await inTheShop("free_shipping_price")).toBe("79");
    expect(await read("free_shipping_price")).toMatchObject({
      value: "79",
      folder_value: "99",
      is_changed: true,
      changed_by: expect.stringContaining("Person"),
    });
    const entry = (await auditOf(engine, "configuration.change")).at(-1);
    expect(entry).toMatchObject({ subject_id: "free_shipping_price", store_code: "mpc" });
  });

  test("is reset to the folder's value", async () => {
    await set("order_cut_off_hour", "12");
    await set("order_cut_off_hour", null);
    expect(await inTheShop("order_cut_off_hour")).toBe("14");
    expect((await read("order_cut_off_hour"))?.is_changed).toBe(false);
  });

  test("for the shop's address and email replaces the brand's until it is empty again", async () => {
    const facts = () => {
      const { address, email } = brandOf(engine.settings);
      return [address, email];
    };
    const inFolder = facts();
    await set("shop_address", "1 Paw Lane, Bath, ME 04530");
    await set("shop_email", "paws@example.com");
    expect(facts()).toEqual(["1 Paw Lane, Bath, ME 04530", "paws@example.com"]);
    await set("shop_address", "");
    await set("shop_email", null);
    expect(facts()).toEqual(inFolder);
  });

  test.each([
    ["shop_email", "hello"],
    ["shop_email", "a@example.com, b@example.com"],
    ["shop_address", "Two\nlines"],
    ["free_shipping_price", "-5"],
    ["free_shipping_price", "cheap"],
    ["order_cut_off_hour", "25"],
    ["unpaid_card_hours", "0"],
    ["blog_meta_title", " "],
  ])("%s cannot be %j", async (name, value) => {
    const before = (await read(name))?.value;
    const { errors } = await set(name, value);
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "value" });
    expect((await read(name))?.value).toBe(before);
  });

  test("that somebody else has changed meanwhile is not overwritten", async () => {
    await set("standard_ship_days", "3");
    const { errors } = await set("standard_ship_days", "5", { shown_value: "2" });
    expect(errors?.[0].extensions.code).toBe("CHANGED");
    expect((await read("standard_ship_days"))?.value).toBe("3");
  });

  test("changes once when its form is sent twice", async () => {
    const form = { key: "key-of-one-form-only", shown_value: (await read("pay_later"))?.value };
    expect((await set("pay_later", "1", form)).errors).toBeUndefined();
    await set("pay_later", "0");
    expect((await set("pay_later", "1", form)).errors).toBeUndefined();
    expect((await read("pay_later"))?.value).toBe("0");
  });

  test.each(["average_rating", "queue_days", "made_up"])("named %s cannot be changed", async (name) => {
    expect(await read(name)).toBeUndefined();
    expect((await set(name, "5")).errors?.[0].message).toContain("no such setting");
  });

  test("of another store is neither seen nor changed", async () => {
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    expect(await read("free_shipping_price", token)).toBeUndefined();
    expect((await set("free_shipping_price", "1", {}, token)).errors?.[0].message).toContain(
      "no such setting",
    );
  });
});

test("a setting says what it was before its last change", async () => {
  await set("payment_link_days", "20");
  await set("payment_link_days", "30");
  expect((await read("payment_link_days"))?.previous_value).toBe("20");
  await set("payment_link_days", null);
  expect(await read("payment_link_days")).toMatchObject({ value: "14", previous_value: "30" });
});

test("closed days are days of the calendar, and carts count on", async () => {
  for (const wrong of ["Christmas", "2026-13-01", "2026-12-31 to 2026-12-24", "2026-01-01 to 2027-01-01"])
    expect((await set("closed_days", wrong)).errors?.[0].extensions.field, wrong).toBe("value");
  expect((await set("closed_days", "2026-12-24, 2026-12-28 to 2026-12-31")).errors).toBeUndefined();
});

test("what the environment fixes is shown without keys, for the person's stores alone", async () => {
  const query = 'query { fixedSettings(store_code: "mpc") { source title value } }';
  const response = await callAdmin(engine, query, {}, manager.token);
  const rows = resultOf<{ source: string; value: string }[]>(response, "fixedSettings");
  expect(rows).toContainEqual(
    expect.objectContaining({ source: "PUBLIC_URL", value: engine.settings.publicUrl }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ source: "SMTP_URL", value: "Not set" }));
  expect(JSON.stringify(rows)).not.toContain(engine.settings.sessionSecret);
  const elsewhere = await staffMember(engine, "manager", { storeCodes: ["neon"] });
  expect(resultOf(await callAdmin(engine, query, {}, elsewhere.token), "fixedSettings")).toEqual([]);
});
