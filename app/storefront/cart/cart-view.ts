import type { AnyOf } from "~/provider/any-of";
import type {
  CartCoreFragment,
  CartPageQuery,
  CheckoutCartQuery,
} from "~/provider/contract/documents.generated";
import type { PartiallyLoaded } from "~/provider/partially-loaded";
import { type MoneyAmount, NO_MONEY } from "~/storefront/ui/money";
import { type AppliedGiftCards, balancesView } from "./balances/balances-view";
import { methodValue } from "./estimate/method-value";
import type { PriceStep } from "./totals/price-step";
import { priceSteps } from "./totals/price-step";

export interface TotalLine {
  code: string;
  label: string;
  amount: MoneyAmount;
  /** Its calculation, if the provider explains it. */
  steps?: PriceStep[];
}

type PageCart = NonNullable<CartPageQuery["cart"]>;
type CheckoutCart = NonNullable<CheckoutCartQuery["cart"]>;
/** The cart with the members that the page requests (all pages those of the checkout) and the provider supports. */
export type ProviderCart = PartiallyLoaded<PartiallyLoaded<PageCart, CheckoutCart>, CartCoreFragment>;
type CorePrices = NonNullable<CartCoreFragment["prices"]>;
/** A line of any kind of product. */
type ProviderItem = AnyOf<NonNullable<NonNullable<ProviderCart["itemsV2"]>["items"][number]>>;

const NOT_AVAILABLE = "This product isn't available right now. Please remove it to check out.";

/** Converts the provider's cart; without the extension the totals are computed from Magento's own members. */
export function cartView(cart: ProviderCart) {
  const totals = cart.prices?.totals ?? [];
  const [address] = cart.shipping_addresses;
  const items = cart.itemsV2?.items.flatMap((item) => item ?? []) ?? [];
  return {
    count: cart.total_quantity,
    lines: items.map((item) => cartLine(item, cart.item_changes ?? [])),
    /** In order; the last one is the grand total. */
    totals: totalLines(cart.prices, address ? shippingPrice(address) : null, cart.applied_gift_cards),
    coupon: cart.applied_coupons?.[0]?.code ?? null,
    /** At least one line is shipped. */
    isShipped: !cart.is_virtual,
    freeShippingMessage: totals.find((total) => total?.free_shipping_message)?.free_shipping_message ?? null,
    /** A message about the price code, such as that it has expired. */
    priceCodeMessage: cart.additional_information?.price_cache_message ?? null,
    wrappings: (cart.available_gift_wrappings ?? []).flatMap((wrapping) =>
      wrapping ? { uid: wrapping.uid, title: wrapping.design, price: wrapping.price } : [],
    ),
    notes: notesView(cart),
    balances: balancesView(cart),
    freeShipping: cart.free_shipping ?? null,
    /** The shop's free gift for a large enough cart; null if there is none. */
    freeGift: cart.free_gift ? freeGiftView(cart.free_gift) : null,
    /** Why the cart's coupon has no effect. */
    couponProblem: cart.coupon_problem ?? null,
    /** False if no coupon applies to the lines in the cart. */
    takesCoupons: cart.additional_information?.show_coupon ?? true,
  };
}

/**
 * The cart as the pages show it. Members that the provider does not support, or the page did not request, are null or
 * empty.
 */
export type CartView = ReturnType<typeof cartView>;

function notesView({ additional_information, gift_message }: ProviderCart) {
  if (!additional_information) return null;
  return { comment: additional_information.order_comment ?? "", giftMessage: gift_message ?? null };
}

export type OrderNotesView = NonNullable<ReturnType<typeof notesView>>;

function freeGiftView({
  cart_item_uid,
  product_name,
  threshold,
  remaining,
  is_declined,
}: NonNullable<ProviderCart["free_gift"]>) {
  return { uid: cart_item_uid, name: product_name, threshold, remaining, isDeclined: is_declined };
}

export type FreeGiftView = ReturnType<typeof freeGiftView>;

/** The amount to pay; null when the provider reports no total. */
export function cartGrandTotal({ totals }: Pick<CartView, "totals">): MoneyAmount | null {
  return totals.at(-1)?.amount ?? null;
}

function cartLine(item: ProviderItem, changes: NonNullable<ProviderCart["item_changes"]>) {
  const { extra_info: extra, gift_wrapping, prices, product, uid } = item;
  return {
    uid,
    name: product.name ?? "",
    quantity: item.quantity,
    options: shownOptions(item),
    unitPrice: prices?.price ?? NO_MONEY,
    rowTotal: prices?.row_total ?? NO_MONEY,
    /** Prices with the shopper's price code, or for members; null if neither changes anything. */
    offer: lineOffer(extra),
    picture: extra?.original_image_url ?? product.thumbnail?.url ?? null,
    /** Path of the design tool with the design; null without one. */
    editPath: extra?.edit_link ?? null,
    /** The shop's free gift: it can only be removed. */
    isFreeGift: extra?.is_free_gift === true,
    /** Why the line cannot be bought; null when it can. */
    problem: lineProblem(item),
    steps: priceSteps(prices?.steps),
    /** The total of the steps. */
    total: prices?.line_total ?? null,
    canBeWrapped: extra?.can_be_wrapped ?? false,
    wrapping: gift_wrapping ? { uid: gift_wrapping.uid, title: gift_wrapping.design } : null,
    giftMessage: item.gift_message ?? null,
    /** Changes since the line was added, as sentences. */
    changes: changes.filter((change) => change.cart_item_uid === uid).map(({ message }) => message),
  };
}

export type CartLine = ReturnType<typeof cartLine>;

function lineOffer(extra: ProviderItem["extra_info"]) {
  const rowTotal = extra?.cache_row_total;
  if (!extra?.cache_price || !rowTotal) return null;
  return {
    unitPrice: { ...rowTotal, value: Number(extra.cache_price) },
    rowTotal,
    isForMembers: extra.is_member_price === true,
  };
}

/** Omits the text option with the design's id; options chosen by shoppers have labeled values. */
function shownOptions({ configurable_options, customizable_options }: ProviderItem) {
  const variant = (configurable_options ?? []).map(({ option_label, value_label }) => ({
    label: option_label,
    value: value_label,
  }));
  const chosen = (customizable_options ?? []).flatMap((option) => {
    const value = option?.values.map((each) => each?.label).find(Boolean);
    return option && value ? { label: option.label, value } : [];
  });
  return [...variant, ...chosen];
}

function lineProblem(item: ProviderItem): string | null {
  const message = item.errors?.find((error) => error?.message)?.message;
  if (message) return message;
  return item.is_available ? null : NOT_AVAILABLE;
}

/**
 * The totals in order; the last one is the grand total.
 * @param shipping price of the selected shipping method, for a provider that does not list the totals; null for none
 * @param giftCards applied ones, for the same provider
 */
export function totalLines(
  prices: PartiallyLoaded<NonNullable<ProviderCart["prices"]>, CorePrices> | null,
  shipping: MoneyAmount | null,
  giftCards?: AppliedGiftCards,
): TotalLine[] {
  const totals = prices?.totals ?? [];
  return totals.length > 0 ? extensionTotals(totals) : coreTotals(prices, shipping, giftCards ?? []);
}

function extensionTotals(totals: NonNullable<NonNullable<ProviderCart["prices"]>["totals"]>): TotalLine[] {
  return totals.flatMap((total) => {
    if (!total?.amount) return [];
    const { amount, code, label, steps } = total;
    return { code, label: label ?? code, amount, steps: priceSteps(steps) };
  });
}

function coreTotals(
  prices: CorePrices | null,
  shipping: MoneyAmount | null,
  giftCards: NonNullable<AppliedGiftCards>,
): TotalLine[] {
  if (!prices) return [];
  const lines: [string, string, MoneyAmount | null][] = [
    ["subtotal", "Subtotal", prices.subtotal_excluding_tax],
    ...(prices.discounts ?? []).map((discount): [string, string, MoneyAmount | null] => [
      "discount",
      discount?.label ?? "Discount",
      negative(discount?.amount),
    ]),
    ["shipping", "Shipping", shipping],
    ...(prices.applied_taxes ?? []).map((tax): [string, string, MoneyAmount | null] => [
      "tax",
      tax?.label ?? "Tax",
      tax?.amount ?? null,
    ]),
    ...giftCards.map((card): [string, string, MoneyAmount | null] => [
      "gift_card",
      `Gift card ending in ${card?.code?.slice(-4) ?? ""}`,
      negative(card?.applied_balance),
    ]),
    ["grand_total", "Grand Total", prices.grand_total],
  ];
  return lines.flatMap(([code, label, amount]) => (amount ? { code, label, amount } : []));
}

function negative(amount: MoneyAmount | null | undefined): MoneyAmount | null {
  return amount ? { ...amount, value: -(amount.value ?? 0) } : null;
}

/** Price of the selected shipping method; null while none is selected. */
function shippingPrice(address: NonNullable<ProviderCart["shipping_addresses"][number]>): MoneyAmount | null {
  const selected = address.selected_shipping_method;
  if (!selected) return null;
  const methods = address.available_shipping_methods ?? [];
  return methods.find((method) => method && methodValue(method) === methodValue(selected))?.amount ?? null;
}
