import { type ChosenOptions, startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { blueprints } from "~/design/products/all-products.server";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { issueToken } from "~/engine/customers/customer-token";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { randomId, randomToken } from "~/engine/shared/secrets";
import type { EngineFixture, Sender } from "./engine-fixture";

/** Test helpers for shoppers. */

export const ADDRESS = {
  firstname: "Ada",
  lastname: "Byron",
  street: ["12 Analytical Way"],
  city: "Sacramento",
  region: "CA",
  postcode: "95814",
  country_code: "US",
  telephone: "(916) 555-0123",
};

/** A guest with a new browser. */
export function guest(): Sender {
  return { owner: randomToken() };
}

/** A signed-in customer. @param passwordHash of the password; by default one that nobody knows */
export async function customer(
  engine: EngineFixture,
  passwordHash = "none",
): Promise<Sender & { id: number; email: string }> {
  const email = `${randomId().toLowerCase()}@example.com`;
  const { id } = await engine.db
    .insertInto("customer")
    .values({
      store_code: engine.settings.brand,
      email,
      password_hash: passwordHash,
      firstname: "Grace",
      lastname: "Hopper",
      search_name: "hopper, grace",
      middlename: null,
      prefix: null,
      suffix: null,
      phone_no: null,
      date_of_birth: null,
      taxvat: null,
      is_subscribed: 0,
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, email, token: await issueToken(engine.db, id), owner: randomToken() };
}

export async function newCart(engine: EngineFixture, sender: Sender): Promise<string> {
  const { data } = await engine.graphql("mutation { createGuestCart { cart { id } } }", {}, sender);
  return data.createGuestCart.cart.id;
}

/** Saves a finished pet tag (text only, no photo) and returns its id. */
export async function designTag(
  engine: EngineFixture,
  sender: Sender,
  {
    id,
    options,
    template,
    sku = "pet-tag",
    name = "Otto",
  }: { id?: string; options?: ChosenOptions; template?: string; sku?: string; name?: string } = {},
): Promise<string> {
  const document = withWords(startDocument(blueprints["pet-tags"], { options, template }), name);
  const { data } = await engine.graphql(
    "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id problems { message } } user_errors { message } } }",
    { input: { id, sku, document: JSON.stringify(document) } },
    sender,
  );
  return data.saveDesign.design.id;
}

/** The document with all texts filled in: a number where a phone number is expected. */
function withWords(document: DesignDocument, name: string): DesignDocument {
  const surfaces = Object.entries(document.surfaces).map(([key, surface]) => {
    const layers = surface.layers.map((layer) =>
      layer.kind === "text" ? { ...layer, text: layer.id === "phone" ? "555 010 0142" : name } : layer,
    );
    return [key, { ...surface, layers }];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** The input that adds a designed tag. */
export function tag(designId: string, quantity = 1, sku = "pet-tag") {
  return {
    sku,
    quantity,
    entered_options: [{ uid: optionUid(sku, DESIGN_OPTION), value: designId }],
  };
}

export const CART = `
  id email is_virtual total_quantity applied_coupons { code }
  itemsV2(pageSize: 100) { total_count items {
    uid quantity is_available errors { message }
    product { sku name thumbnail { url } }
    prices { price { value } row_total { value } total_item_discount { value } discounts { label amount { value } } }
    extra_info { tool_options edit_link original_image_url }
    ... on SimpleCartItem { customizable_options { label values { label value } } }
  } }
  prices {
    grand_total { value currency } subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value }
    applied_taxes { label amount { value } } discounts { label amount { value } }
    totals { code label amount { value } free_shipping_message }
  }
  billing_address { firstname }
  shipping_addresses {
    firstname street postcode region { code label } country { code }
    available_shipping_methods { method_code amount { value } available error_message additional_info { offer_description free_shipping } }
    selected_shipping_method { method_code amount { value } }
  }
  available_payment_methods { code } selected_payment_method { code }
`;

export function readCart(engine: EngineFixture, sender: Sender, id: string) {
  return engine.graphql(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id }, sender);
}

export function add(engine: EngineFixture, sender: Sender, id: string, items: object[]) {
  return engine.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { cart { ${CART} } user_errors { code message } }
    }`,
    { id, items },
    sender,
  );
}

export function update(engine: EngineFixture, sender: Sender, id: string, items: object[]) {
  return engine.graphql(
    `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { ${CART} } } }`,
    { input: { cart_id: id, cart_items: items } },
    sender,
  );
}

export function applyCoupon(engine: EngineFixture, sender: Sender, id: string, code: string) {
  return engine.graphql(
    `mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { ${CART} } } }`,
    { input: { cart_id: id, coupon_code: code } },
    sender,
  );
}

export function shipTo(engine: EngineFixture, sender: Sender, id: string, address: object) {
  return engine.graphql(
    `mutation ($input: SetShippingAddressesOnCartInput) {
      setShippingAddressesOnCart(input: $input) { cart { ${CART} } }
    }`,
    { input: { cart_id: id, shipping_addresses: [address] } },
    sender,
  );
}

export function shipBy(engine: EngineFixture, sender: Sender, id: string, method: string) {
  return engine.graphql(
    `mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) { cart { ${CART} } } }`,
    { input: { cart_id: id, shipping_methods: [{ carrier_code: "mpc", method_code: method }] } },
    sender,
  );
}

export function billTo(engine: EngineFixture, sender: Sender, id: string, address: object) {
  return engine.graphql(
    "mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart { billing_address { firstname } } } }",
    { input: { cart_id: id, billing_address: address } },
    sender,
  );
}

export function payBy(engine: EngineFixture, sender: Sender, id: string, code: string) {
  return engine.graphql(
    `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { ${CART} } } }`,
    { input: { cart_id: id, payment_method: { code } } },
    sender,
  );
}

export function setEmail(engine: EngineFixture, sender: Sender, id: string, email: string) {
  return engine.graphql(
    "mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id email } } }",
    { input: { cart_id: id, email } },
    sender,
  );
}

export const ORDER = `
  id number token status status_code email shipping_method arrival_date
  payment_methods { name type }
  total { grand_total { value } subtotal { value } total_tax { value } total_shipping { value } discounts { label amount { value } } totals { code amount { value } } }
  items { id product_name product_sku quantity_ordered product_sale_price { value } row_total { value } selected_options { label value } original_image_url }
  shipping_address { firstname region postcode } billing_address { firstname }
`;

export function place(engine: EngineFixture, sender: Sender, id: string) {
  return engine.graphql(
    `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { orderV2 { ${ORDER} } errors { code message } } }`,
    { input: { cart_id: id } },
    sender,
  );
}

/** A cart with one designed tag, ready to be ordered. */
export async function readyCart(
  engine: EngineFixture,
  sender: Sender,
  { payment = "checkmo", quantity = 1, sku = "pet-tag" } = {},
): Promise<string> {
  const id = sender.token ? await ownCart(engine, sender) : await newCart(engine, sender);
  await add(engine, sender, id, [tag(await designTag(engine, sender, { sku }), quantity, sku)]);
  if (!sender.token) await setEmail(engine, sender, id, "ada@example.com");
  await shipTo(engine, sender, id, { address: ADDRESS });
  await payBy(engine, sender, id, payment);
  return id;
}

/** A cart with an engraved tag in it. */
export async function cartWithTag(engine: EngineFixture, sender: Sender = guest(), quantity = 1) {
  const id = await newCart(engine, sender);
  const design = await designTag(engine, sender);
  const { data } = await add(engine, sender, id, [tag(design, quantity)]);
  return { id, sender, design, cart: data.addProductsToCart.cart };
}

export async function ownCart(engine: EngineFixture, sender: Sender): Promise<string> {
  const { data } = await engine.graphql("{ customerCart { id } }", {}, sender);
  return data.customerCart.id;
}

/**
 * Turns the gift certificate into a simple virtual product without options, and creates a coupon that leaves nothing to
 * be paid.
 */
export async function sellVirtualProduct(engine: EngineFixture): Promise<void> {
  await engine.db
    .updateTable("product")
    .set({ family: "hanging-and-wrap" })
    .where("sku", "=", "gift-certificate")
    .execute();
  await engine.db.deleteFrom("product_option").where("sku", "=", "gift-certificate").execute();
  await engine.db
    .insertInto("coupon")
    .values({
      code: "ALLFREE",
      store_code: "mpc",
      label: "All free",
      percent_basis_points: 10_000,
      amount_cents: 0,
      minimum_subtotal_cents: 0,
      starts_at: null,
      ends_at: null,
    })
    .execute();
  clearMemoryCache(engine.db);
}
