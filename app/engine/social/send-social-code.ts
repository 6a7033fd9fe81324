import { brandOf } from "~/brand/brands.server";
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
 * Mails the code of a check to the address, which need not be the one that the network named. Answer and email are as
 * quick for an address that has an account as for one that has none.
 * @returns the address, as it was read
 * @throws GraphQLError of category input when the check is over, the address is none, or too many emails were asked for
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
  if (may === "refuse") throw inputError(TOO_MANY_EMAILS);
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
    const account = await transaction
      .selectFrom("customer")
      .select("id")
      .where("store_code", "=", storeCode)
      .where("email", "=", email)
      .executeTakeFirst();
    const whose = displayName(check.name) ?? "somebody";
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
          ? `From then on the ${network} account of ${whose} opens your account at ${brandOf(settings).name}. Is that account not yours? Then keep this code to yourself.`
          : `It opens an account at ${brandOf(settings).name}, to which the ${network} account of ${whose} is the key.`,
        "We'll never ask for this code by phone or email.",
      ],
      footnote: "If you didn't request it, you can ignore this email. Nothing happens without the code.",
    });
  });
  wakeMail();
}
