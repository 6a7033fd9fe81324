import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { withPriceCodes } from "../promotions/price-code-cart";
import { requestOf } from "../tax/cart-taxation";
import { openTaxService } from "../tax/service/open-tax-service";
import { findUsableCart, updateCart } from "./change-cart";
import { type CartView, viewCart } from "./view-cart";

type TaxContext = Pick<EngineContext, "db" | "settings">;

/**
 * Computes a cart with the taxes of the tax service, if the settings name one: its calculation is stored with the cart
 * for as long as nothing changes that the taxes depend on. While the service does not answer, the table applies. Never
 * call it within a transaction, which would wait for the service.
 */
export async function viewTaxedCart(context: TaxContext, cart: Row<"cart">): Promise<CartView> {
  const view = await viewCart(context.db, cart);
  const service = openTaxService(context.settings);
  if (!service || view.calculation) return view;
  const request = requestOf(view.taxation, view.totals);
  const calculation = request && (await service.calculate(request));
  if (!calculation) return view;
  const tax_calculation = JSON.stringify(calculation);
  await updateCart(context.db, cart.id, { tax_calculation });
  return viewCart(context.db, { ...cart, tax_calculation });
}

/** Has a cart's taxes calculated before it is ordered, if the settings name a tax service. */
export async function calculateCartTax(context: EngineContext, cartId: string): Promise<void> {
  if (!openTaxService(context.settings)) return;
  const cart = await findUsableCart(context, cartId);
  if (cart?.is_active) await viewTaxedCart(context, await withPriceCodes(context, cart));
}
