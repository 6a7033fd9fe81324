import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { ContactUsInput } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { queueShopEmail } from "../mail/shop-email";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { readText, requireLine, requireText } from "../shared/typed-text";
import { storeMessage } from "./store-message";

const MAX_NAME_LENGTH = 100;
const MAX_COMMENT_LENGTH = 6000;
const MAX_PHONE_LENGTH = 40;

/**
 * Stores a message for the inbox of staff, emails it to the store, and confirms it to the sender. The confirmation does
 * not repeat the message: the address may be a stranger's. An address that reached its email limit gets no confirmation,
 * but the message still arrives.
 * @throws GraphQLError of category input that names the field, or after too many messages
 */
export async function contactUs(context: EngineContext, input: ContactUsInput): Promise<void> {
  const { db, storeCode, settings } = context;
  const name = requireLine(input.name, { field: "name", maxLength: MAX_NAME_LENGTH });
  const email = readEmail(input.email);
  const comment = requireText(input.comment, { field: "comment", maxLength: MAX_COMMENT_LENGTH });
  const telephone = readText(input.telephone, { field: "telephone", maxLength: MAX_PHONE_LENGTH });
  const may = await mayWrite(context, "contact", email);
  if (may === "reject") throw inputError(TOO_MANY_EMAILS);
  const message = { storeCode, name, email, telephone, comment, customer: await context.customer() };

  await db.transaction().execute(async (transaction) => {
    const id = await storeMessage(transaction, message);
    await queueShopEmail(transaction, settings, {
      storeCode,
      subject: `A message from ${name}`,
      lines: [
        comment,
        [`From ${name}, ${email}`, telephone].filter(Boolean).join("\n"),
        `Answer it in the admin: ${shopAddress(settings, `/contact-us/message/${id}`)}`,
      ],
      replyTo: email,
    });
    if (may !== "write") return;
    await queueShortEmail(transaction, settings, {
      kind: "reply",
      storeCode,
      recipient: email,
      subject: "We got your message",
      heading: "Thanks for reaching out",
      paragraphs: [
        "We read every message ourselves and will reply to this address, usually within one business day.",
        "If you'd like to add anything, like a photo, just reply to this email.",
      ],
      footnote: "If you didn't contact us, you can ignore this email.",
    });
  });
  context.wakeMail();
}
