import { followProofs } from "~/engine/proofs/follow-proofs";
import { move, type StaffPrint, staffOrder, staffPrints, type TestOrder } from "./atelier";
import type { EngineFixture, Sender } from "./engine-fixture";
import { orderForm, sendForm } from "./order-forms";
import { jobContext, printAll } from "./print-shop";
import { guest, place, readyCart } from "./shopper";
import { ownerOf } from "./staff";

/** Test helpers for proofs, as buyer and as staff. */

const PROOF =
  "round state can_approve can_ask_for_change shop_message wish last_day by_deadline edit_path has_newer_version";

export interface ProofedOrder extends TestOrder {
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
  await move(engine, number, "TAKE_PAYMENT");
  const { design_id } = await engine.db
    .selectFrom("sales_order_item")
    .select("design_id")
    .where("id", "=", Number(items[0].id))
    .executeTakeFirstOrThrow();
  const known = { id, number, token, total: total.grand_total.value, itemId: items[0].id };
  return { ...known, sender, design: design_id ?? "" };
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

/** Staff send the proof of the only line again. @param text message to the buyer */
export async function sendAgain(
  engine: EngineFixture,
  { number, itemId }: Pick<ProofedOrder, "number" | "itemId">,
  text = "We made it larger.",
) {
  const owner = await ownerOf(engine);
  const form = { ...(await orderForm(engine, owner, number)), order_item_id: itemId, text };
  return sendForm(engine, owner, "sendProofAgain", form);
}

/** The only line's print files, and whether production can start, as staff see them. */
export async function staffPrint(
  engine: EngineFixture,
  { number }: Pick<ProofedOrder, "number">,
): Promise<StaffPrint & { steps: string[] }> {
  const { steps } = await staffOrder<{ steps: string[] }>(engine, number, "steps");
  const [print] = await staffPrints(engine, number);
  return { ...print, steps };
}

/** Runs the job as of that many days from now. */
export function daysLater(engine: EngineFixture, days: number): Promise<void> {
  return followProofs.run(jobContext(engine), new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}
