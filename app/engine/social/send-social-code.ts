import { brandOf } from "~/brand/brands.server";
import { findCustomerByEmail } from "../customers/find-customer";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { displayName } from "../mail/display-name";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { readEmail } from "../shared/email-address";
import { CODE_MINUTES, codeExpiry, codeHash, newCode } from "../shared/mailed-code";
import { expectCode, findCheck } from "./social-check";

const OVER = "This took too long. Please go back to the sign-in page and start again.";

/**
 * Emails the code of a check to the address, which may differ from the network's. Response and email take the same time
 * whether or not the address has an account.
 * @returns the normalized address
 * @throws GraphQLError of category input when the check has expired, the address is invalid, or too many emails were
 * requested
 */
export async function sendSocialCode(
  context: EngineContext,
  checkId: string,
  typedEmail: string,
): Promise<string> {
  const email = readEmail(typedEmail);
  const check = await findCheck(context.db, context.storeCode, checkId);
  if (!check) throw inputError(OVER);
  const may = await mayWrite(context, "social-login", email);
  if (may === "reject") throw inputError(TOO_MANY_EMAILS);
  if (may === "write") await writeCode(context, check, email);
  return email;
}

async function writeCode(
  { db, storeCode, settings, wakeMail }: EngineContext,
  check: Row<"social_check">,
  email: string,
): Promise<void> {
  const code = newCode();
  const network = settings.social[check.source as keyof typeof settings.social]?.label ?? check.source;
  await db.transaction().execute(async (transaction) => {
    await expectCode(transaction, check.id, { email, codeHash: codeHash(settings, check.id, code) });
    const account = await findCustomerByEmail(transaction, storeCode, email);
    const whose = displayName(check.name) ?? "someone";
    await queueShortEmail(transaction, settings, {
      kind: "sign-in-code",
      storeCode,
      recipient: email,
      expiresAt: codeExpiry(),
      subject: `Your code to sign in with ${network}`,
      heading: code,
      paragraphs: [
        `Enter this code on the page where you requested it; it works for ${CODE_MINUTES} minutes.`,
        account
          ? `After that, ${whose}'s ${network} account can sign in to your ${brandOf(settings).name} account. If that ${network} account isn't yours, don't share this code.`
          : `It creates a ${brandOf(settings).name} account that ${whose}'s ${network} account can sign in to.`,
        "We'll never ask for this code by phone or email.",
      ],
      footnote: "If you didn't request it, you can ignore this email. Nothing happens without the code.",
    });
  });
  wakeMail();
}
