import { json } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { ChangeOfferDocument, CreateOfferDocument, type OfferFieldsInput } from "../documents.generated";
import { failedForm, type TypedProblem, typedProblem } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";
import { offersOf, toOffers } from "./offers.server";

const TEXTS = ["title", "text", "details", "notice", "price_codes", "from", "to"] as const;

const newOffer: OfferFieldsInput = {
  title: "",
  text: "",
  details: "",
  notice: "",
  price_codes: "",
  from: "",
  to: "",
  show_timer: false,
};

/** What the page shows after a form that failed, with what was typed. */
export interface OfferProblem extends TypedProblem {
  fields: OfferFieldsInput;
}

/** The form of a new offer in the address's store. */
export async function readNewOffer(request: Request) {
  const visit = await openAdmin(request);
  const store = wantedStore(request, visit.staff.stores);
  const { version } = await offersOf(visit, store);
  return json({ fields: newOffer, version, store, formKey: newFormKey(), isNew: true });
}

/** The form of the offer at that position of the address's store. @throws Response 404 when there is none */
export async function readOffer(request: Request, typedPosition: string) {
  const visit = await openAdmin(request);
  const store = wantedStore(request, visit.staff.stores);
  const { items, version } = await offersOf(visit, store);
  const offer = items.find(({ position }) => String(position) === typedPosition);
  if (!offer) throw new Response("There's no such offer.", { status: 404 });
  const { title, text, details, notice, price_codes, from, to, show_timer } = offer;
  const fields: OfferFieldsInput = {
    ...{ title, text, details, notice, show_timer },
    price_codes: price_codes.join(", "),
    from: from ?? "",
    to: to ?? "",
  };
  return json({ fields, version, store, formKey: newFormKey(), isNew: false });
}

/** Adds an offer, or changes the one at that position, and shows the list. @param typedPosition null for a new one */
export async function saveOffer(request: Request, typedPosition: string | null): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const store = fieldText(form, "store");
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fieldText(form, name)]));
  const fields = { ...newOffer, ...texts, show_timer: form.has("show_timer") };
  const input = {
    store_code: store,
    key: fieldText(form, "key"),
    version: fieldText(form, "version"),
    fields,
  };
  const position = Number(typedPosition);
  if (!Number.isSafeInteger(position)) throw new Response("There's no such offer.", { status: 404 });
  const result =
    typedPosition === null
      ? await visit.attemptTyped(CreateOfferDocument, { input })
      : await visit.attemptTyped(ChangeOfferDocument, { input: { ...input, position } });
  if (result.ok) return toOffers(store, typedPosition === null ? "created" : "changed");
  return failedForm<OfferProblem>(result, { ...typedProblem(result), fields });
}
