import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { LoginByEmailOtpOutput } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_LETTERS } from "../mail/letter-brake";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { INVALID_EMAIL, parseEmail } from "../shared/email-address";
import { CODE_MINUTES, codeExpiry } from "../shared/mailed-code";
import { captchaProblem } from "../shared/recaptcha";
import { inSteadyTime } from "../shared/steady-time";
import { ownBrand } from "../shared/store-settings";
import { findCustomerByEmail } from "./find-customer";
import { loginAsker, makeLoginCode } from "./log-in-code";
import { mayHaveCode, TOO_MANY_CODES } from "./login-code-limit";

/** Specification §9 "store id 5". */
const STORE_ID = 5;

/**
 * `loginByEmailOtpData` (specification §7): mails a code to log in with. Answer and time are the same whether or not the
 * address has an account; one that has had enough letters keeps the code it has.
 */
export async function requestLoginCode(
  context: EngineContext,
  typed: string,
  captchaAnswer: string | null | undefined,
): Promise<LoginByEmailOtpOutput> {
  const email = parseEmail(typed);
  if (email === null) return failure(typed, INVALID_EMAIL);
  const captcha = await captchaProblem(context.settings, captchaAnswer);
  if (captcha) return failure(email, captcha);
  const may = await mayWrite(context, `login-code ${loginAsker(context)}`, email);
  if (may === "refuse") return failure(email, TOO_MANY_LETTERS);
  if (may === "write" && !(await mayHaveCode(context, email))) return failure(email, TOO_MANY_CODES);
  if (may === "write") await inSteadyTime(() => sendCode(context, email));
  else await inSteadyTime(async () => undefined);
  const message = `If there is an account for ${email}, a code is on its way to it. It works for ${CODE_MINUTES} minutes.`;
  return { email, store_id: STORE_ID, success: true, haserror: false, message };
}

async function sendCode(context: EngineContext, email: string): Promise<void> {
  const { db, storeCode, settings, wakeMail } = context;
  await db.transaction().execute(async (transaction) => {
    const code = await makeLoginCode(transaction, settings, { storeCode, email, asker: loginAsker(context) });
    const customer = await findCustomerByEmail(transaction, storeCode, email);
    if (customer) await queueCode(transaction, settings, { storeCode, email, code });
  });
  wakeMail();
}

async function queueCode(
  db: Kysely<Database>,
  settings: Settings,
  { storeCode, email, code }: { storeCode: string; email: string; code: string },
): Promise<void> {
  await queueMail(db, {
    kind: "sign-in-code",
    storeCode,
    recipient: email,
    expiresAt: codeExpiry(),
    ...shortLetter(settings, {
      subject: "Your code to sign in",
      heading: code,
      paragraphs: [
        `This is your code to sign in to ${ownBrand(settings).name}. Please type it on the page where you asked for it; it works once, for ${CODE_MINUTES} minutes.`,
        "We never ask for this code by phone or by email.",
      ],
      footnote: "If it was not you who asked, there is nothing to do: without the code nobody gets in.",
    }),
  });
}

function failure(email: string, message: string): LoginByEmailOtpOutput {
  return { email, store_id: STORE_ID, success: false, haserror: true, message };
}
