import { shopDay } from "~/brand/shop-day";
import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { queueShortEmail } from "../mail/queue-short-email";
import { dayText } from "../shared/day-text";
import { linkTokenHash } from "../shared/link-token";
import { randomToken, sha256 } from "../shared/secrets";
import { shopAddress } from "../shared/shop-address";

const LIFETIME_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

type Request = Pick<Row<"privacy_request">, "kind" | "email" | "store_code"> & { number: string };

/**
 * Emails a new link to the order's address, which proves who asks; nothing is sent or erased before it is followed.
 * @returns the columns of the link: an earlier one no longer works
 */
export async function sendPrivacyLink(transaction: Connection, settings: Settings, request: Request) {
  const token = randomToken();
  const expires_at = new Date(Date.now() + LIFETIME_MILLISECONDS).toISOString();
  const isExport = request.kind === "export";
  await queueShortEmail(transaction, settings, {
    kind: "account",
    storeCode: request.store_code,
    recipient: request.email,
    subject: isExport ? "Your data is ready to download" : "Confirm that we should erase your data",
    heading: isExport ? "Your data" : "Erase your data?",
    paragraphs: [
      isExport
        ? `You asked for a copy of what we store about you, with your order ${request.number}.`
        : `You asked us to erase what we store about you, with your order ${request.number}.`,
      `Please follow this link by ${dayText(shopDay(expires_at))}, so that we know it's you.`,
    ],
    button: {
      label: isExport ? "Download my data" : "Review and confirm",
      url: shopAddress(settings, `/privacy-request?${new URLSearchParams({ token })}`),
    },
    footnote: "If this wasn't you, ignore this email: nothing happens without the link.",
    expiresAt: expires_at,
  });
  return { token_hash: sha256(token), expires_at };
}

/**
 * Queries the store's request whose link has that token and still works at a time (ISO 8601). Of requests without an
 * address, only that of a finished erasure, so that a second click ends like the first.
 */
export function requestOfToken(db: Connection, storeCode: string, token: string, now: string) {
  return db
    .selectFrom("privacy_request")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("token_hash", "=", linkTokenHash(token))
    .where("expires_at", ">", now)
    .where((request) =>
      request.or([
        request("email", "<>", ""),
        request.and([request("kind", "=", "erase"), request("state", "=", "done")]),
      ]),
    );
}
