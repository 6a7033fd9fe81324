import { z } from "zod";
import { parseJson } from "../../shared/read-body";
import { PaymentRejected } from "../payment-provider";

/** Statuses after which the same call has the same result. */
const FINAL = [400, 404, 422];

/** PayPal's package and its HTTP client put the response, and the request with its token, into their errors. */
const responseSchema = z.object({ statusCode: z.number(), body: z.string() });
const contentSchema = z.object({
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** PayPal has rejected a call for good. */
export class PaypalRejection extends PaymentRejected {
  constructor(
    readonly status: number,
    /** PayPal's names of the problem, such as "ORDER_NOT_APPROVED". */
    readonly issues: string[],
    message: string,
  ) {
    super(message);
  }
}

/** PayPal has not acted, or nobody knows whether it has: the call may be repeated. */
export class PaypalFailure extends Error {}

/** An error without request, token and personal data; unchanged when it is one already. */
export function paypalError(thrown: unknown): PaypalRejection | PaypalFailure {
  if (thrown instanceof PaypalRejection || thrown instanceof PaypalFailure) return thrown;
  const response = responseSchema.safeParse(thrown).data;
  if (thrown instanceof z.ZodError || (response && response.statusCode < 300))
    return new PaypalFailure("PayPal's answer has a form that the store does not expect.");
  if (!response) return new PaypalFailure(`PayPal could not be asked: ${messageOf(thrown)}`);
  const { details = [], message = "" } = contentSchema.safeParse(parseJson(response.body)).data ?? {};
  const issues = details.map(({ issue }) => issue);
  const reason = issues.join(", ") || message.replace(/\.$/, "") || "no reason given";
  const text = `PayPal answered ${response.statusCode}: ${reason}.`;
  return FINAL.includes(response.statusCode)
    ? new PaypalRejection(response.statusCode, issues, text)
    : new PaypalFailure(text);
}

/** "status 401", or why there was no response. */
export function statusOf(thrown: unknown): string {
  const response = responseSchema.safeParse(thrown).data;
  return response ? `status ${response.statusCode}` : messageOf(thrown);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
