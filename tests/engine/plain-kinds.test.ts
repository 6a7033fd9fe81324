import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  AddToCartDocument,
  CreateGuestCartDocument,
  RoutePageDocument,
} from "~/provider/contract/documents.generated";
import type { CatalogRequest } from "~/storefront/catalog/catalog-request.server";
import { readOffer } from "~/storefront/catalog/product-offer.server";
import { OPEN_SOURCE_2_4_7 } from "../fixtures/magento-profiles";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { plainProvider } from "./plain-provider";

/** The products of a plain Magento, as the shop's product page offers them. */

let shop: EngineFixture;
let send: (query: string, variables: object) => Promise<{ data: never; errors?: { message: string }[] }>;
beforeAll(async () => {
  shop = await openFixture();
  const respond = plainProvider(shop, OPEN_SOURCE_2_4_7);
  send = async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const headers = { "Content-Type": "application/json" };
    const request = new Request("http://host.example/graphql", { method: "POST", body, headers });
    return (await respond(request)).json();
  };
});
afterAll(() => shop.close());

const catalog: CatalogRequest = async (document, variables) => {
  const { data, errors } = await send(document, variables as object);
  expect(errors).toBeUndefined();
  return data;
};

async function offerAt(url: string, search = "") {
  const { route } = await catalog(RoutePageDocument, { url: `${url}.html` });
  if (!route || !("sku" in route)) throw new Error(`There is no product at ${url}.`);
  return readOffer(catalog, { product: route, extension: null }, new URLSearchParams(search));
}

test("a configurable product is offered by its variants, each at its own price", async () => {
  const offer = await offerAt("gift-box-with-ribbon", "size=medium-14-12-3-in");
  expect(offer.choices).toMatchObject([
    {
      code: "size",
      values: [/^Small/, /^Medium/, /^Large/].map((title) => ({ title: expect.stringMatching(title) })),
    },
  ]);
  expect(offer).toMatchObject({
    chosen: { size: "medium-14-12-3-in" },
    purchase: { kind: "as-it-is" },
    price: { price: "$7.99", range: { lowestCents: 599, highestCents: 999, count: 3 } },
  });
  expect(offer.pictures.length).toBeGreaterThan(0);
});

test("a variant is added by its uid, and its line in the cart shows the option", async () => {
  const { chosen, choices } = await offerAt("gift-box-with-ribbon", "size=large-18-18-6-in");
  const uids = choices.flatMap(({ code, values }) =>
    values.filter((value) => value.code === chosen[code]).map(({ uid }) => uid),
  );
  const { createGuestCart } = await catalog(CreateGuestCartDocument, {});
  const cartId = createGuestCart?.cart?.id ?? "";
  const item = { sku: "gift-box", quantity: 1, selected_options: uids };
  const { addProductsToCart } = await catalog(AddToCartDocument, { cartId, item });
  expect(addProductsToCart?.user_errors).toEqual([]);
  const { data } = await send(LINES, { id: cartId });
  expect(data).toEqual({
    cart: {
      itemsV2: {
        items: [
          {
            kind: "ConfigurableCartItem",
            prices: { price: { value: 9.99 } },
            product: { kind: "ConfigurableProduct", sku: "gift-box" },
            configurable_options: [{ option_label: "Size", value_label: expect.stringMatching(/large/i) }],
          },
        ],
      },
    },
  });
});

const LINES = `query ($id: String!) {
  cart(cart_id: $id) {
    itemsV2 {
      items {
        kind: __typename
        prices { price { value } }
        product { kind: __typename sku }
        ... on ConfigurableCartItem { configurable_options { option_label value_label } }
      }
    }
  }
}`;

describe("other kinds", () => {
  test.each(["small-wooden-easel", "light-base-for-photo-blocks", "spare-split-rings"])(
    "the bundle, the grouped and the downloadable product cannot be bought here: %s",
    async (url) => {
      expect((await offerAt(url)).purchase).toEqual({ kind: "not-here" });
    },
  );

  test("a virtual product is bought like a simple one, and is not shipped", async () => {
    expect((await offerAt("champ-membership")).purchase).toEqual({ kind: "as-it-is" });
    const { createGuestCart } = await catalog(CreateGuestCartDocument, {});
    const cartId = createGuestCart?.cart?.id ?? "";
    await catalog(AddToCartDocument, { cartId, item: { sku: "champ-membership", quantity: 1 } });
    const { data } = await send(
      "query ($id: String!) { cart(cart_id: $id) { is_virtual itemsV2 { items { __typename } } } }",
      { id: cartId },
    );
    expect(data).toEqual({
      cart: { is_virtual: true, itemsV2: { items: [{ __typename: "VirtualCartItem" }] } },
    });
  });
});
