import { optionUid, optionValueUid } from "../catalog/option-uid";
import type {
  CartItemExtraInfo,
  CartItemPrices,
  SelectedCustomizableOption,
  SimpleCartItem,
} from "../graphql/resolvers.generated";
import type { Coupon } from "../promotions/coupon";
import { discountLabel } from "../promotions/promotions-total";
import { toMoney } from "../totals/money";
import type { TotalsRow } from "../totals/total";
import { type ChosenValue, chosenValues } from "./chosen-values";
import type { CartLine } from "./view-cart";

/** One line of the cart as the contract shows it. */
export function answerItem(line: CartLine, row: TotalsRow, coupon: Coupon | null): SimpleCartItem {
  const { item, problem, product } = line;
  const chosen = chosenValues(product, line.options);
  return {
    __typename: "SimpleCartItem",
    uid: item.uid,
    quantity: item.quantity,
    is_available: problem === null,
    errors: problem === null ? null : [{ code: "UNDEFINED", message: problem }],
    product: product.view,
    prices: answerPrices(line, row, coupon),
    customizable_options: chosen.map((choice) => answerOption(product.sku, choice)),
    extra_info: answerExtraInfo(line, chosen),
  };
}

function answerPrices(line: CartLine, row: TotalsRow, coupon: Coupon | null): CartItemPrices {
  const discount = toMoney(row.discountCents);
  return {
    price: toMoney(line.unitPriceCents),
    row_total: toMoney(row.rowCents),
    row_total_including_tax: toMoney(row.rowCents + row.taxCents),
    total_item_discount: discount,
    discounts: coupon && row.discountCents > 0 ? [{ label: discountLabel(coupon), amount: discount }] : null,
  };
}

function answerOption(sku: string, { option, value }: ChosenValue): SelectedCustomizableOption {
  return {
    customizable_option_uid: optionUid(sku, option.code),
    label: option.title,
    type: "drop_down",
    is_required: true,
    sort_order: option.position,
    values: [
      {
        customizable_option_value_uid: optionValueUid(sku, option.code, value.code),
        label: value.title,
        value: value.code,
        price: { value: value.price_cents / 100, units: "USD", type: "FIXED" },
      },
    ],
  };
}

function answerExtraInfo({ item, product }: CartLine, chosen: ChosenValue[]): CartItemExtraInfo {
  const hasDesign = item.design_id !== null;
  return {
    categories: product.view.categories?.map((category) => category?.name ?? null) ?? [],
    remarketing_product_id: product.sku,
    tool_options: chosen.map(({ option, value }) => `${option.title}: ${value.title}`).join(", "),
    edit_link: hasDesign ? `${product.tool_path}?design=${item.design_id}&item=${item.uid}` : null,
    cache_price: null,
    original_image_url: hasDesign ? `/pictures/designs/${item.design_id}/${item.design_revision}.svg` : null,
  };
}
