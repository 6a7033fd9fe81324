import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rateLimits } from "../../app/engine/shared/rate-limits";
import { EasyPostServer } from "../fixtures/easypost/easypost-server";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, customer, guest, newCart, shipTo } from "./shopper";

let easyPost: EasyPostServer;
let engine: EngineFixture;

const LISTED = {
  object: "Address",
  street1: "12 ANALYTICAL WAY",
  street2: "STE 4",
  city: "SACRAMENTO",
  state: "CA",
  zip: "95814-2201",
  country: "US",
};
const FOUND = { delivery: { success: true, errors: [], details: { latitude: 38.58, longitude: -121.49 } } };
const NOT_FOUND = {
  delivery: {
    success: false,
    errors: [{ code: "E.ADDRESS.NOT_FOUND", field: "address", message: "Address not found" }],
  },
};

beforeAll(async () => {
  easyPost = await EasyPostServer.open();
  engine = await openFixture({ easyPost: easyPost.settings });
  answers(LISTED);
});
afterAll(async () => {
  await engine.close();
  easyPost.close();
});
afterEach(() => {
  answers(LISTED);
});
function answers(address: object, { verifications = FOUND as object, status = 201 } = {}): void {
  easyPost.requests = [];
  easyPost.address = { status, body: { ...address, verifications } };
}

interface Shipment {
  sender: Sender;
  id: string;
}

async function addressedCart(sender = guest(), address: object = ADDRESS): Promise<Shipment> {
  const id = await newCart(engine, sender);
  await shipTo(engine, sender, id, { address });
  return { sender, id };
}

async function suggest({ sender, id }: Shipment) {
  const { data, errors } = await engine.graphql(
    "mutation ($id: String!) { suggestShippingAddress(cart_id: $id) { street city region_code postcode } }",
    { id },
    sender,
  );
  return errors ? errors[0].message : data.suggestShippingAddress;
}

async function answer({ sender, id }: Shipment, accept: boolean) {
  const { data, errors } = await engine.graphql(
    `mutation ($input: RespondToAddressSuggestionInput!) { respondToAddressSuggestion(input: $input) { cart { id } } }`,
    { input: { cart_id: id, accept } },
    sender,
  );
  return errors ? errors[0].message : data.respondToAddressSuggestion.cart.id;
}

async function stored({ sender, id }: Shipment) {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) { shipping_addresses {
      firstname street city postcode telephone suggestion { street } } } }`,
    { id },
    sender,
  );
  return data.cart.shipping_addresses[0];
}

describe("a shipping address", () => {
  it("is suggested as the directory writes it, until the shopper answers", async () => {
    const shipment = await addressedCart();
    expect((await stored(shipment)).suggestion).toBeNull();
    expect(await suggest(shipment)).toEqual({
      street: ["12 Analytical Way", "Ste 4"],
      city: "Sacramento",
      region_code: "CA",
      postcode: "95814-2201",
    });
    expect(easyPost.requests).toEqual([
      {
        address: {
          street1: "12 Analytical Way",
          street2: "",
          city: "Sacramento",
          state: "CA",
          zip: "95814",
          country: "US",
        },
        verify: true,
      },
    ]);
    expect(await stored(shipment)).toMatchObject({
      street: ["12 Analytical Way"],
      suggestion: { street: ["12 Analytical Way", "Ste 4"] },
    });
  });

  it("becomes the suggested one when the shopper accepts it, with name and phone as they were", async () => {
    const shipment = await addressedCart();
    await suggest(shipment);
    expect(await answer(shipment, true)).toBe(shipment.id);
    expect(await stored(shipment)).toEqual({
      firstname: "Ada",
      street: ["12 Analytical Way", "Ste 4"],
      city: "Sacramento",
      postcode: "95814-2201",
      telephone: ADDRESS.telephone,
      suggestion: null,
    });
  });

  it("stays as typed when the shopper declines, who is asked again only for another address", async () => {
    const shipment = await addressedCart();
    await suggest(shipment);
    await answer(shipment, false);
    expect(await stored(shipment)).toMatchObject({ street: ["12 Analytical Way"], suggestion: null });
    await shipTo(engine, shipment.sender, shipment.id, {
      address: { ...ADDRESS, street: ["12 analytical way."] },
    });
    expect(await suggest(shipment)).toBeNull();
    expect(easyPost.requests).toHaveLength(1);
    await shipTo(engine, shipment.sender, shipment.id, {
      address: { ...ADDRESS, street: ["14 Analytical Way"] },
    });
    expect(await suggest(shipment)).toMatchObject({ street: ["12 Analytical Way", "Ste 4"] });
  });

  it("that differs only in its spelling raises no question", async () => {
    answers({ ...LISTED, street2: "" });
    const shipment = await addressedCart(guest(), { ...ADDRESS, street: ["12 analytical way"] });
    expect(await suggest(shipment)).toBeNull();
    expect((await stored(shipment)).street).toEqual(["12 analytical way"]);
  });

  it.each([
    ["is not found", () => answers(LISTED, { verifications: NOT_FOUND })],
    ["is refused", () => answers({ error: { code: "ADDRESS.VERIFY.FAILURE" } }, { status: 422 })],
    ["has an unexpected form", () => answers({ ...LISTED, zip: "<b>" })],
    ["finds the directory closed", () => answers(LISTED, { status: 500 })],
  ])("that %s stays as typed, and the order goes on", async (_, prepare) => {
    prepare();
    const shipment = await addressedCart();
    expect(await suggest(shipment)).toBeNull();
    expect(await stored(shipment)).toMatchObject({ street: ["12 Analytical Way"], suggestion: null });
  });

  it("of another customer's cart is neither looked up nor answered", async () => {
    const sender = await customer(engine);
    const { id } = (await engine.graphql("{ customerCart { id } }", {}, sender)).data.customerCart;
    await shipTo(engine, sender, id, { address: ADDRESS });
    const shipment = { sender, id };
    const stranger = { ...shipment, sender: guest() };
    const notFound = `Could not find a cart with ID "${shipment.id}"`;
    expect(await suggest(stranger)).toBe(notFound);
    expect(easyPost.requests).toEqual([]);
    await suggest(shipment);
    expect(await answer(stranger, true)).toBe(notFound);
    expect((await stored(shipment)).street).toEqual(["12 Analytical Way"]);
  });

  it("is looked up within the visitor's budget", async () => {
    const sender = guest();
    const { points } = rateLimits.addressLookUps.ofVisitor;
    for (let number = 0; number <= points; number += 1) await suggest(await addressedCart(sender));
    expect(easyPost.requests).toHaveLength(points);
  });

  it("is not looked up without a directory", async () => {
    const plain = await openFixture();
    try {
      const sender = guest();
      const { data } = await plain.graphql("mutation { createGuestCart { cart { id } } }", {}, sender);
      const { id } = data.createGuestCart.cart;
      await shipTo(plain, sender, id, { address: ADDRESS });
      const response = await plain.graphql(
        `mutation { suggestShippingAddress(cart_id: "${id}") { city } }`,
        {},
        sender,
      );
      expect(response.data.suggestShippingAddress).toBeNull();
      expect(easyPost.requests).toEqual([]);
    } finally {
      await plain.close();
    }
  });
});
