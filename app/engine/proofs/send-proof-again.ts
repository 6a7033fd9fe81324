import { changeFulfillment } from "../fulfillment/fulfillment-order";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { SendProofAgainInput } from "../graphql/resolvers.generated";
import { queuePrints } from "../print/print-tasks";
import { requireText } from "../shared/typed-text";
import { findProof } from "./answer-proof";
import { startRound, takeProofStep } from "./proof-rounds";

const MAX_WORDS_LENGTH = 1000;

/**
 * Responds to a change request: a new round of the proof with the staff's comment and the current design.
 * @throws GraphQLError when the token matches no order, the comment is missing, or the proof awaits no response
 */
export function sendProofAgain(context: EngineContext, { token, item_id, words }: SendProofAgainInput) {
  const said = requireText(words, { field: "words", maxLength: MAX_WORDS_LENGTH });
  return changeFulfillment(context, token, async (db, order) => {
    const found = await findProof(db, order.id, item_id);
    if (!found) throw inputError("This item has no proof.");
    const { item, proof } = found;
    await takeProofStep(db, proof, { to: "replaced", order, by: "shop", now: new Date() });
    await startRound(db, item, { round: proof.round + 1, words: said });
    await queuePrints(db, order.id, { itemId: item.id });
  });
}
