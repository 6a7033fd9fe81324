import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { ContactUsInput } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_LETTERS } from "../mail/letter-brake";
import { queueMail } from "../mail/outbox";
import { queueShopLetter } from "../mail/shop-letter";
import { shortLetter } from "../mail/short-letter";
import { readEmail } from "../shared/email-address";
import type { Shop } from "../shared/store-settings";
import { readText, requireLine, requireText } from "../shared/typed-text";

const LONGEST_NAME = 100;
const LONGEST_COMMENT = 6000;
const LONGEST_PHONE = 40;

/**
 * Hands a message to the shop, and tells its writer that it arrived. What was typed is not repeated to the address
 * given, for it may be a stranger's; an address that had enough of these letters gets none, and the message still arrives.
 * @throws GraphQLError of category input that names the field, or after too many messages
 */
export async function contactUs(context: EngineContext, input: ContactUsInput): Promise<void> {
  const { db, storeCode, settings } = context;
  const name = requireLine(input.name, { field: "name", longest: LONGEST_NAME });
  const email = readEmail(input.email);
  const comment = requireText(input.comment, { field: "comment", longest: LONGEST_COMMENT });
  const telephone = readText(input.telephone, { field: "telephone", longest: LONGEST_PHONE });
  const may = await mayWrite(context, "contact", email);
  if (may === "refuse") throw inputError(TOO_MANY_LETTERS);

  await db.transaction().execute(async (transaction) => {
    await queueShopLetter(transaction, settings, {
      storeCode,
      subject: `A message from ${name}`,
      lines: [comment, [`From ${name}, ${email}`, telephone].filter(Boolean).join("\n")],
      replyTo: email,
    });
    if (may !== "write") return;
    await queueMail(transaction, { kind: "reply", storeCode, recipient: email, ...receivedLetter(settings) });
  });
  context.wakeMail();
}

function receivedLetter(settings: Shop) {
  return shortLetter(settings, {
    subject: "We have your message",
    heading: "Your message has arrived",
    paragraphs: [
      "Thank you for writing to us. A person reads it and answers to this address, usually within one working day.",
      "If you would like to add something, such as a photo, just answer this letter.",
    ],
    footnote: "If it was not you who wrote to us, there is nothing to do.",
  });
}
