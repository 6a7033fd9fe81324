import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { LoginByEmailOtpOutput } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { inConstantTime } from "../shared/constant-time";
import { INVALID_EMAIL, parseEmail } from "../shared/email-address";
import { CODE_MINUTES, codeExpiry } from "../shared/mailed-code";
import { captchaProblem } from "../shared/recaptcha";
import { findCustomerByEmail } from "./find-customer";
import { loginAsker, makeLoginCode } from "./log-in-code";
import { mayHaveCode, TOO_MANY_CODES } from "./login-code-limit";

/** Specification §9 "store id 5". */
const STORE_ID = 5;

/** Strangers can ask for codes to any address, so that all of them share its limit. */
const REGISTRATION = "registration-code";

type Captcha = string | null | undefined;

/** `loginByEmailOtpData` (specification §7): emails a login code to an address with an account. */
export function requestLoginCode(
  context: EngineContext,
  typed: string,
  captchaResponse: Captcha,
): Promise<LoginByEmailOtpOutput> {
  return requestCode(context, { typed, captchaResponse, isForNewAccount: false });
}

/** Emails a code to any address: with an account it signs in, without one it creates one (specification §1). */
export function requestRegistrationCode(
  context: EngineContext,
  typed: string,
  captchaResponse: Captcha,
): Promise<LoginByEmailOtpOutput> {
  return requestCode(context, { typed, captchaResponse, isForNewAccount: true });
}

interface CodeRequest {
  typed: string;
  captchaResponse: Captcha;
  /** Whether an address without an account gets a code too. */
  isForNewAccount: boolean;
}

/**
 * Response and time are the same whether or not the address has an account; when the email limit is reached, the
 * previous code stays valid.
 */
async function requestCode(
  context: EngineContext,
  { typed, captchaResponse, isForNewAccount }: CodeRequest,
): Promise<LoginByEmailOtpOutput> {
  const email = parseEmail(typed);
  if (email === null) return failure(typed, INVALID_EMAIL);
  const captcha = await captchaProblem(context.settings, captchaResponse);
  if (captcha) return failure(email, captcha);
  const purpose = isForNewAccount ? REGISTRATION : `login-code ${loginAsker(context)}`;
  const may = await mayWrite(context, purpose, email);
  if (may === "reject") return failure(email, TOO_MANY_EMAILS);
  if (may === "write" && !(await mayHaveCode(context, email)))
    return failure(email, isForNewAccount ? TOO_MANY_EMAILS : TOO_MANY_CODES);
  if (may === "write") await inConstantTime(() => sendCode(context, email, isForNewAccount));
  else await inConstantTime(async () => undefined);
  const message = isForNewAccount
    ? `We've emailed a code to ${email}. It works for ${CODE_MINUTES} minutes.`
    : `If there's an account for ${email}, we've emailed it a code. It works for ${CODE_MINUTES} minutes.`;
  return { email, store_id: STORE_ID, success: true, haserror: false, message };
}

async function sendCode(context: EngineContext, email: string, isForNewAccount: boolean): Promise<void> {
  const { db, storeCode, settings, wakeMail } = context;
  await db.transaction().execute(async (transaction) => {
    const code = await makeLoginCode(transaction, settings, { storeCode, email, asker: loginAsker(context) });
    const customer = await findCustomerByEmail(transaction, storeCode, email);
    if (customer) await queueCode(transaction, settings, { storeCode, email, code, ...SIGNING_IN });
    else if (isForNewAccount)
      await queueCode(transaction, settings, { storeCode, email, code, ...SIGNING_UP });
  });
  wakeMail();
}

interface CodeEmail {
  storeCode: string;
  email: string;
  code: string;
  subject: string;
  /** Completes "Use this code to …". */
  use: (brandName: string) => string;
  /** What cannot happen without the code. */
  reassurance: string;
}

const SIGNING_IN = {
  subject: "Your sign-in code",
  use: (brandName: string) => `sign in to ${brandName}`,
  reassurance: "No one can sign in without the code.",
};

const SIGNING_UP = {
  subject: "Your code to create an account",
  use: (brandName: string) => `create your ${brandName} account`,
  reassurance: "No account is created without the code.",
};

async function queueCode(
  db: Connection,
  settings: Settings,
  { storeCode, email, code, subject, use, reassurance }: CodeEmail,
): Promise<void> {
  await queueShortEmail(db, settings, {
    kind: "sign-in-code",
    storeCode,
    recipient: email,
    expiresAt: codeExpiry(),
    subject,
    heading: code,
    paragraphs: [
      `Use this code to ${use(brandOf(settings).name)}. Enter it on the page where you requested it; it works once, for ${CODE_MINUTES} minutes.`,
      "We'll never ask for this code by phone or email.",
    ],
    footnote: `If you didn't request it, you can ignore this email. ${reassurance}`,
  });
}

function failure(email: string, message: string): LoginByEmailOtpOutput {
  return { email, store_id: STORE_ID, success: false, haserror: true, message };
}
