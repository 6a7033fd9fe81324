import { z } from "zod";
import { addProductsToCart } from "../carts/add-products-to-cart";
import { removeCartItem, updateCartItems } from "../carts/update-cart-items";
import { isValueOf } from "../catalog/option-uid";
import { type AskedCart, viewAskedCart, whereThereIsACart } from "./carts";
import { readMagentoBody } from "./magento-body";
import { wrongRequest } from "./magento-response";
import { quoteItemsResponse } from "./quote-response";

/** Lines of a cart in Magento's REST API, implemented by the contract's use cases. */

const MAX_OPTIONS = 100;

const optionSchema = z.object({ option_id: z.string().max(1000), option_value: z.string().max(10_000) });
const newItemSchema = z.object({
  cart_item: z.object({
    sku: z.string().max(1000),
    qty: z.number(),
    product_option: z
      .object({
        extension_attributes: z
          .object({ custom_options: z.array(optionSchema).max(MAX_OPTIONS).optional() })
          .optional(),
      })
      .optional(),
  }),
});
const changedItemSchema = z.object({ cart_item: z.object({ qty: z.number() }) });

/**
 * POST …/items {cartItem: {sku, qty, product_option}}: adds a product. A custom option has the option's uid, and the
 * uid of the chosen value or an entered value, such as the id of a design. Responds with all lines.
 */
export async function addItem(request: Request, cart: AskedCart): Promise<object[]> {
  const { cart_item } = await readMagentoBody(request, newItemSchema);
  const { sku, qty, product_option } = cart_item;
  const options = product_option?.extension_attributes?.custom_options ?? [];
  const chosen = options.filter(({ option_id, option_value }) => isValueOf(option_id, option_value));
  const entered = options.filter((option) => !chosen.includes(option));
  const [problem] = await whereThereIsACart(cart.cartId, () =>
    addProductsToCart(cart.context, cart.cartId, [
      {
        sku,
        quantity: qty,
        selected_options: chosen.map(({ option_value }) => option_value),
        entered_options: entered.map(({ option_id, option_value }) => ({
          uid: option_id,
          value: option_value,
        })),
      },
    ]),
  );
  if (problem) throw wrongRequest(problem.message);
  return quoteItemsResponse(await viewAskedCart(cart));
}

/** PUT …/items/{itemId} {cartItem: {qty}}: changes the quantity of a line; zero removes it. Responds with all lines. */
export async function changeItem(request: Request, cart: AskedCart, itemId: string): Promise<object[]> {
  const { cart_item } = await readMagentoBody(request, changedItemSchema);
  await whereThereIsACart(cart.cartId, () =>
    updateCartItems(cart.context, cart.cartId, [{ cart_item_uid: itemId, quantity: cart_item.qty }]),
  );
  return quoteItemsResponse(await viewAskedCart(cart));
}

/** DELETE …/items/{itemId}. */
export async function removeItem(cart: AskedCart, itemId: string): Promise<true> {
  await whereThereIsACart(cart.cartId, () => removeCartItem(cart.context, cart.cartId, itemId));
  return true;
}
