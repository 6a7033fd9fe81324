import type { EngineContext } from "../graphql/context";
import type { CpNewsletterInput, NewsletterResponse } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { INVALID_EMAIL, parseEmail } from "../shared/email-address";
import { captchaProblem } from "../shared/recaptcha";
import { inviteSubscriber } from "./invite-subscriber";
import { unsubscribeLink } from "./newsletter-links";
import { findSubscriber } from "./subscriber";

const ASKED = "Thank you! Please open the email we just sent you and confirm your address.";
const ASKED_TO_END = "If this address is subscribed, we've emailed it a link to unsubscribe.";
const MAX_SOURCE_LENGTH = 64;

/**
 * `cpnewsletter` (specification §3 "Newsletter payload"): the subscription only changes after the owner of the address
 * has followed an emailed link. The response is the same whether or not the address is known.
 */
export async function askForNewsletter(
  context: EngineContext,
  input: CpNewsletterInput,
): Promise<NewsletterResponse> {
  const email = parseEmail(input.email);
  if (email === null) return { error: true, message: INVALID_EMAIL };
  const captcha = await captchaProblem(context.settings, input.recaptcha_response);
  if (captcha) return { error: true, message: captcha };
  const may = await mayWrite(context, "newsletter", email);
  if (may === "reject") return { error: true, message: TOO_MANY_EMAILS };
  const isWanted = input.subscribe !== false;
  if (may === "write") {
    if (isWanted) await invite(context, email, input);
    else await sayHowToEnd(context, email);
    context.wakeMail();
  }
  return { error: false, message: isWanted ? ASKED : ASKED_TO_END };
}

async function invite(
  { db, storeCode, settings }: EngineContext,
  email: string,
  { firstname, subscribe_source }: CpNewsletterInput,
): Promise<void> {
  await db.transaction().execute((transaction) =>
    inviteSubscriber(transaction, settings, {
      storeCode,
      email,
      firstname: shortText(firstname),
      source: shortText(subscribe_source) ?? "unknown",
    }),
  );
}

async function sayHowToEnd({ db, storeCode, settings }: EngineContext, email: string): Promise<void> {
  const subscriber = await findSubscriber(db, { storeCode, email });
  if (subscriber?.status !== "subscribed") return;
  const unsubscribeUrl = unsubscribeLink(settings, { storeCode, email });
  await queueShortEmail(db, settings, {
    kind: "newsletter-confirmation",
    storeCode,
    recipient: email,
    subject: "Unsubscribe from our newsletter",
    heading: "Leaving so soon?",
    paragraphs: ["You asked to unsubscribe this address from our newsletter. One click does it."],
    button: { label: "Unsubscribe", url: unsubscribeUrl },
    unsubscribeUrl,
  });
}

/** One line of plain text; null when there is none. */
function shortText(typed: string | null | undefined): string | null {
  return (
    typed
      ?.replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, MAX_SOURCE_LENGTH) || null
  );
}
