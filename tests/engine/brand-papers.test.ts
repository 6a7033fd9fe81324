import { afterAll, beforeAll, expect, test } from "vitest";
import { move, ordered } from "./atelier";
import type { EngineFixture } from "./engine-fixture";
import { printedBytes, printFiles, readablePdf } from "./print-shop";
import { proofedTag } from "./proofs";
import { customer, guest, readyCart } from "./shopper";
import { OTHER_BRANDS, openTinyPaws } from "./tiny-paws";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openTinyPaws();
});
afterAll(() => engine.close());

test("an invoice and the payee of a check have the brand's name", async () => {
  const order = await ordered(engine, guest());
  const { data } = await engine.graphql(
    "query ($token: String!) { guestOrderByToken(input: { token: $token }) { payment_instructions } }",
    { token: order.token },
  );
  expect(data.guestOrderByToken.payment_instructions).toContain("to Tiny Paws, write order number");
  expect(data.guestOrderByToken.payment_instructions).toContain("Tiny Paws, 1 Burrow Lane, Bath, ME 04530");
  await move(engine, order.number, "TAKE_PAYMENT");
  const paid = await engine.graphql(
    "query ($token: String!) { guestOrderByToken(input: { token: $token }) { invoice_url } }",
    { token: order.token },
  );
  const response = await engine.rest(paid.data.guestOrderByToken.invoice_url);
  const pdf = readablePdf(Buffer.from(await response.arrayBuffer()));
  expect(pdf).toContain("(Tiny Paws)");
  expect(pdf).not.toMatch(OTHER_BRANDS);
});

test("a print file names its store", async () => {
  const { itemId } = await proofedTag(engine);
  const [file] = await printFiles(engine, itemId);
  const pdf = printedBytes(engine, file).toString("latin1");
  expect(pdf).toContain("<xmp:CreatorTool>Tiny Paws</xmp:CreatorTool>");
  expect(OTHER_BRANDS.exec(pdf)?.[0]).toBeUndefined();
});

test("the payment page and the carrier have the brand's name", async () => {
  const cart = await readyCart(engine, guest(), { payment: "sandbox_hosted" });
  const { data } = await engine.graphql(
    "query ($id: String!) { cart(cart_id: $id) { shipping_addresses { selected_shipping_method { carrier_title } } } }",
    { id: cart },
  );
  expect(data.cart.shipping_addresses[0].selected_shipping_method.carrier_title).toBe("Tiny Paws");
  const response = await engine.rest("/sandbox-payment/of-no-order");
  expect(await response.text()).toContain("Tiny Paws payment sandbox");
});

test("a customer's downloads are named after the brand", async () => {
  const { token } = await customer(engine);
  const response = await engine.rest("/rest/mpc/V1/customers/me/export", {}, { token });
  expect(response.headers.get("Content-Disposition")).toContain("tiny-paws-data.json");
});
