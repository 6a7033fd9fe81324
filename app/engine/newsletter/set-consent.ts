import { confirmedEmailAt } from "../customers/email-confirmed";
import { requireCustomer } from "../customers/require-customer";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { NewsletterResponse } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { ensureSubscriber, type Invitation, inviteSubscriber } from "./invite-subscriber";
import { CONFIRMATION_SENT } from "./request-newsletter";
import { startNewsletter } from "./start-newsletter";
import { lockSubscriber, setStatus } from "./subscriber";

/** Recorded source of these consents. */
const SOURCE = "account";

const ENDED = "You're unsubscribed from our newsletter.";
const STARTED = "Thank you! You're subscribed to our newsletter.";
const STARTED_WITH_OFFER =
  "Thank you! You're subscribed to our newsletter, and your code for 50% off is in your inbox.";

/**
 * Gives or withdraws the current customer's consent to emails; repeating it has no effect and the same response. For an
 * unconfirmed address, consent takes effect once an emailed link is followed.
 * @throws GraphQLError of category authorization for guests
 */
export async function setConsent(context: EngineContext, isWanted: boolean): Promise<NewsletterResponse> {
  const customer = await requireCustomer(context);
  if (!isWanted) return withdraw(context, customer);
  return confirmedEmailAt(customer) ? start(context, customer) : requestConsent(context, customer);
}

async function withdraw({ db }: EngineContext, customer: Row<"customer">): Promise<NewsletterResponse> {
  await db.transaction().execute(async (transaction) => {
    const address = invitationOf(customer);
    await ensureSubscriber(transaction, address);
    const subscriber = await lockSubscriber(transaction, address);
    if (subscriber?.status !== "unsubscribed") {
      await setStatus(transaction, address, { status: "unsubscribed", source: SOURCE });
    }
  });
  return { error: false, message: ENDED };
}

async function start({ db, settings, wakeMail }: EngineContext, customer: Row<"customer">) {
  const isOfferSent = await db.transaction().execute(async (transaction: Transaction) => {
    const address = invitationOf(customer);
    await ensureSubscriber(transaction, address);
    const subscriber = await lockSubscriber(transaction, address);
    return subscriber?.status !== "subscribed" && startNewsletter(transaction, settings, address);
  });
  wakeMail();
  return { error: false, message: isOfferSent ? STARTED_WITH_OFFER : STARTED };
}

async function requestConsent(
  context: EngineContext,
  customer: Row<"customer">,
): Promise<NewsletterResponse> {
  const may = await mayWrite(context, "newsletter", customer.email);
  if (may === "reject") return { error: true, message: TOO_MANY_EMAILS };
  if (may === "write") {
    await context.db
      .transaction()
      .execute((transaction) => inviteSubscriber(transaction, context.settings, invitationOf(customer)));
    context.wakeMail();
  }
  return { error: false, message: CONFIRMATION_SENT };
}

function invitationOf({ store_code, email, firstname }: Row<"customer">): Invitation {
  return { storeCode: store_code, email, source: SOURCE, details: { firstname } };
}
