import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileToken } from "~/engine/fulfillment/file-token";
import { signToken } from "~/engine/shared/signed-token";
import { ordered, staffOrder, type TestOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { readPdf } from "./read-pdf";
import { guest } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember } from "./staff";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function fields({ number }: TestOrder) {
  const wanted = "packing_slip_url is_gift";
  return staffOrder<{ packing_slip_url: string; is_gift: boolean }>(engine, number, wanted);
}

/** The text of a PDF, of which a screen reader skips nothing. */
async function read(path: string): Promise<string> {
  const response = await engine.rest(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const { isTagged, language, title, elements, untagged } = await readPdf(
    Buffer.from(await response.arrayBuffer()),
  );
  expect({ isTagged, language, untagged }).toEqual({ isTagged: true, language: "en-US", untagged: "" });
  expect(title).toContain("Packing slip");
  return elements.join("\n");
}

async function change(order: TestOrder, said: object): Promise<void> {
  const row = engine.db.selectFrom("sales_order").select("additional_information");
  const { additional_information } = await row.where("id", "=", Number(order.id)).executeTakeFirstOrThrow();
  await engine.db
    .updateTable("sales_order")
    .set({
      additional_information: JSON.stringify({ ...JSON.parse(additional_information ?? "{}"), ...said }),
    })
    .where("id", "=", Number(order.id))
    .execute();
}

describe("a packing slip", () => {
  it("lists the contents with their prices, and without them when asked", async () => {
    const order = await ordered(engine, guest(), { quantity: 2 });
    const { packing_slip_url, is_gift } = await fields(order);
    expect(is_gift).toBe(false);
    const slip = await read(packing_slip_url);
    expect(slip).toContain(`Order ${order.number}`);
    expect(slip).toMatch(/H1: Packing slip[\s\S]*H2: Ship to[\s\S]*P: 2 × Engraved Pet Tag/);
    expect(slip).toMatch(new RegExp(`TH: Total\nTD: \\$${order.total.toFixed(2)}`));
    const without = await read(`${packing_slip_url}?prices=0`);
    expect(without).toContain("2 × Engraved Pet Tag");
    expect(without).not.toContain("$");
  });

  it.each([
    ["the shopper hides prices", { dropship: true }],
    ["it has a gift message", { giftMessage: { to: "Ada", from: "Byron", message: "Good dog!" } }],
  ])("never shows a price when %s", async (_reason, said) => {
    const order = await ordered(engine, guest());
    await change(order, said);
    const { packing_slip_url, is_gift } = await fields(order);
    expect(is_gift).toBe(true);
    const slip = await read(packing_slip_url);
    expect(slip).toContain("1 × Engraved Pet Tag");
    expect(slip).not.toContain("$");
    if ("giftMessage" in said) expect(slip).toContain("“Good dog!”");
  });

  it("never shows a price when something is gift wrapped", async () => {
    const order = await ordered(engine, guest());
    await engine.db
      .updateTable("sales_order_item")
      .set({ gift_wrapping: "Kraft paper with twine" })
      .where("order_id", "=", Number(order.id))
      .execute();
    const { packing_slip_url } = await fields(order);
    expect(await read(packing_slip_url)).not.toContain("$");
  });

  it("is opened by the link on the order's page in /admin alone", async () => {
    const order = await ordered(engine, guest());
    const invoice = signToken(engine.settings, "invoice", { orderId: Number(order.id) });
    const late = fileToken.sign(
      engine.settings,
      { orderId: Number(order.id), scope: "production" },
      Date.now() - 1,
    );
    for (const token of [order.token, invoice, late, "x"]) {
      expect((await engine.rest(`/rest/mpc/V1/packing-slips/${token}.pdf`)).status).toBe(404);
    }
  });
});

describe("the packing slips of several orders", () => {
  async function printed(numbers: string[], token?: string) {
    const query = "mutation ($numbers: [String!]!) { printPackingSlips(numbers: $numbers) }";
    return callAdmin(engine, query, { numbers }, token ?? (await staffMember(engine, "packer")).token);
  }

  it("are one file with a page for each, gifts without prices, on record", async () => {
    const [plain, gift] = [await ordered(engine, guest()), await ordered(engine, guest())];
    await change(gift, { dropship: true });
    const path = resultOf<string>(await printed([gift.number, plain.number]), "printPackingSlips");
    const slips = await read(path);
    const titles = [...slips.matchAll(/Order (\w+)/g)].map(([, number]) => number);
    expect(titles).toEqual([plain.number, gift.number].sort());
    expect(slips.match(/TH: Total/g)).toHaveLength(1);
    const entries = await auditOf(engine, "orders.packing-slips");
    expect(entries.map(({ subject_type, subject_id }) => `${subject_type} ${subject_id}`)).toEqual(
      [plain, gift].map(({ number }) => `order ${number}`).sort(),
    );
    const forged = await engine.rest(path.replace(/\.[\w-]+\.pdf$/, ".forged.pdf"));
    expect(forged.status).toBe(404);
  });

  it("need orders that are shipped, in the person's stores, and at most fifty", async () => {
    const { number } = await ordered(engine, guest());
    const message = async (numbers: string[], token?: string) =>
      (await printed(numbers, token)).errors?.[0].message;
    expect(await message([])).toContain("Check the orders first");
    expect(await message([number, "999999999"])).toBe("Nothing is shipped for 999999999. Uncheck it first.");
    expect(await message(Array.from({ length: 51 }, (_, index) => String(index)))).toContain("50 orders");
    const { token } = await staffMember(engine, "packer", { storeCodes: ["neon"] });
    expect(await message([number], token)).toContain(`Nothing is shipped for ${number}`);
  });
});
