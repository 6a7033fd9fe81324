import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type {
  DraftOrder,
  DraftOrderItem,
  DraftOrderShippingMethod,
  EditableAddress,
} from "../admin-api/resolvers.generated";
import { chosenValues } from "../carts/chosen-values";
import type { CartView } from "../carts/view-cart";
import { type CartLine, lineName } from "../carts/view-line";
import { addressLines } from "../orders/confirmation-mail";
import { statusLabel } from "../orders/order-states";
import { findOrderOfCart } from "../orders/place-order";
import type { PostalAddress } from "../shared/postal-address";
import { toMoney } from "../totals/money";
import type { TotalsRow } from "../totals/total";
import { customerOfCart } from "./customer-context";
import { draftById } from "./draft-scope";
import { draftStatus } from "./draft-status";
import { draftProblem, taxDraft } from "./draft-view";

/** A draft order with its totals as its cart computes them; null when there is none in the session's stores. */
export async function draftDetails(context: AdminContext, id: string): Promise<DraftOrder | null> {
  const { db } = context;
  const draft = await draftById(db, await requireSession(context), id);
  if (!draft) return null;
  const view = await taxDraft(context, draft);
  const { cart, totals } = view;
  const [customer, composer, order] = await Promise.all([
    customerOfCart(db, cart),
    db
      .selectFrom("admin_user")
      .select("name")
      .where("id", "=", draft.admin_user_id)
      .executeTakeFirstOrThrow(),
    findOrderOfCart(db, cart.id),
  ]);
  const address: PostalAddress | null = cart.shipping_address && JSON.parse(cart.shipping_address);
  const isLinked = draft.token_hash !== null;
  return {
    id: String(draft.id),
    version: String(draft.version),
    store_code: draft.store_code,
    status: draftStatus(draft, order?.status ?? null, new Date()),
    customer_id: customer && String(customer.id),
    customer_name: customer && `${customer.firstname} ${customer.lastname}`.trim(),
    email: customer?.email ?? cart.email ?? "",
    created_at: draft.created_at,
    created_by: composer.name,
    sent_at: isLinked ? draft.sent_at : null,
    expires_at: isLinked ? draft.expires_at : null,
    emailed_total: isLinked && draft.emailed_total_cents !== null ? toMoney(draft.emailed_total_cents) : null,
    order_number: order?.number ?? null,
    order_status: order ? statusLabel(order.status) : null,
    comment: draft.comment,
    discount: cart.staff_discount_cents === null ? null : toMoney(cart.staff_discount_cents),
    discount_reason: draft.discount_reason,
    items: totals.rows.map(itemOf),
    totals: totals.lines.map(({ code, label, cents }) => ({ code, label, amount: toMoney(cents) })),
    is_virtual: view.isVirtual,
    address: address && editable(address),
    address_lines: address ? [...addressLines(address), address.telephone] : [],
    shipping_methods: methodsOf(view),
    problem: draftProblem(view),
  };
}

/** The draft after a change. @throws Error when it is gone */
export async function changedDraft(context: AdminContext, id: string): Promise<DraftOrder> {
  const draft = await draftDetails(context, id);
  if (!draft) throw new Error("The changed draft order is gone.");
  return draft;
}

function itemOf({ line, rowCents }: TotalsRow<CartLine>): DraftOrderItem {
  const { item, options, product, unitPriceCents, isFreeGift, problem } = line;
  return {
    uid: item.uid,
    sku: product.sku,
    name: lineName(line),
    quantity: item.quantity,
    options: chosenValues(product, options).map(({ option, value }) => ({
      label: option.title,
      text: value.title,
    })),
    unit_price: toMoney(unitPriceCents),
    row_total: toMoney(rowCents),
    is_free_gift: isFreeGift,
    problem,
  };
}

function editable({ region_code, country_code: _country, ...rest }: PostalAddress): EditableAddress {
  return { ...rest, region: region_code };
}

function methodsOf({ cart, shippingOffers }: CartView): DraftOrderShippingMethod[] {
  return shippingOffers.map(({ method, cents, arrivalDate, problem }) => ({
    code: method.code,
    title: method.title,
    price: toMoney(cents),
    arrival_date: arrivalDate,
    problem,
    is_chosen: method.code === cart.shipping_method,
  }));
}
