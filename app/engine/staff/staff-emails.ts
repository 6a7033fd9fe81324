import { brandOf } from "~/brand/brands.server";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { queueShortEmail } from "../mail/queue-short-email";
import type { Invitation } from "./invitations";

/** Puts the email with the link of an invitation into the outbox. */
export async function queueInvitationEmail(
  transaction: Connection,
  { settings, storeCode }: Pick<EngineContext, "settings" | "storeCode">,
  { email }: Row<"admin_user">,
  { url, expiresAt }: Invitation,
): Promise<void> {
  const { name } = brandOf(settings);
  await queueShortEmail(transaction, settings, {
    storeCode,
    kind: "security-notice",
    recipient: email,
    expiresAt,
    subject: `Your invitation to the ${name} admin`,
    heading: `Welcome to ${name}`,
    paragraphs: [
      "You've been invited to work in the shop's admin. Choose a password to get started.",
      "The link works once, within 48 hours. If you didn't expect it, you can ignore this email.",
    ],
    button: { label: "Accept invitation", url },
  });
}
