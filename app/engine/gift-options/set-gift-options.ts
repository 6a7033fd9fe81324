import { additionalInformation } from "../carts/additional-information";
import { changeCart, updateCart } from "../carts/change-cart";
import type { EngineContext } from "../graphql/context";
import type { SetGiftOptionsOnCartInput } from "../graphql/resolvers.generated";
import { giftMessage, readGiftMessage } from "./gift-message";

/** Sets the words that go with the whole order; none take them away. @throws GraphQLError when they are too long */
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
