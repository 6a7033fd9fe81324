import type { GiftMessageInput } from "../graphql/resolvers.generated";
import { readLine, readText } from "../shared/typed-text";

/** The words of a gift. */
export interface GiftMessage {
  to: string;
  from: string;
  message: string;
}

const LONGEST_NAME = 60;
const LONGEST_MESSAGE = 300;

/** As it is kept, JSON; null when there is no message. @throws GraphQLError of category input that names the field */
export function readGiftMessage(typed: GiftMessageInput): string | null {
  const message = readText(typed.message, { field: "gift_message", longest: LONGEST_MESSAGE });
  if (message === "") return null;
  const read: GiftMessage = {
    to: readLine(typed.to, { field: "gift_to", longest: LONGEST_NAME }),
    from: readLine(typed.from, { field: "gift_from", longest: LONGEST_NAME }),
    message,
  };
  return JSON.stringify(read);
}

/** @param kept as `readGiftMessage` answers it */
export function giftMessage(kept: string | null): GiftMessage | null {
  return kept === null ? null : JSON.parse(kept);
}
