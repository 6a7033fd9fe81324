import { inputError } from "../../graphql/errors";
import type { SendGiftCardInput } from "../../graphql/resolvers.generated";
import { INVALID_EMAIL, parseEmail } from "../../shared/email-address";
import { linkProblem } from "../../shared/find-link";
import { readText, requireLine } from "../../shared/typed-text";
import { formatMoney } from "../../totals/money";

const MIN_CENTS = 500;
const MAX_CENTS = 50_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Validated data of a gift card to send. */
export interface Gift {
  requestId: string;
  amountCents: number;
  recipientName: string;
  recipientEmail: string;
  /** Empty when there is none. */
  message: string;
}

/** Validates the gift card form. @throws GraphQLError of category input that names the field */
export function readGift(input: SendGiftCardInput): Gift {
  if (!REQUEST_ID.test(input.request_id)) throw inputError("Please submit the form again.", "request_id");
  return {
    requestId: input.request_id,
    amountCents: readAmount(input.amount),
    recipientName: requireLine(input.recipient_name, { field: "recipient_name", maxLength: 60 }),
    recipientEmail: readRecipient(input.recipient_email),
    message: readMessage(input.message),
  };
}

function readAmount(dollars: number): number {
  const cents = Math.round(dollars * 100);
  const isAmount = Math.abs(dollars * 100 - cents) < 1e-6 && cents >= MIN_CENTS && cents <= MAX_CENTS;
  if (isAmount) return cents;
  const [min, max] = [MIN_CENTS, MAX_CENTS].map((limit) => formatMoney(limit, { short: true }));
  throw inputError(`Please enter an amount from ${min} to ${max}.`, "amount");
}

function readRecipient(typed: string): string {
  const email = parseEmail(requireLine(typed, { field: "recipient_email", maxLength: 254 }));
  if (email === null) throw inputError(INVALID_EMAIL, "recipient_email");
  return email;
}

/** Rejects links: the sender chooses any recipient, and the email must not link to other sites. */
function readMessage(typed: string | null | undefined): string {
  const message = readText(typed, { field: "message", maxLength: 500 });
  const problem = linkProblem(message);
  if (problem) throw inputError(problem, "message");
  return message;
}
