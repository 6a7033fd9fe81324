import { eraseGuest } from "../account-deletion/erase-guest";
import { guestData } from "../account-deletion/personal-data";
import { removeUnneeded, type UnneededFiles } from "../account-deletion/unneeded-files";
import { recordAudit } from "../audit/record-audit";
import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { noSuchEntity } from "../graphql/errors";
import { queueShortEmail } from "../mail/queue-short-email";
import { shopAddress } from "../shared/shop-address";
import { requestOfToken } from "./privacy-link";

const LINK_GONE = "This link no longer works.";

/** The request of a link that still works, or whose data is erased; null otherwise. Reading changes nothing. */
export async function readPrivacyRequest(
  { db, storeCode }: Pick<EngineContext, "db" | "storeCode">,
  token: string,
): Promise<(Row<"privacy_request"> & { number: string }) | null> {
  const request = await requestOfToken(db, storeCode, token, new Date().toISOString()).executeTakeFirst();
  if (!request) return null;
  const { number } = await db
    .selectFrom("sales_order")
    .select("number")
    .where("id", "=", request.order_id)
    .executeTakeFirstOrThrow();
  return { ...request, number };
}

/**
 * Does what a guest has requested, who proves by the link that the mailbox is theirs: returns what is stored about them, or
 * erases it. The copy can be downloaded again while the link works; erasing twice does nothing more.
 * @returns the copy as JSON; null once it is erased
 * @throws GraphQLError when the link no longer works
 */
export async function confirmPrivacyRequest(context: EngineContext, token: string): Promise<string | null> {
  const { db, settings, storeCode } = context;
  const now = new Date().toISOString();
  let unneeded: UnneededFiles = { photos: [], lines: [] };
  const file = await db.transaction().execute(async (transaction) => {
    const query = requestOfToken(transaction, storeCode, token, now);
    const sent = await query.executeTakeFirst();
    if (sent && !isErased(sent)) await lockRequestsOf(transaction, sent);
    const request = await query.executeTakeFirst();
    if (!request) throw noSuchEntity(LINK_GONE);
    if (isErased(request)) return null;
    const isExport = request.kind === "export";
    const copy = isExport
      ? JSON.stringify(await guestData({ db: transaction, settings }, request), null, 2)
      : null;
    if (!isExport) {
      unneeded = await eraseGuest(transaction, settings, request);
      await sayGoodbye(transaction, context, request);
    }
    await recordDone(transaction, request, now);
    return copy;
  });
  await removeUnneeded(settings, unneeded);
  context.wakeMail();
  return file;
}

/** Whether a request was to erase data, and has. */
export function isErased({ kind, state }: Row<"privacy_request">): boolean {
  return kind === "erase" && state === "done";
}

/** Locks all requests of the address, always in the same order, since erasing it ends all of them. */
async function lockRequestsOf(
  transaction: Transaction,
  { store_code, email }: Row<"privacy_request">,
): Promise<void> {
  const requests = transaction
    .selectFrom("privacy_request")
    .select("id")
    .where("store_code", "=", store_code)
    .where("email", "=", email)
    .orderBy("id");
  await lockRows(transaction, requests).execute();
}

/** Records each download. The link is recognized until it expires: it downloads again, or says that the data is erased. */
async function recordDone(
  transaction: Transaction,
  { id, kind, state, store_code, token_hash }: Row<"privacy_request">,
  now: string,
): Promise<void> {
  if (state === "waiting")
    await transaction
      .updateTable("privacy_request")
      .set({ state: "done", ended_at: now, token_hash, reason: "" })
      .where("id", "=", id)
      .execute();
  await recordAudit(transaction, {
    userId: null,
    action: kind === "export" ? "privacy.export" : "privacy.erase",
    subject: { type: "privacy-request", id: String(id) },
    storeCode: store_code,
  });
}

async function sayGoodbye(
  transaction: Transaction,
  { settings }: EngineContext,
  { email, store_code }: Row<"privacy_request">,
): Promise<void> {
  await queueShortEmail(transaction, settings, {
    kind: "account",
    storeCode: store_code,
    recipient: email,
    subject: "We've erased your data",
    heading: "Your data is erased",
    paragraphs: [
      "We've erased your name, addresses, photos, designs and gift messages from your orders, and your carts, shared photos, newsletter subscription, questions and reviews.",
      "Orders still on their way will arrive as planned. Once they do, we'll erase them, too. We keep numbers, products, amounts and the taxed state, as tax law requires.",
    ],
    button: { label: "Contact us", url: shopAddress(settings, "/contact-us") },
    footnote: "This is our last email to you, unless an order of yours is still on its way.",
  });
}
