import { followProofs } from "~/engine/proofs/follow-proofs";
import { fulfillmentToken, move, type TestOrder } from "./atelier";
import type { EngineFixture, Sender } from "./engine-fixture";
import { jobContext, printAll } from "./print-shop";
import { guest, place, readyCart } from "./shopper";

/** Test helpers for proofs, as buyer and as staff. */

const PROOF =
  "round state can_approve can_ask_for_change shop_message wish last_day by_deadline edit_path has_newer_version";

export interface ProofedOrder extends TestOrder {
  /** Token of the order's fulfillment page. */
  fulfillment: string;
  sender: Sender;
  design: string;
}

/** A paid order of a tag. @param isAsked true if its buyer requests a proof */
export async function paidTag(
  engine: EngineFixture,
  { isAsked = true, sender = guest() } = {},
): Promise<ProofedOrder> {
  const cart = await readyCart(engine, sender);
  await engine.graphql(
    "mutation ($input: SetAdditionalInformationOnCartInput!) { setAdditionalInformationOnCart(input: $input) { cart { id } } }",
    { input: { cart_id: cart, send_proof: isAsked } },
    sender,
  );
  const { data } = await place(engine, sender, cart);
  const { id, number, token, total, items } = data.placeOrder.orderV2;
  const fulfillment = await fulfillmentToken(engine, { number });
  await move(engine, fulfillment, "TAKE_PAYMENT");
  const { design_id } = await engine.db
    .selectFrom("sales_order_item")
    .select("design_id")
    .where("id", "=", Number(items[0].id))
    .executeTakeFirstOrThrow();
  const known = { id, number, token, total: total.grand_total.value, itemId: items[0].id };
  return { ...known, fulfillment, sender, design: design_id ?? "" };
}

/** The same, with its proof sent. */
export async function proofedTag(engine: EngineFixture, options = {}): Promise<ProofedOrder> {
  const order = await paidTag(engine, options);
  await printAll(engine);
  return order;
}

export function artwork(engine: EngineFixture, input: object, sender: Sender = {}) {
  return engine.graphql(
    `query ($input: OrderArtworkInput!) { orderArtwork(input: $input) {
      number artwork_token may_answer proof_request
      items { id product_name surfaces { title width height picture_url print_file_url } proof { ${PROOF} } }
    } }`,
    { input },
    sender,
  );
}

/** The latest round of the only line's proof. */
export async function proofOf(engine: EngineFixture, { token, sender }: ProofedOrder) {
  const { data } = await artwork(engine, { token }, sender);
  return data.orderArtwork.items[0].proof;
}

export async function answer(
  engine: EngineFixture,
  { token, itemId }: ProofedOrder,
  input: object,
  asker: Sender = {},
) {
  const { data } = await engine.graphql(
    "mutation ($input: AnswerProofInput!) { answerProof(input: $input) { user_errors { code field } } }",
    { input: { token, item_id: itemId, round: 1, ...input } },
    asker,
  );
  return data.answerProof.user_errors;
}

export async function sendNewVersion(
  engine: EngineFixture,
  { token, itemId, sender }: ProofedOrder,
  asker: Sender = sender,
) {
  const { data } = await engine.graphql(
    "mutation ($input: SendNewVersionInput!) { sendNewVersion(input: $input) { user_errors { code message } } }",
    { input: { token, item_id: itemId } },
    asker,
  );
  return data.sendNewVersion.user_errors;
}

export function sendAgain(
  engine: EngineFixture,
  { fulfillment, itemId }: ProofedOrder,
  words = "We made it larger.",
) {
  return engine.graphql(
    "mutation ($input: SendProofAgainInput!) { sendProofAgain(input: $input) { steps } }",
    { input: { token: fulfillment, item_id: itemId, words } },
  );
}

/** The released print files of the only line. */
export async function fulfillmentPrints(engine: EngineFixture, { fulfillment }: ProofedOrder) {
  const { data } = await engine.graphql(
    `query ($token: String!) { fulfillment(token: $token) { steps prints { state files { title url } proof { ${PROOF} } } } }`,
    { token: fulfillment },
  );
  return { steps: data.fulfillment.steps, ...data.fulfillment.prints[0] };
}

/** Runs the job as of that many days from now. */
export function daysLater(engine: EngineFixture, days: number): Promise<void> {
  return followProofs.run(jobContext(engine), new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}
