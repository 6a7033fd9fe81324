import { type DocumentNode, Kind, OperationTypeNode, print } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENTS, documentsOf } from "./client-documents";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { ADDRESS, customer, guest } from "./shopper";

/** Other clients of Magento on the engine, by documents of our own in their shape. */

let shop: EngineFixture;
beforeAll(async () => {
  shop = await openFixture();
});
afterAll(() => shop.close());

describe.each(CLIENTS)("%s", (client) => {
  const documents = documentsOf(client);

  /** Sends one of the client's documents, which has to succeed. */
  async function send(name: string, variables: object, sender: object) {
    const document = documents.get(name);
    if (!document) throw new Error(`${client} has no ${name}.`);
    const { data, errors } = await shop.graphql<Record<string, never>>(print(document), variables, sender);
    expect({ name, errors }).toEqual({ name, errors: undefined });
    return data as Record<string, Json>;
  }

  async function fills(cartId: string, sender: object): Promise<Record<string, Json>> {
    const product = { sku: "hanging-kit", quantity: 2 };
    const added = await send("AddProduct", { cartId, product }, sender);
    expect(added.addProductsToCart.user_errors).toEqual([]);
    const address = { ...ADDRESS, vat_id: "", middlename: null };
    await send("SetShippingAddress", { cartId, address }, sender);
    const method = { carrier_code: "mpc", method_code: "standard" };
    const shipped = await send("SetShippingMethod", { cartId, method }, sender);
    await send("SetBillingAddress", { cartId }, sender);
    await send("SetPaymentMethod", { cartId }, sender);
    return shipped.setShippingMethodsOnCart.cart;
  }

  async function places(cartId: string, sender: object): Promise<string> {
    const { placeOrder } = await send("PlaceOrder", { cartId }, sender);
    return placeOrder.order?.order_number ?? placeOrder.orderV2?.number;
  }

  test("a guest buys by its order of calls", async () => {
    const sender = guest();
    const created = await send("CreateCart", {}, sender);
    const cartId = (created.cartId as unknown as string) ?? created.createGuestCart.cart.id;
    await send("SetEmail", { cartId, email: "ada@example.com" }, sender);
    const { shipping_addresses } = await fills(cartId, sender);
    expect(shipping_addresses[0].selected_shipping_method).not.toBeNull();
    const { cart } = await send("Cart", { cartId }, sender);
    const [line] = cart.items ?? cart.itemsV2.items;
    expect(line).toMatchObject({ quantity: 2, product: { name: "Canvas Hanging Kit" } });
    expect(await places(cartId, sender)).toMatch(/^MPC\d+$/);
  });

  test("a customer buys by its order of calls", async () => {
    const sender = await customer(shop);
    const { customerCart } = await send("CustomerCart", {}, sender);
    await fills(customerCart.id, sender);
    const number = await places(customerCart.id, sender);
    const { data } = await shop.graphql("{ customer { orders { items { number } } } }", {}, sender);
    expect(data.customer.orders.items).toEqual([{ number }]);
  });
});

test.each(CLIENTS)("every query of %s that needs no variables has a response", async (client) => {
  const sender = await customer(shop);
  const queries = [...documentsOf(client)].filter(([, document]) => needsNothing(document));
  expect(queries.length).toBeGreaterThan(5);
  for (const [name, document] of queries) {
    const { data, errors } = await shop.graphql<Record<string, Json>>(print(document), {}, sender);
    expect({ name, errors, isEmpty: !data }).toEqual({ name, errors: undefined, isEmpty: false });
  }
});

/** True for a query without variables, or with optional ones alone. */
function needsNothing({ definitions: [operation] }: DocumentNode): boolean {
  if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== OperationTypeNode.QUERY)
    return false;
  return (operation.variableDefinitions ?? []).every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );
}

// biome-ignore lint/suspicious/noExplicitAny: responses of documents in files have no types
type Json = any;

test("a currency that the store does not have is rejected, as in Magento", async () => {
  const query = (currency: string) =>
    shop.graphql("{ currency { base_currency_code } }", {}, { headers: { "Content-Currency": currency } });
  expect((await query("EUR")).errors?.[0].message).toBe("Please correct the target currency");
  expect((await query("USD")).data.currency.base_currency_code).toBe("USD");
});

test("a country that the store does not ship to is not available", async () => {
  const { errors } = await shop.graphql('{ country(id: "FR") { id } }');
  expect(errors?.[0].message).toBe("The country isn't available.");
});

test("the form of an address lists what an address needs", async () => {
  const { data, errors } = await shop.graphql(
    '{ attributesForm(formCode: "customer_address_edit") { items { code is_required } } }',
  );
  expect(errors).toBeUndefined();
  const required = data.attributesForm.items.filter(({ is_required }) => is_required);
  expect(required.map(({ code }) => code)).toEqual([
    "firstname",
    "lastname",
    "street",
    "city",
    "country_id",
    "region",
    "postcode",
    "telephone",
  ]);
});
