import type {
  CartCoreFragment,
  CartExtensionQuery,
  CartPageQuery,
} from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { methodValue } from "./method-value";

/** The cart as the pages show it. */
export interface CartView {
  count: number;
  lines: CartLine[];
  /** In order; the last one is the grand total. */
  totals: TotalLine[];
  coupon: string | null;
  /** Something of it is shipped. */
  isShipped: boolean;
  freeShippingMessage: string | null;
  /** What the shopper should know of their price code, such as that it has ended. */
  priceCodeMessage: string | null;
}

export interface CartLine {
  uid: string;
  name: string;
  quantity: number;
  options: { label: string; value: string }[];
  unitPrice: MoneyAmount;
  rowTotal: MoneyAmount;
  /** The same by the shopper's price code, or for members; null where neither changes anything. */
  offer: { unitPrice: MoneyAmount; rowTotal: MoneyAmount; isForMembers: boolean } | null;
  picture: string | null;
  /** Opens the design again; null when there is none. */
  editPath: string | null;
  /** The shop gives it with the cart: it can only be removed. */
  isFreeGift: boolean;
  /** Why the line cannot be bought as it is; null when it can. */
  problem: string | null;
}

export interface TotalLine {
  code: string;
  label: string;
  amount: MoneyAmount;
}

export type CoreCart = NonNullable<CartPageQuery["cart"]>;
/** As much as the provider knows of the extension. */
export type ExtensionCart = Partial<NonNullable<CartExtensionQuery["cart"]>>;

const NOTHING: MoneyAmount = { value: 0, currency: "USD" };
const NOT_AVAILABLE = "This product is not available right now. Please remove it to check out.";

/** @param extension what the provider knows of it; without its totals they are made from Magento's own members. */
export function cartView(core: CoreCart, extension: ExtensionCart | null): CartView {
  const totals = extension?.prices?.totals ?? [];
  return {
    count: core.total_quantity,
    lines: cartLines(core, extension),
    totals: totals.length > 0 ? extensionTotals(totals) : coreTotals(core),
    coupon: core.applied_coupons?.[0]?.code ?? null,
    isShipped: !core.is_virtual,
    freeShippingMessage: totals.find((total) => total?.free_shipping_message)?.free_shipping_message ?? null,
    priceCodeMessage: extension?.additional_information?.price_cache_message ?? null,
  };
}

/** What is to be paid; null when the provider tells no sum. */
export function cartGrandTotal({ totals }: Pick<CartView, "totals">): MoneyAmount | null {
  return totals.at(-1)?.amount ?? null;
}

function cartLines(core: CoreCart, extension: ExtensionCart | null): CartLine[] {
  const extras = new Map(
    extension?.itemsV2?.items.flatMap((item) => (item ? [[item.uid, item.extra_info] as const] : [])),
  );
  return (core.itemsV2?.items ?? []).flatMap((item) => {
    if (!item) return [];
    const extra = extras.get(item.uid);
    return {
      uid: item.uid,
      name: item.product.name ?? "",
      quantity: item.quantity,
      options: shownOptions(item.customizable_options),
      unitPrice: item.prices?.price ?? NOTHING,
      rowTotal: item.prices?.row_total ?? NOTHING,
      offer: lineOffer(extra),
      picture: extra?.original_image_url ?? item.product.thumbnail?.url ?? null,
      editPath: extra?.edit_link ?? null,
      isFreeGift: extra?.is_free_gift === true,
      problem: lineProblem(item),
    };
  });
}

type ExtraInfo = NonNullable<NonNullable<ExtensionCart["itemsV2"]>["items"][number]>["extra_info"];

function lineOffer(extra: ExtraInfo | undefined): CartLine["offer"] {
  const rowTotal = extra?.cache_row_total;
  if (!extra?.cache_price || !rowTotal) return null;
  return {
    unitPrice: { ...rowTotal, value: Number(extra.cache_price) },
    rowTotal,
    isForMembers: extra.is_member_price === true,
  };
}

type CoreItem = NonNullable<NonNullable<CartCoreFragment["itemsV2"]>["items"][number]>;

/** The design's id is carried in a text option; what shoppers choose are values with a label. */
function shownOptions(options: CoreItem["customizable_options"]): CartLine["options"] {
  return (options ?? []).flatMap((option) => {
    const value = option?.values.map((chosen) => chosen?.label).find(Boolean);
    return option && value ? { label: option.label, value } : [];
  });
}

function lineProblem(item: CoreItem): string | null {
  const message = item.errors?.find((error) => error?.message)?.message;
  if (message) return message;
  return item.is_available ? null : NOT_AVAILABLE;
}

function extensionTotals(totals: NonNullable<NonNullable<ExtensionCart["prices"]>["totals"]>): TotalLine[] {
  return totals.flatMap((total) =>
    total?.amount ? { code: total.code, label: total.label ?? total.code, amount: total.amount } : [],
  );
}

function coreTotals({ prices, shipping_addresses }: CoreCart): TotalLine[] {
  if (!prices) return [];
  const lines: [string, string, MoneyAmount | null][] = [
    ["subtotal", "Subtotal", prices.subtotal_excluding_tax],
    ...(prices.discounts ?? []).map((discount): [string, string, MoneyAmount | null] => [
      "discount",
      discount?.label ?? "Discount",
      discount && { ...discount.amount, value: -(discount.amount.value ?? 0) },
    ]),
    ["shipping", "Shipping", shippingPrice(shipping_addresses)],
    ...(prices.applied_taxes ?? []).map((tax): [string, string, MoneyAmount | null] => [
      "tax",
      tax?.label ?? "Tax",
      tax?.amount ?? null,
    ]),
    ["grand_total", "Grand Total", prices.grand_total],
  ];
  return lines.flatMap(([code, label, amount]) => (amount ? { code, label, amount } : []));
}

/** What the chosen way to ship costs; null while none is chosen. */
function shippingPrice([address]: CoreCart["shipping_addresses"]): MoneyAmount | null {
  const selected = address?.selected_shipping_method;
  if (!selected) return null;
  const methods = address.available_shipping_methods ?? [];
  return methods.find((method) => method && methodValue(method) === methodValue(selected))?.amount ?? null;
}
