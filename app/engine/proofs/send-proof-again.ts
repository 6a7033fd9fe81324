import { changeFulfillment } from "../fulfillment/fulfillment-order";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { SendProofAgainInput } from "../graphql/resolvers.generated";
import { queuePrints } from "../print/print-tasks";
import { requireText } from "../shared/typed-text";
import { findProof } from "./answer-proof";
import { beginRound, takeProofStep } from "./proof-rounds";

const MAX_WORDS_LENGTH = 1000;

/**
 * The shop answers a wish: a new round of the proof with its words, of the design as it is.
 * @throws GraphQLError when the token opens no order, nothing is said, or the proof waits for no answer of the shop
 */
export function sendProofAgain(context: EngineContext, { token, item_id, words }: SendProofAgainInput) {
  const said = requireText(words, { field: "words", longest: MAX_WORDS_LENGTH });
  return changeFulfillment(context, token, async (db, order) => {
    const found = await findProof(db, order.id, item_id);
    if (!found) throw inputError("This item has no proof.");
    const { item, proof } = found;
    await takeProofStep(db, proof, { to: "replaced", order, by: "shop", now: new Date() });
    await beginRound(db, item, { round: proof.round + 1, words: said });
    await queuePrints(db, order.id, { itemId: item.id });
  });
}
