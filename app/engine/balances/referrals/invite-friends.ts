import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import { confirmedEmailAt } from "../../customers/email-confirmed";
import { referCode } from "../../customers/refer-code";
import { requireCustomer } from "../../customers/require-customer";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import { displayName } from "../../mail/display-name";
import { mayWrite, TOO_MANY_EMAILS } from "../../mail/email-rate-limit";
import { queueMail } from "../../mail/outbox";
import { shortEmail } from "../../mail/short-email";
import { readEmails } from "../../shared/email-address";
import { shopAddress } from "../../shared/shop-address";

const MAX_FRIENDS = 5;
const UNPROVEN = "Please confirm your own email address first by opening the link we sent you.";

/**
 * Emails the current customer's referral link to friends. Requires a confirmed email address, so that nobody can write
 * to strangers in another's name.
 * @param typedEmails comma-separated addresses
 * @returns the number of friends requested
 * @throws GraphQLError of category authorization for guests, of category input that names the field
 */
export async function inviteFriends(context: EngineContext, typedEmails: string): Promise<number> {
  const { db, storeCode, settings } = context;
  const customer = await requireCustomer(context);
  const friends = readEmails(typedEmails, { field: "emails", max: MAX_FRIENDS });
  if (!confirmedEmailAt(customer)) throw inputError(UNPROVEN, "emails");
  const written: string[] = [];
  for (const email of friends) {
    const may = await mayWrite(context, "invitation", email);
    if (may === "reject") throw inputError(TOO_MANY_EMAILS, "emails");
    if (may === "write") written.push(email);
  }
  const content = inviteEmail(settings, displayName(customer.firstname), referCode(context, customer));
  await db.transaction().execute(async (transaction) => {
    for (const recipient of written)
      await queueMail(transaction, { kind: "invitation", storeCode, recipient, ...content });
  });
  context.wakeMail();
  return friends.length;
}

function inviteEmail(settings: Settings, name: string | null, code: string) {
  const friend = name ?? "A friend";
  const { letters } = brandOf(settings);
  return shortEmail(settings, {
    subject: `${friend} thought of you and your pet`,
    heading: "For your pet",
    paragraphs: [
      `${friend} asked us to show you our shop. ${letters.whatWeMake}, and you see exactly what you'll get as you design it.`,
      "Sign up for our newsletter and get 50% off your first order.",
    ],
    button: {
      label: "Take a look",
      url: shopAddress(settings, `/?${new URLSearchParams({ refer_code: code })}`),
    },
    footnote: "We only use your address for this one email.",
  });
}
