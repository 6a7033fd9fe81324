import { z } from "zod";
import { addProductsToCart } from "../carts/add-products-to-cart";
import { removeCartItem, updateCartItems } from "../carts/update-cart-items";
import { isValueOf } from "../catalog/option-uid";
import { readJson } from "../shared/read-body";
import { type AskedCart, viewAskedCart, whereThereIsACart } from "./carts";
import { wrongRequest } from "./magento-response";
import { quoteItemsResponse } from "./quote-response";

/** Lines of a cart in Magento's REST API, implemented by the contract's use cases. */

const MAX_BYTES = 100_000;
const MAX_OPTIONS = 100;

const optionSchema = z.object({ option_id: z.string().max(1000), option_value: z.string().max(10_000) });
const newItemSchema = z.object({
  cartItem: z.object({
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
const changedItemSchema = z.object({ cartItem: z.object({ qty: z.number() }) });

/**
 * POST …/items {cartItem: {sku, qty, product_option}}: adds a product. A custom option has the option's uid, and the
 * uid of the chosen value or an entered value, such as the id of a design. Responds with all lines.
 */
export async function addItem(request: Request, cart: AskedCart): Promise<object[]> {
  const { sku, qty, product_option } = await readBody(request, newItemSchema);
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
  const { qty } = await readBody(request, changedItemSchema);
  await whereThereIsACart(cart.cartId, () =>
    updateCartItems(cart.context, cart.cartId, [{ cart_item_uid: itemId, quantity: qty }]),
  );
  return quoteItemsResponse(await viewAskedCart(cart));
}

/** DELETE …/items/{itemId}. */
export async function removeItem(cart: AskedCart, itemId: string): Promise<true> {
  await whereThereIsACart(cart.cartId, () => removeCartItem(cart.context, cart.cartId, itemId));
  return true;
}

async function readBody<Item>(request: Request, schema: z.ZodType<{ cartItem: Item }>): Promise<Item> {
  const asked = schema.safeParse(await readJson(request, MAX_BYTES));
  if (!asked.success)
    throw wrongRequest('"%fieldName" is required. Enter and try again.', { fieldName: "cartItem" });
  return asked.data.cartItem;
}
