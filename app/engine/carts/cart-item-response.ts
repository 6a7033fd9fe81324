import { DESIGN_OPTION, optionUid, optionValueUid } from "../catalog/option-uid";
import { regularUnitPrice } from "../catalog/price";
import { DESIGN_LABEL } from "../designs/design-description";
import { type TypedField, typedFields } from "../gift-certificates/gift-fields";
import { giftMessage } from "../gift-options/gift-message";
import { wrappingResponse } from "../gift-options/gift-wrappings";
import type {
  CartItemExtraInfo,
  CartItemPrices,
  SelectedCustomizableOption,
  SimpleCartItem,
} from "../graphql/resolvers.generated";
import { rowDiscounts } from "../totals/discount-lines";
import { toMoney } from "../totals/money";
import type { TotalsRow } from "../totals/total";
import { type ChosenValue, chosenValues } from "./chosen-values";
import { designPicturePath, editPath } from "./design-paths";
import { lineSteps, lineTotal } from "./price-steps";
import type { CartView } from "./view-cart";
import type { CartLine } from "./view-line";

/** One line of the cart as the contract shows it. */
export function itemResponse(row: TotalsRow<CartLine>, { totals }: CartView): SimpleCartItem {
  const { line } = row;
  const { item, problem, product } = line;
  const chosen = chosenValues(product, line.options);
  return {
    __typename: "SimpleCartItem",
    id: item.uid,
    uid: item.uid,
    item_id: item.uid,
    quantity: item.quantity,
    is_available: problem === null,
    errors: problem === null ? null : [{ code: "UNDEFINED", message: problem }],
    not_available_message: problem,
    product: product.view,
    prices: pricesResponse(row, { totals, chosen }),
    customizable_options: [
      ...chosen.map((choice) => optionResponse(product.sku, choice)),
      ...typedFields(product, line.options).map((field, index) =>
        fieldResponse(product.sku, field, product.options.length + index),
      ),
      ...designFields(item).map((field) => fieldResponse(product.sku, field, MAX_POSITION)),
    ],
    extra_info: extraInfoResponse(line, chosen),
    gift_message: giftMessage(item.gift_message),
    gift_wrapping: line.wrapping && wrappingResponse(line.wrapping),
    available_gift_wrapping: [],
  };
}

type Pricing = Pick<CartView, "totals"> & { chosen: ChosenValue[] };

/** Price steps are computed only on request. */
function pricesResponse(row: TotalsRow<CartLine>, { totals, chosen }: Pricing): CartItemPrices {
  const discount = toMoney(row.discountCents);
  const discounts = rowDiscounts(totals.lines, [{ code: "discount", cents: row.discountCents }]);
  const regularCents = regularPrice(row.line);
  return {
    price: toMoney(row.line.unitPriceCents),
    price_including_tax: toMoney(row.line.unitPriceCents + Math.round(row.taxCents / row.line.item.quantity)),
    fixed_product_taxes: [],
    original_item_price: toMoney(regularCents),
    original_row_total: toMoney(regularCents * row.line.quantity),
    row_total: toMoney(row.rowCents),
    row_total_including_tax: toMoney(row.rowCents + row.taxCents),
    total_item_discount: discount,
    discounts: discounts.length > 0 ? discounts : null,
    line_total: toMoney(lineTotal(row)),
    get steps() {
      return lineSteps(row, chosen, totals.lines);
    },
  };
}

/** The price of one piece without special prices and quantity discounts, in cents. */
function regularPrice({ counts, isFreeGift, options, product, unitPriceCents }: CartLine): number {
  return isFreeGift ? unitPriceCents : Math.max(unitPriceCents, regularUnitPrice(product, options, counts));
}

/** A chosen value of an option as the contract shows it. */
export function optionResponse(sku: string, { option, value }: ChosenValue): SelectedCustomizableOption {
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

const MAX_POSITION = 1000;

/** A field of a product with its label, its value and the value as text. */
type LabeledField = Omit<TypedField, "code"> & { code: string };

/** The design, as the option with which it was added; its label is the design in words. */
function designFields({ design_id, design_description }: CartLine["item"]): LabeledField[] {
  if (!design_id || !design_description) return [];
  return [{ code: DESIGN_OPTION, label: DESIGN_LABEL, value: design_id, title: design_description }];
}

/** An entered text: its value is also its label, so that it is displayed like a chosen option. */
function fieldResponse(
  sku: string,
  { code, label, value, title }: LabeledField,
  position: number,
): SelectedCustomizableOption {
  const uid = optionUid(sku, code);
  return {
    customizable_option_uid: uid,
    label,
    type: "field",
    is_required: true,
    sort_order: position,
    values: [
      {
        customizable_option_value_uid: uid,
        label: title,
        value,
        price: { value: 0, units: "USD", type: "FIXED" },
      },
    ],
  };
}

function extraInfoResponse(line: CartLine, chosen: ChosenValue[]): CartItemExtraInfo {
  const { item, offerPriceCents, product } = line;
  return {
    categories: product.view.categories?.map((category) => category?.name ?? null) ?? [],
    remarketing_product_id: product.sku,
    tool_options: chosen.map(({ option, value }) => `${option.title}: ${value.title}`).join(", "),
    edit_link: editPath(line),
    cache_price: offerPriceCents === null ? null : (offerPriceCents / 100).toFixed(2),
    cache_row_total: offerPriceCents === null ? null : toMoney(offerPriceCents * item.quantity),
    is_member_price: line.isMemberPrice,
    is_free_gift: line.isFreeGift,
    original_image_url: designPicturePath(item),
    can_be_wrapped: product.is_virtual === 0 && !line.isFreeGift,
  };
}
