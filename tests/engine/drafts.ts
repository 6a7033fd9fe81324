import { emailsTo, linkToken } from "./emails";
import type { EngineFixture, Sender } from "./engine-fixture";
import { ADDRESS, guest } from "./shopper";
import { type AdminResponse, callAdmin, resultOf } from "./staff";

/** Test helpers for orders that staff compose. */

export interface Draft {
  id: string;
  version: string;
  status: string;
  email: string;
  customer_id: string | null;
  problem: string | null;
  items: { uid: string; sku: string; quantity: number; row_total: { value: number } }[];
  totals: { code: string; label: string; amount: { value: number } }[];
  shipping_methods: { code: string; is_chosen: boolean }[];
  order_number: string | null;
  expires_at: string | null;
}

const DRAFT = `id version status email customer_id problem order_number expires_at
  items { uid sku quantity row_total { value } } totals { code label amount { value } }
  shipping_methods { code is_chosen }`;

let keys = 0;
export const newKey = () => {
  keys += 1;
  return `key-of-draft-form-${keys}`;
};

/** The steps of one member of the staff. @param token of their session */
export function composer(engine: EngineFixture, token: string) {
  const read = async (id: string) => {
    const query = `query ($id: ID!) { draftOrder(id: $id) { ${DRAFT} } }`;
    return resultOf<Draft>(await callAdmin(engine, query, { id }, token), "draftOrder");
  };
  const attempt = async (operation: string, type: string, input: object): Promise<AdminResponse> => {
    const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) { ${DRAFT} } }`;
    return callAdmin(engine, mutation, { input: { key: newKey(), ...input } }, token);
  };
  return {
    read,
    attempt,
    async start(owner: object): Promise<string> {
      const mutation = "mutation ($input: CreateDraftOrderInput!) { createDraftOrder(input: $input) }";
      const input = { store_code: "mpc", key: newKey(), ...owner };
      return resultOf<string>(await callAdmin(engine, mutation, { input }, token), "createDraftOrder");
    },
    /** Sends a form of the draft as it is now. */
    async change(id: string, operation: string, type: string, fields: object = {}): Promise<Draft> {
      const { version } = await read(id);
      return resultOf<Draft>(await attempt(operation, type, { id, version, ...fields }), operation);
    },
  };
}

export type Composer = ReturnType<typeof composer>;

/** A draft with two poop bag holders that could be sent. @returns its id */
export async function readyDraft(staff: Composer, owner: object, quantity = 2): Promise<string> {
  const id = await staff.start(owner);
  await staff.change(id, "addDraftOrderItem", "AddDraftOrderItemInput", { sku: SKU, quantity });
  const { country_code: _country, ...address } = ADDRESS;
  await staff.change(id, "setDraftOrderAddress", "DraftOrderAddressInput", { address });
  return id;
}

/** Sends the draft's link. @returns its token, from the email */
export async function sendDraft(engine: EngineFixture, staff: Composer, id: string): Promise<string> {
  const { email } = await staff.change(id, "sendDraftOrder", "SendDraftOrderInput", {
    message: "As we said.",
  });
  return linkToken((await emailsTo(engine, email)).at(-1));
}

/** A product without a design and without options. */
export const SKU = "hanging-kit";

interface OpenedLink {
  state: string;
  order_number: string | null;
  emailed_total: { value: number } | null;
  cart: { id: string; email: string; prices: { grand_total: { value: number } } } | null;
}

interface PlacedByLink {
  orderV2: { number: string; token: string } | null;
  errors: { code: string; message: string }[];
}

/** What the holder of a payment link does. */
export function linkHolder(engine: EngineFixture) {
  const open = async (token: string, sender: Sender = guest()): Promise<OpenedLink | null> => {
    const query = `query ($token: String!) { paymentLink(token: $token) {
      state order_number emailed_total { value } cart { id email prices { grand_total { value } } }
    } }`;
    const { data } = await engine.graphql<{ paymentLink: OpenedLink | null }>(query, { token }, sender);
    return data.paymentLink;
  };
  const placeAt = async (total: number, token: string, fields: object = {}): Promise<PlacedByLink> => {
    const mutation = `mutation ($input: PlacePaymentLinkOrderInput!) { placePaymentLinkOrder(input: $input) {
      orderV2 { number token } errors { code message }
    } }`;
    const input = { token, payment_method: "sandbox_hosted", expected_total: total, ...fields };
    const { data } = await engine.graphql<{ placePaymentLinkOrder: PlacedByLink }>(
      mutation,
      { input },
      guest(),
    );
    return data.placePaymentLinkOrder;
  };
  return {
    open,
    placeAt,
    /** Places the order at the total that the link shows. */
    async place(token: string, fields?: object): Promise<PlacedByLink> {
      const total = (await open(token))?.cart?.prices.grand_total.value ?? 0;
      return placeAt(total, token, fields);
    },
  };
}

export type LinkHolder = ReturnType<typeof linkHolder>;
