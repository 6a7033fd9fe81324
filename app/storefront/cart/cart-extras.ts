import type { CartExtrasQuery, PriceStepFragment } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { type BalancesView, balancesView } from "./balances/balances-view";

/** What the cart page shows beyond the cart itself. */
export interface CartExtras {
  /** By the line's uid. */
  lines: Record<string, LineExtras>;
  /** In the order of the summary. */
  totalSteps: PriceStep[][];
  wrappings: Wrapping[];
  /** The latest first; null where nothing can be saved. */
  saved: SavedLine[] | null;
  /** The line that was just removed, while it can be had back. */
  removed: SavedLine | null;
  /** Null where the provider keeps none. */
  notes: OrderNotesView | null;
  /** Null where the provider knows none. */
  balances: BalancesView | null;
  freeShipping: { threshold: MoneyAmount; remaining: MoneyAmount } | null;
  /** What the shop adds to a cart of enough goods; null where it adds nothing. */
  freeGift: FreeGiftView | null;
  /** Why the cart's coupon does nothing. */
  couponProblem: { code: string; message: string } | null;
  /** False where no coupon could do anything for what is in the cart. */
  takesCoupons: boolean;
}

export interface FreeGiftView {
  /** Of its line. */
  uid: string;
  name: string;
  /** What the goods have to cost. */
  threshold: MoneyAmount;
  /** What is still missing. */
  remaining: MoneyAmount;
  /** The shopper has removed it. */
  isDeclined: boolean;
}

export interface LineExtras {
  steps: PriceStep[];
  /** What the steps sum to. */
  total: MoneyAmount | null;
  canBeWrapped: boolean;
  wrapping: { uid: string; title: string } | null;
  giftMessage: GiftWords | null;
  /** What is not as it was when the line was added, in sentences. */
  changes: string[];
}

export interface PriceStep {
  /** Of the step in its list; two may bear the same name. */
  place: number;
  label: string;
  quantity: number | null;
  unit: MoneyAmount | null;
  amount: MoneyAmount;
}

export interface Wrapping {
  uid: string;
  title: string;
  price: MoneyAmount;
}

export interface SavedLine {
  uid: string;
  name: string;
  path: string | null;
  quantity: number;
  options: string;
  price: MoneyAmount;
  picture: string | null;
  problem: string | null;
}

export interface GiftWords {
  to: string;
  from: string;
  message: string;
}

export interface OrderNotesView {
  comment: string;
  giftMessage: GiftWords | null;
}

/** As much as the provider knows of the extension. */
type ProviderCart = Partial<NonNullable<CartExtrasQuery["cart"]>>;
type ProviderItem = NonNullable<NonNullable<ProviderCart["itemsV2"]>["items"][number]>;

/** What the provider says beyond the cart itself, as the cart page shows it. */
export function cartExtras(cart: ProviderCart): CartExtras {
  const items = cart.itemsV2?.items.flatMap((item) => item ?? []) ?? [];
  const changes = cart.item_changes ?? [];
  return {
    lines: Object.fromEntries(items.map((item) => [item.uid, lineExtras(item, changes)])),
    totalSteps: cart.prices?.totals?.map((total) => (total?.steps ?? []).map(priceStep)) ?? [],
    wrappings: (cart.available_gift_wrappings ?? []).flatMap((wrapping) =>
      wrapping ? { uid: wrapping.uid, title: wrapping.design, price: wrapping.price } : [],
    ),
    saved: cart.saved_items === undefined ? null : (cart.saved_items ?? []).map(savedLine),
    removed: cart.removed_item ? savedLine(cart.removed_item) : null,
    notes: notesView(cart),
    balances: balancesView(cart),
    freeShipping: cart.free_shipping ?? null,
    freeGift: cart.free_gift ? freeGiftView(cart.free_gift) : null,
    couponProblem: cart.coupon_problem ?? null,
    takesCoupons: cart.additional_information?.show_coupon ?? true,
  };
}

function notesView({ additional_information, gift_message }: ProviderCart): OrderNotesView | null {
  if (!additional_information) return null;
  return { comment: additional_information.order_comment ?? "", giftMessage: gift_message ?? null };
}

function freeGiftView({
  cart_item_uid,
  product_name,
  threshold,
  remaining,
  is_declined,
}: NonNullable<ProviderCart["free_gift"]>): FreeGiftView {
  return { uid: cart_item_uid, name: product_name, threshold, remaining, isDeclined: is_declined };
}

function lineExtras(
  { uid, prices, extra_info, gift_message, gift_wrapping }: ProviderItem,
  changes: NonNullable<ProviderCart["item_changes"]>,
): LineExtras {
  return {
    steps: (prices?.steps ?? []).map(priceStep),
    total: prices?.line_total ?? null,
    canBeWrapped: extra_info?.can_be_wrapped ?? false,
    wrapping: gift_wrapping ? { uid: gift_wrapping.uid, title: gift_wrapping.design } : null,
    giftMessage: gift_message ?? null,
    changes: changes.filter((change) => change.cart_item_uid === uid).map(({ message }) => message),
  };
}

function priceStep({ label, quantity, unit_amount, amount }: PriceStepFragment, place: number): PriceStep {
  return { place, label, quantity, unit: unit_amount, amount };
}

function savedLine(item: NonNullable<ProviderCart["saved_items"]>[number]): SavedLine {
  const { uid, name, quantity, options, price, problem } = item;
  return { uid, name, quantity, options, price, problem, path: item.url_path, picture: item.image_url };
}
