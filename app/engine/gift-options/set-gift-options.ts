import { additionalInformation } from "../carts/additional-information";
import { changeCart, updateCart } from "../carts/change-cart";
import type { EngineContext } from "../graphql/context";
import type { SetGiftOptionsOnCartInput } from "../graphql/resolvers.generated";
import { giftMessage, readGiftMessage } from "./gift-message";

/** Sets the order's gift message; an empty one removes it. @throws GraphQLError when it is too long */
export async function setGiftOptions(
  context: EngineContext,
  { cart_id, gift_message }: SetGiftOptionsOnCartInput,
): Promise<void> {
  await changeCart(context, cart_id, async ({ cart, db }) => {
    const words = gift_message ? giftMessage(readGiftMessage(gift_message)) : null;
    const said = { ...additionalInformation(cart), giftMessage: words };
    await updateCart(db, cart.id, { additional_information: JSON.stringify(said) });
  });
}
