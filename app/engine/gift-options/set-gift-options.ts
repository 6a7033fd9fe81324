import { additionalInformation } from "../carts/additional-information";
import { changeCart, updateCart } from "../carts/change-cart";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { SetGiftOptionsOnCartInput } from "../graphql/resolvers.generated";
import { giftMessage, readGiftMessage } from "./gift-message";

const NO_WRAPPING = "We wrap items, not whole orders. Please choose a gift wrap for each item.";
const NO_RECEIPT = "We don't have gift receipts. You can leave prices out of the package instead.";
const NO_CARD = "We don't have printed cards. Please write a gift message instead.";

/**
 * Sets the order's gift message; an empty one removes it. @throws GraphQLError of category input when it is too long, and
 * for gift options that the store does not have
 */
export async function setGiftOptions(
  context: EngineContext,
  {
    cart_id,
    gift_message,
    gift_receipt_included,
    gift_wrapping_id,
    printed_card_included,
  }: SetGiftOptionsOnCartInput,
): Promise<void> {
  if (gift_wrapping_id) throw inputError(NO_WRAPPING, "gift_wrapping_id");
  if (gift_receipt_included) throw inputError(NO_RECEIPT, "gift_receipt_included");
  if (printed_card_included) throw inputError(NO_CARD, "printed_card_included");
  await changeCart(context, cart_id, async ({ cart, db }) => {
    const words = gift_message ? giftMessage(readGiftMessage(gift_message)) : null;
    const said = { ...additionalInformation(cart), giftMessage: words };
    await updateCart(db, cart.id, { additional_information: JSON.stringify(said) });
  });
}
