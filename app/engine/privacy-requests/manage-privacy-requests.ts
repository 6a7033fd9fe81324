import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type {
  ClosePrivacyRequestInput,
  PrivacyRequestInput,
  RecordPrivacyRequestInput,
} from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import { lockOwnRow } from "../audit/lock-own-row";
import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { orderByNumber } from "../order-management/order-scope";
import { isDay } from "../reports/report-period";
import { rowId } from "../shared/row-id";
import { requireLine } from "../shared/typed-text";
import type { StaffSession } from "../staff/staff-session";
import { sendPrivacyLink } from "./privacy-link";

/** Of the CCPA (Cal. Civ. Code § 1798.130). */
const DUE_DAYS = 45;
const MAX_REASON_LENGTH = 200;
/** The same for an unknown number and another address, so that neither can be tried out. */
const NO_ORDER =
  "There's no guest's order with this number and email address. Accounts have these steps on their own page.";

/**
 * Records a guest's request, named by the number of an order and its email address, and emails the link by which they
 * confirm it. A form that is sent twice records one.
 * @throws GraphQLError of category input that names the field
 */
export async function recordPrivacyRequest(
  context: AdminContext,
  input: RecordPrivacyRequestInput,
): Promise<void> {
  const session = await requireSession(context);
  const order = await orderByNumber(context, session, input.number);
  const email = input.email.trim().toLowerCase();
  if (!order || order.customer_id !== null || email === "" || order.email !== email)
    throw inputError(NO_ORDER, "number");
  const received = readReceived(input.received_on);
  const request = {
    store_code: order.store_code,
    kind: input.kind === "EXPORT" ? ("export" as const) : ("erase" as const),
    email,
  };
  await changeOnce(context, input.key, {
    lock: lockOwnRow,
    async change(_subject, { transaction }) {
      const settings = context.settingsOf(order.store_code);
      const link = await sendPrivacyLink(transaction, settings, { ...request, number: order.number });
      const { id } = await transaction
        .insertInto("privacy_request")
        .values({
          ...request,
          ...link,
          state: "waiting",
          order_id: order.id,
          received_at: startOfShopDay(received).toISOString(),
          due_at: startOfShopDay(daysAfter(received, DUE_DAYS)).toISOString(),
          reason: "",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return entry("privacy.request", { id, store_code: order.store_code });
    },
  });
  context.wakeMail();
}

/** Emails a new link; the earlier one no longer works. @throws GraphQLError CHANGED when it has ended meanwhile */
export async function resendPrivacyLink(context: AdminContext, input: PrivacyRequestInput): Promise<void> {
  await changeRequest(context, input, async (transaction, request) => {
    if (request.state !== "waiting" || request.email === "") throw changedMeanwhile("This request");
    const { number } = await transaction
      .selectFrom("sales_order")
      .select("number")
      .where("id", "=", request.order_id)
      .executeTakeFirstOrThrow();
    const settings = context.settingsOf(request.store_code);
    const link = await sendPrivacyLink(transaction, settings, { ...request, number });
    await update(transaction, request, link);
    return "privacy.link";
  });
}

/**
 * Closes a request that was not confirmed, such as when nobody follows the link, or whose copy should not be downloaded
 * again. Its email address is erased.
 * @throws GraphQLError CHANGED when it has ended meanwhile; of category input without a reason
 */
export async function closePrivacyRequest(
  context: AdminContext,
  input: ClosePrivacyRequestInput,
): Promise<void> {
  const reason = requireLine(input.reason, { field: "reason", maxLength: MAX_REASON_LENGTH });
  await changeRequest(context, input, async (transaction, request) => {
    const isDownload = request.state === "done" && request.kind === "export" && request.token_hash !== null;
    if (request.state !== "waiting" && !isDownload) throw changedMeanwhile("This request");
    const ended_at = new Date().toISOString();
    await update(transaction, request, { state: "closed", token_hash: null, email: "", ended_at, reason });
    return "privacy.close";
  });
}

type Change = (
  transaction: Transaction,
  request: Row<"privacy_request">,
) => Promise<"privacy.link" | "privacy.close">;

async function changeRequest(
  context: AdminContext,
  { id, key }: PrivacyRequestInput,
  change: Change,
): Promise<void> {
  await changeOnce(context, key, {
    async lock(transaction, session) {
      const request = await lockRows(transaction, requestRow(transaction, session, id)).executeTakeFirst();
      if (!request) throw inputError("There's no such request.");
      return request;
    },
    async change(request, { transaction }) {
      return entry(await change(transaction, request), request);
    },
  });
  context.wakeMail();
}

function requestRow(transaction: Transaction, { storeCodes }: StaffSession, id: string) {
  return transaction
    .selectFrom("privacy_request")
    .selectAll()
    .where("id", "=", rowId(id))
    .where("store_code", "in", ["", ...storeCodes]);
}

async function update(
  transaction: Transaction,
  { id }: Pick<Row<"privacy_request">, "id">,
  columns: Partial<Omit<Row<"privacy_request">, "id">>,
): Promise<void> {
  await transaction.updateTable("privacy_request").set(columns).where("id", "=", id).execute();
}

function entry(
  action: "privacy.request" | "privacy.link" | "privacy.close",
  { id, store_code }: Pick<Row<"privacy_request">, "id" | "store_code">,
) {
  return { action, subject: { type: "privacy-request" as const, id: String(id) }, storeCode: store_code };
}

/** The day on which the guest asked, yyyy-mm-dd: not in the future, and not so long ago that it is overdue already. */
function readReceived(typed: string): string {
  const today = shopDay(new Date());
  const day = typed.trim() || today;
  if (!isDay(day) || day > today || day < daysAfter(today, -DUE_DAYS))
    throw inputError(`Enter a day of the last ${DUE_DAYS} days.`, "received_on");
  return day;
}

/** @param day yyyy-mm-dd */
function daysAfter(day: string, days: number): string {
  return isoDay(dayOf(day) + days);
}
