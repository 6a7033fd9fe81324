import { readFullDate } from "~/brand/full-date";
import { shopDay } from "~/brand/shop-day";
import type { IssueGiftCardInput } from "../admin-api/resolvers.generated";
import { dayProblem } from "../gift-certificates/read-gift-fields";
import { inputError } from "../graphql/errors";
import { INVALID_EMAIL, parseEmail } from "../shared/email-address";
import { linkProblem } from "../shared/find-link";
import { readText, requireLine } from "../shared/typed-text";
import { centsFromText, formatMoney } from "../totals/money";

const MIN_CENTS = 100;
/** As much as a customer can send at once: a slip of the keyboard costs no more. */
const MAX_CENTS = 500_00;
const MAX_NAME_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 500;
export const MAX_REASON_LENGTH = 200;

/** A gift card to issue, as typed and checked. */
export interface WantedGiftCard {
  amountCents: number;
  recipientName: string;
  recipientEmail: string;
  /** Empty for none. */
  message: string;
  reason: string;
  /** yyyy-mm-dd; today when the email is to go at once. */
  deliverOn: string;
}

/**
 * Reads the form of a new gift card. What the email says is checked as that of gift cards of customers is.
 * @throws GraphQLError of category input that names the field
 */
export function readIssue(input: IssueGiftCardInput, now = new Date()): WantedGiftCard {
  return {
    amountCents: readAmount(input.amount),
    recipientName: harmless(
      "recipient_name",
      requireLine(input.recipient_name, { field: "recipient_name", maxLength: MAX_NAME_LENGTH }),
    ),
    recipientEmail: readRecipient(input.recipient_email),
    message: harmless(
      "message",
      readText(input.message, { field: "message", maxLength: MAX_MESSAGE_LENGTH }),
    ),
    reason: requireLine(input.reason, { field: "reason", maxLength: MAX_REASON_LENGTH }),
    deliverOn: readDay(input.deliver_on, now),
  };
}

/** An email address. @throws GraphQLError of category input that names the field `recipient_email` */
export function readRecipient(typed: string): string {
  const email = parseEmail(requireLine(typed, { field: "recipient_email", maxLength: 254 }));
  if (email === null) throw inputError(INVALID_EMAIL, "recipient_email");
  return email;
}

function readAmount(typed: string): number {
  const cents = centsFromText(typed.trim().replace(/^\$/, "").replaceAll(",", ""));
  if (cents !== null && cents >= MIN_CENTS && cents <= MAX_CENTS) return cents;
  const [min, max] = [MIN_CENTS, MAX_CENTS].map((limit) => formatMoney(limit, { short: true }));
  throw inputError(`Please enter an amount from ${min} to ${max}.`, "amount");
}

/** The email goes to any address, so it must not lead to other sites. */
function harmless(field: string, text: string): string {
  const problem = linkProblem(text);
  if (problem) throw inputError(problem, field);
  return text;
}

function readDay(typed: string, now: Date): string {
  const today = shopDay(now);
  const text = typed.trim();
  if (text === "") return today;
  const problem = dayProblem(text, now);
  if (problem) throw inputError(`P${problem.slice(1)}`, "deliver_on");
  return [readFullDate(text) ?? today, today].sort()[1];
}
