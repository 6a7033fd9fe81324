import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { Customer } from "../admin-api/resolvers.generated";
import { balanceOf } from "../balances/ledger";
import { readAddresses } from "../customers/addresses";
import type { Row } from "../database/schema";
import { giftCardsOf } from "../gift-card-management/find-gift-cards";
import { staffGiftCards } from "../gift-card-management/staff-gift-cards";
import { orderSummaries } from "../order-management/order-summaries";
import { addressLines } from "../orders/confirmation-mail";
import { isAllowed } from "../staff/staff-session";
import { toMoney } from "../totals/money";
import { balanceChanges, newsletterHistory, savedDesigns } from "./customer-history";
import { customerById } from "./customer-scope";
import { customerSummary } from "./find-customers";

const MAX_LISTED = 20;
const UNKNOWN_DEVICE = "Unknown device";

/** A customer with their newest orders; null when there is none in the session's stores. */
export async function customerDetails(context: AdminContext, id: string): Promise<Customer | null> {
  const { db } = context;
  const session = await requireSession(context);
  const customer = await customerById(db, session, id);
  if (!customer) return null;
  const owner = { storeCode: customer.store_code, account: customer.id };
  const [credit, points, changes, steps, designs, giftCards, addresses, sessions, orders] = await Promise.all(
    [
      balanceOf(db, { ...owner, kind: "credit" }),
      balanceOf(db, { ...owner, kind: "points" }),
      balanceChanges(db, customer),
      newsletterHistory(db, customer),
      savedDesigns(db, customer),
      isAllowed(session, "customers.giftcardaccount") ? giftCardsOf(db, customer, MAX_LISTED) : [],
      readAddresses(db, customer.id),
      sessionsOf(context, customer),
      db
        .selectFrom("sales_order")
        .selectAll()
        .where("customer_id", "=", customer.id)
        .orderBy("id", "desc")
        .limit(MAX_LISTED)
        .execute(),
    ],
  );
  return {
    ...customerSummary(customer),
    is_email_confirmed: customer.email_confirmed_at !== null,
    is_subscribed: customer.is_subscribed === 1,
    member_until: customer.member_until,
    credit: toMoney(credit),
    points,
    balance_changes: changes,
    newsletter_history: steps,
    designs,
    gift_cards: await staffGiftCards(db, giftCards),
    addresses: addresses.map(({ street, ...address }) => ({
      lines: [
        ...addressLines({ ...address, street: JSON.parse(street), country_code: "US" }),
        address.telephone,
      ],
    })),
    sessions,
    orders: await orderSummaries(db, orders),
  };
}

async function sessionsOf({ db }: AdminContext, { id }: Row<"customer">) {
  const rows = await db
    .selectFrom("customer_token")
    .select(["device_name", "created_at", "last_seen_at"])
    .where("customer_id", "=", id)
    .where("expires_at", ">", new Date().toISOString())
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ device_name, created_at, last_seen_at }) => ({
    device: device_name ?? UNKNOWN_DEVICE,
    signed_in_at: created_at,
    last_seen_at: last_seen_at ?? created_at,
  }));
}
