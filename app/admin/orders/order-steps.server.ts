import type { AdminResult } from "~/provider/admin.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import {
  BuyLabelDocument,
  ChangeShippingAddressDocument,
  type ClaimDecision,
  CorrectParcelDocument,
  CreateParcelDocument,
  DecideClaimDocument,
  MakePrintFilesDocument,
  MarkParcelDeliveredDocument,
  MergeParcelsDocument,
  QuoteLabelDocument,
  RecordPaymentDocument,
  ReleaseHeldPrintDocument,
  type RemakeKind,
  RemakePiecesDocument,
  ReportParcelLostDocument,
  ResendEmailDocument,
  SendProofAgainDocument,
  StartProductionDocument,
  VoidLabelDocument,
  VoidParcelDocument,
} from "../documents.generated";
import type { AdminVisit } from "../frame/staff-session.server";
import { claimDecisions } from "./claim-decisions";

/** The steps of production and parcels on an order's page. */

interface SentForm {
  form: FormData;
  /** Number, version and key of the order's form. */
  base: { number: string; version: string; key: string };
}

interface Step {
  /** Shown afterwards. */
  done: string;
  send: (visit: AdminVisit, sent: SentForm) => Promise<AdminResult<unknown>>;
}

const PIECES_FIELD = /^pieces-(\d{1,9})$/;
const LABEL_SENT = "Sent to the label service. The result is under Shipping labels.";
const GRAMS = /^[1-9]\d{0,4}$/;
const DOLLARS = /^\$?(\d{1,6}(?:\.\d{1,2})?)$/;

/** By the value of the field `intent`. */
export const orderSteps: Record<string, Step> = {
  payment: {
    done: "The order is paid.",
    send: ({ attempt }, { base }) => attempt(RecordPaymentDocument, { input: base }),
  },
  production: {
    done: "The order is in production.",
    send: ({ attempt }, { base }) => attempt(StartProductionDocument, { input: base }),
  },
  print: {
    done: "We're making the print files. Each line shows when they're ready.",
    send: ({ attempt }, { base }) => attempt(MakePrintFilesDocument, { input: base }),
  },
  "print-release": {
    done: "The line is released for printing.",
    send: ({ attempt }, { base, form }) =>
      attempt(ReleaseHeldPrintDocument, {
        input: { ...base, order_item_id: fieldText(form, "line"), text: fieldText(form, "text") },
      }),
  },
  parcel: {
    done: "The parcel is on its way. We've emailed the buyer.",
    send: ({ attempt }, { base, form }) =>
      attempt(CreateParcelDocument, { input: { ...base, ...labelOf(form), items: piecesOf(form) } }),
  },
  correct: {
    done: "Corrected. We've emailed the buyer.",
    send: ({ attempt }, { base, form }) =>
      attempt(CorrectParcelDocument, { input: { ...base, ...parcelOf(form), ...labelOf(form) } }),
  },
  void: {
    done: "The parcel is void. Its pieces can be shipped again.",
    send: ({ attempt }, { base, form }) =>
      attempt(VoidParcelDocument, { input: { ...base, ...parcelOf(form), text: fieldText(form, "text") } }),
  },
  merge: {
    done: "The parcels are merged.",
    send: ({ attempt }, { base, form }) =>
      attempt(MergeParcelsDocument, { input: { ...base, ...parcelOf(form), into: fieldText(form, "into") } }),
  },
  deliver: {
    done: "The parcel was delivered. We've emailed the buyer.",
    send: ({ attempt }, { base, form }) =>
      attempt(MarkParcelDeliveredDocument, { input: { ...base, ...parcelOf(form) } }),
  },
  lose: {
    done: "The parcel is recorded as lost. We've emailed the buyer.",
    send: ({ attempt }, { base, form }) =>
      attempt(ReportParcelLostDocument, {
        input: { ...base, ...parcelOf(form), text: fieldText(form, "text") },
      }),
  },
  address: { done: "The address is changed. We've emailed the buyer.", send: changeAddress },
  email: {
    done: "The email is on its way again.",
    send: ({ attempt }, { base, form }) =>
      attempt(ResendEmailDocument, { input: { ...base, email_id: fieldText(form, "email") } }),
  },
  remake: { done: "It'll be made again.", send: remake },
  claim: { done: "The claim is decided. We've emailed the buyer.", send: decideClaim },
  proof: {
    done: "We're sending the proof again with your message.",
    send: ({ attempt }, { base, form }) =>
      attempt(SendProofAgainDocument, {
        input: { ...base, order_item_id: fieldText(form, "line"), text: fieldText(form, "text") },
      }),
  },
  "label-rates": { done: "Choose a rate under Shipping labels.", send: quoteLabel },
  "label-buy": {
    done: LABEL_SENT,
    send: ({ attempt }, { base, form }) =>
      attempt(BuyLabelDocument, { input: { ...base, ...labelId(form), rate_id: fieldText(form, "rate") } }),
  },
  "label-void": {
    done: LABEL_SENT,
    send: ({ attempt }, { base, form }) =>
      attempt(VoidLabelDocument, { input: { ...base, ...labelId(form) } }),
  },
};

function decideClaim({ attempt }: AdminVisit, { base, form }: SentForm): Promise<AdminResult<unknown>> {
  const decision = fieldText(form, "decision");
  if (!isDecision(decision)) return wrong("decision", "Please choose what to decide.");
  return attempt(DecideClaimDocument, {
    input: { ...base, claim_id: fieldText(form, "claim"), decision, text: fieldText(form, "text") },
  });
}

function quoteLabel({ attempt }: AdminVisit, { base, form }: SentForm): Promise<AdminResult<unknown>> {
  const grams = fieldText(form, "grams").trim();
  if (!GRAMS.test(grams)) return wrong("grams", "Please enter a whole number of grams.");
  const { number, key } = base;
  return attempt(QuoteLabelDocument, {
    input: { number, key, box: fieldText(form, "box"), grams: Number(grams) },
  });
}

function isDecision(text: string): text is ClaimDecision {
  return Object.hasOwn(claimDecisions, text);
}

function labelId(form: FormData) {
  return { label_id: fieldText(form, "label") };
}

function remake({ attempt }: AdminVisit, { base, form }: SentForm): Promise<AdminResult<unknown>> {
  const cost = DOLLARS.exec(fieldText(form, "cost").trim())?.[1];
  if (cost === undefined) return wrong("cost", "Please enter what it costs in dollars, such as 4.50.");
  const quantity = Number(fieldText(form, "quantity"));
  if (!Number.isInteger(quantity)) return wrong("quantity", "Please enter a whole number of pieces.");
  return attempt(RemakePiecesDocument, {
    input: {
      ...base,
      order_item_id: fieldText(form, "line"),
      kind: kindOf(fieldText(form, "kind")),
      quantity,
      text: fieldText(form, "text"),
      cost: Number(cost),
    },
  });
}

function changeAddress({ attempt }: AdminVisit, { base, form }: SentForm): Promise<AdminResult<unknown>> {
  const text = (name: string) => fieldText(form, name);
  const address = {
    firstname: text("firstname"),
    lastname: text("lastname"),
    company: text("company"),
    street: [text("street"), text("street2")].filter(Boolean),
    city: text("city"),
    postcode: text("postcode"),
    telephone: text("telephone"),
  };
  return attempt(ChangeShippingAddressDocument, { input: { ...base, address } });
}

async function wrong(field: string, message: string): Promise<AdminResult<unknown>> {
  return { ok: false, code: null, field, message };
}

function kindOf(typed: string): RemakeKind {
  return typed === "WASTE" ? "WASTE" : "REPLACEMENT";
}

function parcelOf(form: FormData) {
  return { parcel: fieldText(form, "parcel") };
}

function labelOf(form: FormData) {
  return { carrier: fieldText(form, "carrier"), tracking_number: fieldText(form, "tracking_number") };
}

function piecesOf(form: FormData) {
  return [...form].flatMap(([name, value]) => {
    const order_item_id = PIECES_FIELD.exec(name)?.[1];
    const quantity = Number(value);
    return order_item_id && Number.isInteger(quantity) ? { order_item_id, quantity } : [];
  });
}
