import { redirect } from "@remix-run/node";
import { type FieldErrors, validationError } from "remix-validated-form";
import {
  BuyLabelDocument,
  DecideClaimDocument,
  DeliverShipmentDocument,
  type FulfillmentStep,
  MoveOrderDocument,
  PrintOrderDocument,
  QuoteLabelDocument,
  RefundOrderDocument,
  SendProofAgainDocument,
  type ShipmentItemInput,
  ShipOrderDocument,
  VoidLabelDocument,
} from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { REFUND_FIELDS, readRefundFields } from "~/provider/refund-fields";
import { rejectionErrors } from "../session/provider-rejection";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import {
  againValidator,
  decideValidator,
  FULFILLMENT_INTENTS,
  quoteValidator,
  shipValidator,
  stepWords,
} from "./fulfillment-forms";

interface FulfillmentVisit {
  provider: Provider;
  form: FormData;
  token: string;
  /** Returns the page with a success message. */
  done(message: string): Promise<Response>;
  /** Returns the page with an error message. */
  failed(message: string): Promise<Response>;
  /** Returns the form with its errors, status 422. */
  reject(fieldErrors: FieldErrors, typed: unknown): Promise<Response>;
}

const PIECES_FIELD = /^pieces-(\d{1,9})$/;

/**
 * Performs the action of a form on the fulfillment page, and shows the order again.
 * @throws Response 400 for an unknown action
 */
export async function changeFulfillment(request: Request, token: string): Promise<Response> {
  const [provider, form] = await Promise.all([openProvider(request), submittedForm(request)]);
  const again = async (kind: "success" | "error", message: string) => {
    flash(provider, kind, message);
    return redirect(new URL(request.url).pathname, { status: 303, headers: await provider.headers() });
  };
  const visit: FulfillmentVisit = {
    provider,
    form,
    token,
    done: (message) => again("success", message),
    failed: (message) => again("error", message),
    reject: async (fieldErrors, typed) =>
      validationError({ fieldErrors, formId: fieldText(form, "intent") }, typed, {
        headers: await provider.headers(),
      }),
  };
  switch (fieldText(form, "intent")) {
    case FULFILLMENT_INTENTS.step:
      return takeStep(visit);
    case FULFILLMENT_INTENTS.ship:
      return ship(visit);
    case FULFILLMENT_INTENTS.deliver:
      return deliver(visit);
    case FULFILLMENT_INTENTS.decide:
      return decide(visit);
    case FULFILLMENT_INTENTS.print:
      return print(visit);
    case FULFILLMENT_INTENTS.again:
      return sendAgain(visit);
    case FULFILLMENT_INTENTS.refund:
      return refund(visit);
    case FULFILLMENT_INTENTS.quoteLabel:
      return quoteLabel(visit);
    case FULFILLMENT_INTENTS.buyLabel:
      return buyLabel(visit);
    case FULFILLMENT_INTENTS.voidLabel:
      return voidLabel(visit);
    default:
      throw new Response("Please reload the page and try again.", { status: 400 });
  }
}

async function takeStep({ provider, form, token, done, failed }: FulfillmentVisit): Promise<Response> {
  const step = fieldText(form, "step");
  if (!isStep(step)) throw new Response("Please reload the page and try again.", { status: 400 });
  const answer = await provider.attempt(MoveOrderDocument, { token, step });
  return answer.status ? done(stepWords[step].done) : failed(answer.message);
}

async function ship({ provider, form, token, done, reject }: FulfillmentVisit): Promise<Response> {
  const { data, error, submittedData } = await shipValidator.validate(form);
  if (error) return reject(error.fieldErrors, submittedData);
  const input = { token, ...data, items: piecesOf(form) };
  const answer = await provider.attempt(ShipOrderDocument, { input });
  if (!answer.status) return reject(rejectionErrors(answer, Object.keys(data)), submittedData);
  return done("The package is on its way. We've emailed the buyer.");
}

/** The quantities in the parcel, by line. */
function piecesOf(form: FormData): ShipmentItemInput[] {
  return [...form].flatMap(([name, value]) => {
    const lineId = PIECES_FIELD.exec(name)?.[1];
    const quantity = Number(value);
    return lineId && Number.isInteger(quantity) ? { order_item_id: lineId, quantity } : [];
  });
}

async function deliver({ provider, form, token, done, failed }: FulfillmentVisit): Promise<Response> {
  const number = fieldText(form, "number");
  const answer = await provider.attempt(DeliverShipmentDocument, { token, number });
  return answer.status ? done("The package was delivered. We've emailed the buyer.") : failed(answer.message);
}

async function quoteLabel({ provider, form, token, done, reject }: FulfillmentVisit): Promise<Response> {
  const { data, error, submittedData } = await quoteValidator.validate(form);
  if (error) return reject(error.fieldErrors, submittedData);
  const input = { token, key: data.key, box: data.box, grams: Number(data.grams) };
  const answer = await provider.attempt(QuoteLabelDocument, { input });
  if (!answer.status) return reject(rejectionErrors(answer, Object.keys(data)), submittedData);
  return done("Choose a rate to buy the label.");
}

async function buyLabel({ provider, form, token, done, failed }: FulfillmentVisit): Promise<Response> {
  const input = { token, label_id: fieldText(form, "label"), rate_id: fieldText(form, "rate") };
  const answer = await provider.attempt(BuyLabelDocument, { input });
  if (!answer.status) return failed(answer.message);
  const label = answer.data.buyLabel.labels.find(({ id }) => id === input.label_id);
  return label?.state === "BOUGHT"
    ? done("Label bought. Print it, then ship the package below.")
    : failed(label?.problem ?? "The label service hasn't answered yet. Check back in a minute.");
}

async function voidLabel({ provider, form, token, done, failed }: FulfillmentVisit): Promise<Response> {
  const label = fieldText(form, "label");
  const answer = await provider.attempt(VoidLabelDocument, { token, label });
  if (!answer.status) return failed(answer.message);
  const voided = answer.data.voidLabel.labels.find(({ id }) => id === label);
  return voided?.state === "VOIDED"
    ? done("Label voided.")
    : failed(voided?.problem ?? "The label service hasn't answered yet. Check back in a minute.");
}

async function decide({ provider, form, token, done, reject }: FulfillmentVisit): Promise<Response> {
  const { data, error, submittedData } = await decideValidator.validate(form);
  if (error) return reject(error.fieldErrors, submittedData);
  const { claim, decision, answer: words } = data;
  const input = { token, claim_id: claim, decision, answer: words };
  const answer = await provider.attempt(DecideClaimDocument, { input });
  if (!answer.status) return reject(rejectionErrors(answer, Object.keys(data)), submittedData);
  return done("Saved. We've emailed the buyer.");
}

async function print({ provider, token, done, failed }: FulfillmentVisit): Promise<Response> {
  const answer = await provider.attempt(PrintOrderDocument, { token });
  return answer.status
    ? done("The print files are ready, except those that can't be made.")
    : failed(answer.message);
}

async function sendAgain({ provider, form, token, done, reject }: FulfillmentVisit): Promise<Response> {
  const { data, error, submittedData } = await againValidator.validate(form);
  if (error) return reject(error.fieldErrors, submittedData);
  const input = { token, item_id: data.line, words: data.words };
  const answer = await provider.attempt(SendProofAgainDocument, { input });
  if (!answer.status) return reject(rejectionErrors(answer, Object.keys(data)), submittedData);
  return done("We're sending the proof again with your message.");
}

async function refund({ provider, form, token, done, failed }: FulfillmentVisit): Promise<Response> {
  const read = readRefundFields(form);
  if ("problem" in read) return failed(read.problem);
  const refundable = Number(fieldText(form, REFUND_FIELDS.refundable));
  if (!Number.isFinite(refundable)) return failed("Please preview the refund again.");
  const input = {
    token,
    key: fieldText(form, REFUND_FIELDS.key),
    refund: read.input,
    refundable_amount: refundable,
  };
  const answer = await provider.attempt(RefundOrderDocument, { input });
  return answer.status ? done("Refunded. We've emailed the buyer.") : failed(answer.message);
}

function isStep(step: string): step is FulfillmentStep {
  return Object.hasOwn(stepWords, step);
}
