import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import {
  ADDRESS,
  add,
  billTo,
  cartWithTag,
  customer,
  guest,
  newCart,
  ownCart,
  payBy,
  place,
  readyCart,
  sellVirtualProduct,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const SAID = "dropship business_purchase gst_company gst_number ship_to bill_to terms_accepted_at";
const GST_NUMBER = "22AAAAA0000A1Z5";
const business = { business_purchase: true, gst_company: "Good Dogs Inc.", gst_number: GST_NUMBER };
const nothing = {
  dropship: false,
  business_purchase: false,
  gst_company: null,
  gst_number: null,
  ship_to: false,
  bill_to: false,
  terms_accepted_at: null,
};

function say(sender: Sender, cart_id: string, said: object) {
  return engine.graphql(
    `mutation ($input: SetAdditionalInformationOnCartInput!) {
      setAdditionalInformationOnCart(input: $input) { cart { additional_information { ${SAID} } } }
    }`,
    { input: { cart_id, ...said } },
    sender,
  );
}

async function said(sender: Sender, id: string, more = "") {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) { additional_information { ${SAID} ${more} } } }`,
    { id },
    sender,
  );
  return data.cart.additional_information;
}

/** The information, the invalid field, and the error. */
type Wrong = [said: object, field: string, message: string];

// @specification §3 L111
describe("a cart's additional information", () => {
  it("is empty at first, and coupons are offered where they can be used", async () => {
    const { id, sender } = await cartWithTag(engine);
    expect(await said(sender, id, "show_coupon")).toEqual({ ...nothing, show_coupon: true });
    const empty = await newCart(engine, sender);
    expect(await said(sender, empty, "show_coupon")).toEqual({ ...nothing, show_coupon: false });
  });

  it("keeps omitted fields", async () => {
    const { id, sender } = await cartWithTag(engine);
    await say(sender, id, { dropship: true });
    await say(sender, id, { ...business, gst_company: "  Good Dogs Inc. ", gst_number: "22aaaaa0000a1z5 " });
    const { data } = await say(sender, id, { ship_to: true, bill_to: false });
    const kept = { ...nothing, dropship: true, ...business, ship_to: true };
    expect(data.setAdditionalInformationOnCart.cart.additional_information).toEqual(kept);
    expect(await said(sender, id)).toEqual(kept);
    await say(sender, id, { gst_number: "" });
    expect(await said(sender, id)).toEqual({ ...kept, gst_number: null });
    await say(sender, id, { business_purchase: false });
    expect(await said(sender, id)).toEqual({ ...nothing, dropship: true });
  });

  it("is shown with the billing address when neither address is chosen", async () => {
    const { id, sender } = await cartWithTag(engine);
    await say(sender, id, { ...business, ship_to: false, bill_to: false });
    expect(await said(sender, id)).toMatchObject({ ship_to: false, bill_to: true });
  });

  it.each<Wrong>([
    [{ business_purchase: true }, "gst_company", "This is a required field."],
    [{ business_purchase: true, gst_company: " " }, "gst_company", "This is a required field."],
    [
      { ...business, gst_company: "x".repeat(256) },
      "gst_company",
      "Please enter no more than 255 characters.",
    ],
    ...["22AAAAA0000A1Z", "22AAAAA0000A1Z55", "AAAAAAAAAAAAAAA", "123456789012345", "22AAAAA0000A1Z-"].map(
      (gst_number): Wrong => [
        { ...business, gst_number },
        "gst_number",
        "Please enter a valid GST number: 15 letters and numbers, with at least one of each.",
      ],
    ),
  ])("is refused as %j, and the field is named", async (wrong, field, message) => {
    const { id, sender } = await cartWithTag(engine);
    const { errors } = await say(sender, id, wrong);
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input", field } });
    expect(await said(sender, id)).toEqual(nothing);
  });

  it("is merged into the customer's own when signing in", async () => {
    const merge = "mutation ($from: String!) { mergeCarts(source_cart_id: $from) { id } }";
    for (const own of [{}, { ...business, gst_company: "Good Cats Inc." }]) {
      const shopper = await customer(engine);
      const cart = await ownCart(engine, shopper);
      await say(shopper, cart, own);
      const { id: from } = await cartWithTag(engine, { owner: shopper.owner });
      await say({ owner: shopper.owner }, from, { dropship: true, ...business, accept_terms: true });
      await engine.graphql(merge, { from }, shopper);
      expect(await said(shopper, cart)).toEqual({
        ...nothing,
        dropship: true,
        ...business,
        bill_to: true,
        ...own,
      });
    }
  });

  it("is changed and read only by the cart's customer", async () => {
    const owner = await customer(engine);
    const id = await ownCart(engine, owner);
    await say(owner, id, business);
    for (const sender of [guest(), await customer(engine)]) {
      const { errors } = await say(sender, id, { dropship: true, business_purchase: false });
      expect(errors?.[0].message).toBe(`Could not find a cart with ID "${id}"`);
    }
    expect(await said(owner, id)).toMatchObject({ ...business, dropship: false });
  });
});

describe("an order's additional information", () => {
  it("is shown on the order, with the time of accepting the terms, and in emails about it", async () => {
    const sender = await customer(engine);
    const cart = await readyCart(engine, sender);
    const before = new Date().toISOString();
    await say(sender, cart, { dropship: true, ...business, ship_to: true, accept_terms: true });
    const { data: placed } = await place(engine, sender, cart);
    const { number, token } = placed.placeOrder.orderV2;
    const { data } = await engine.graphql(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { additional_information { ${SAID} } } }`,
      { token },
      sender,
    );
    const order = data.guestOrderByToken.additional_information;
    expect(order).toMatchObject({ dropship: true, ...business, ship_to: true });
    expect(order.terms_accepted_at >= before).toBe(true);

    const mails = await engine.db
      .selectFrom("mail_outbox")
      .select(["subject", "text_body", "html_body"])
      .where("subject", "like", `%${number}%`)
      .execute();
    const confirmation = mails.find(({ subject }) => subject === `Your order ${number}`);
    for (const body of [confirmation?.text_body, confirmation?.html_body]) {
      expect(body).toContain("Good Dogs Inc.");
      expect(body).toContain(`GST number ${GST_NUMBER}`);
      expect(body).toContain("without an invoice or prices");
    }
    const toShop = mails.find(({ subject }) => subject === `New order ${number}`);
    expect(toShop?.text_body).toContain("Hide prices: please ship it");
  });

  it("is empty when there was none", async () => {
    const sender = guest();
    const { data } = await place(engine, sender, await readyCart(engine, sender));
    const { token, number } = data.placeOrder.orderV2;
    const read = await engine.graphql(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { additional_information { ${SAID} } } }`,
      { token },
      sender,
    );
    expect(read.data.guestOrderByToken.additional_information).toEqual(nothing);
    const mail = await engine.db
      .selectFrom("mail_outbox")
      .select("text_body")
      .where("subject", "=", `New order ${number}`)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).not.toContain("Hide prices");
  });
});

describe("an order that is not shipped", () => {
  it("saves its billing address to the customer's book when requested", async () => {
    await sellVirtualProduct(engine);
    for (const save_in_address_book of [false, true]) {
      const sender = await customer(engine);
      const id = await ownCart(engine, sender);
      await add(engine, sender, id, [{ sku: "gift-certificate", quantity: 1 }]);
      await billTo(engine, sender, id, { address: { ...ADDRESS, save_in_address_book } });
      await payBy(engine, sender, id, "checkmo");
      const { data } = await place(engine, sender, id);
      expect(data.placeOrder.errors).toEqual([]);
      const book = await engine.graphql("{ customer { addresses { city default_billing } } }", {}, sender);
      const kept = save_in_address_book ? [{ city: ADDRESS.city, default_billing: true }] : [];
      expect(book.data.customer.addresses).toEqual(kept);
    }
  });
});
