import { GraphQLError } from "graphql";
import { optionalText } from "../customers/read-customer-field";
import type { EngineContext } from "../graphql/context";
import type { CpNewsletterInput, NewsletterResponse } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { INVALID_EMAIL, parseEmail } from "../shared/email-address";
import { captchaProblem } from "../shared/recaptcha";
import { inviteSubscriber } from "./invite-subscriber";
import { type NewsletterDetails, readNewsletterDetails } from "./newsletter-details";
import { isOwnSource, recordStep } from "./newsletter-history";
import { unsubscribeLink } from "./newsletter-links";
import { findSubscriber } from "./subscriber";

export const CONFIRMATION_SENT =
  "Thank you! Please open the email we just sent you and confirm your address.";
const UNSUBSCRIBE_LINK_SENT = "If this address is subscribed, we've emailed it a link to unsubscribe.";

/** The request of a person for an address that may not be theirs. */
interface NewsletterRequest {
  email: string;
  /** Where it was entered, such as "footer". */
  source: string;
  details: NewsletterDetails;
}

/**
 * `cpnewsletter` (specification §3 "Newsletter payload"): subscription and details only change after the owner of the
 * address has followed an emailed link. The response is the same whether or not the address is known; an invalid field
 * is an error with its message.
 */
export async function requestNewsletter(
  context: EngineContext,
  input: CpNewsletterInput,
): Promise<NewsletterResponse> {
  const request = readRequest(input);
  if ("message" in request) return { error: true, message: request.message };
  const captcha = await captchaProblem(context.settings, input.recaptcha_response);
  if (captcha) return { error: true, message: captcha };
  const may = await mayWrite(context, "newsletter", request.email);
  if (may === "reject") return { error: true, message: TOO_MANY_EMAILS };
  const isWanted = input.subscribe !== false;
  if (may === "write") {
    if (isWanted) await invite(context, request);
    else await sendUnsubscribeLink(context, request);
    context.wakeMail();
  }
  return { error: false, message: isWanted ? CONFIRMATION_SENT : UNSUBSCRIBE_LINK_SENT };
}

function readRequest(input: CpNewsletterInput): NewsletterRequest | { message: string } {
  const email = parseEmail(input.email);
  if (email === null) return { message: INVALID_EMAIL };
  try {
    return { email, source: readSource(input), details: readNewsletterDetails(input) };
  } catch (error) {
    if (error instanceof GraphQLError) return { message: error.message };
    throw error;
  }
}

/** A visitor cannot claim to have entered the address in its customer's account. */
function readSource({ subscribe_source }: CpNewsletterInput): string {
  const source = optionalText(subscribe_source, "subscribe_source");
  return source === null || isOwnSource(source) ? "unknown" : source;
}

async function invite({ db, storeCode, settings }: EngineContext, request: NewsletterRequest): Promise<void> {
  await db
    .transaction()
    .execute((transaction) => inviteSubscriber(transaction, settings, { storeCode, ...request }));
}

async function sendUnsubscribeLink(
  { db, storeCode, settings }: EngineContext,
  { email, source, details }: NewsletterRequest,
): Promise<void> {
  const subscriber = await findSubscriber(db, { storeCode, email });
  if (subscriber?.status !== "subscribed") return;
  await recordStep(db, { storeCode, email }, { kind: "asked-to-end", source, details });
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
