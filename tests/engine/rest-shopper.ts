import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import type { EngineFixture, Sender } from "./engine-fixture";
import { ADDRESS } from "./shopper";

/** Test helpers for programs that shop by Magento's REST API. */

const { country_code, region: region_code, ...person } = ADDRESS;

/** The address of the other helpers, as Magento's REST API takes it. */
export const REST_ADDRESS = { ...person, country_id: country_code, region_code, region: "California" };

/** A tag with this design as the body of a cart's new line. */
export function tagLine(designId: string, qty = 1) {
  const custom_options = [{ option_id: optionUid("pet-tag", DESIGN_OPTION), option_value: designId }];
  return { cartItem: { sku: "pet-tag", qty, product_option: { extension_attributes: { custom_options } } } };
}

/** Calls a path below /rest/V1, or a whole path. */
export async function callRest(
  engine: EngineFixture,
  method: string,
  path: string,
  { sender = {}, body }: { sender?: Sender; body?: unknown } = {},
) {
  const address = path.startsWith("/rest/") ? path : `/rest/V1${path}`;
  const headers = { "Content-Type": "application/json" };
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const response = await engine.rest(address, init, sender);
  const { status } = response;
  return { status, headers: response.headers, body: await response.json() };
}
