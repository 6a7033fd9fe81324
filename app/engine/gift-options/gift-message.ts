import { inputError } from "../graphql/errors";
import type { GiftMessageInput } from "../graphql/resolvers.generated";
import { linkProblem } from "../shared/find-link";
import { readLine, readText } from "../shared/typed-text";

export interface GiftMessage {
  to: string;
  from: string;
  message: string;
}

const MAX_NAME_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 300;

/**
 * The message in its stored JSON form; null when it is empty. @throws GraphQLError of category input that names the
 * field
 */
export function readGiftMessage(typed: GiftMessageInput): string | null {
  const message = readText(typed.message, { field: "gift_message", maxLength: MAX_MESSAGE_LENGTH });
  if (message === "") return null;
  requireNoLink(message, "gift_message");
  const read: GiftMessage = {
    to: readLine(typed.to, { field: "gift_to", maxLength: MAX_NAME_LENGTH }),
    from: readLine(typed.from, { field: "gift_from", maxLength: MAX_NAME_LENGTH }),
    message,
  };
  requireNoLink(read.to, "gift_to");
  requireNoLink(read.from, "gift_from");
  return JSON.stringify(read);
}

/** Rejects links, since the text is also emailed, possibly to a stranger. */
function requireNoLink(text: string, field: string): void {
  const problem = linkProblem(text);
  if (problem) throw inputError(problem, field);
}

/** @param kept result of `readGiftMessage` */
export function giftMessage(kept: string | null): GiftMessage | null {
  return kept === null ? null : JSON.parse(kept);
}
