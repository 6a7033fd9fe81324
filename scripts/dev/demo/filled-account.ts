import { randomToken } from "~/engine/shared/secrets";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import { ADDRESS, designTag, ownCart, readCart, tag } from "../../../tests/engine/shopper";
import { type DemoCustomer, PASSWORD, saveAddress } from "./customers";
import { designedLine, saveDesign } from "./designs";
import { fillCart } from "./orders";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** Fills an account with designs, addresses and other data besides orders and balances. */
export async function fillAccount(shop: EngineFixture, ada: DemoCustomer): Promise<void> {
  const { region, ...home } = ADDRESS;
  const address = { ...home, country_code: "US", region: { region_code: region } };
  await saveAddress(shop, ada, { ...address, default_shipping: true, default_billing: true });
  await saveAddress(shop, ada, {
    ...address,
    firstname: "Rose",
    street: ["7 Garden Court"],
    postcode: "95816",
  });
  await shop.graphql("mutation { setNewsletterConsent(subscribe: true) { error } }", {}, ada);
  await signInOnPhone(shop, ada);
  await saveDesigns(shop, ada);
  await leaveInCart(shop, ada);
}

async function signInOnPhone(shop: EngineFixture, { email }: DemoCustomer): Promise<void> {
  await shop.graphql(
    "mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }",
    { email, password: PASSWORD },
    { headers: { "User-Agent": PHONE, deviceToken: randomToken() } },
  );
}

async function saveDesigns(shop: EngineFixture, ada: DemoCustomer): Promise<void> {
  await saveDesign(shop, ada, "acrylic-print", "Over the fireplace");
  await saveDesign(shop, ada, "wall-clock");
  const shared = await saveDesign(shop, ada, "two-pet-canvas", "For Rose");
  await shop.graphql("mutation ($id: ID!) { shareDesign(id: $id) { id } }", { id: shared }, ada);
}

/** Two lines in the cart, and one saved for later. */
async function leaveInCart(shop: EngineFixture, ada: DemoCustomer): Promise<void> {
  const cart = await ownCart(shop, ada);
  await fillCart(shop, ada, cart, [
    tag(await designTag(shop, ada, { name: "Biscuit" })),
    await designedLine(shop, ada, "photo-mug", 2),
    await designedLine(shop, ada, "photo-coasters"),
  ]);
  const { data } = await readCart(shop, ada, cart);
  const kept = data.cart.itemsV2.items.find(({ product }) => product.sku === "photo-coasters");
  await shop.graphql(
    "mutation ($cart: String!, $line: ID!) { saveCartItemForLater(cart_id: $cart, cart_item_uid: $line) { id } }",
    { cart, line: kept?.uid },
    ada,
  );
}
