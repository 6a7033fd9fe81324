import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  DeleteOfferDocument,
  EndOfferDocument,
  MoveOfferDocument,
  OffersDocument,
  ResetOffersDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";

/** Shown after each step. */
const doneTexts: Record<string, string> = {
  created: "The offer is in the shop while it runs.",
  changed: "The offer was changed. The shop shows it now.",
  moved: "The offer was moved.",
  ended: "The offer has ended.",
  deleted: "The offer is deleted.",
  reset: "The offers are as in the brand's folder again.",
};

/** The offers of the address's store, in order. */
export async function readOffers(request: Request) {
  const visit = await openAdmin(request);
  const store = wantedStore(request, visit.staff.stores);
  return json({
    ...(await offersOf(visit, store)),
    store,
    stores: visit.staff.stores,
    formKey: newFormKey(),
    done: doneTexts[new URL(request.url).searchParams.get("done") ?? ""] ?? null,
  });
}

/** A store's offers. @throws Response 404 for a store that the person does not work for */
export async function offersOf(visit: AdminVisit, store: string) {
  const { offers } = await visit.read(OffersDocument, { store });
  if (!offers) throw new Response("There's no such store.", { status: 404 });
  return offers;
}

/** Moves, ends or deletes an offer, or resets the list, and shows it again. */
export async function changeOffers(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const store = fieldText(form, "store");
  const [intent, typedPosition = ""] = fieldText(form, "step").split(" ");
  const position = Number(typedPosition);
  const step = isStep(intent) && Number.isSafeInteger(position) ? steps[intent] : null;
  if (!step) throw new Response("Please reload the page and try again.", { status: 400 });
  const result = await step.attempt(
    visit,
    {
      store_code: store,
      // Another button of the same page, after going back, is another form.
      key: `${fieldText(form, "key")}-${intent}${position}`.slice(0, 64),
      version: fieldText(form, "version"),
    },
    position,
  );
  if (!result.ok) return failedForm(result, { message: result.message });
  return toOffers(store, step.done);
}

/** The list, with what was done. */
export function toOffers(store: string, done: string): Response {
  return redirect(`/admin/offers?${new URLSearchParams({ store, done })}`, 303);
}

interface ListForm {
  store_code: string;
  key: string;
  version: string;
}

interface Step {
  done: string;
  attempt(visit: AdminVisit, form: ListForm, position: number): Promise<AdminResult<unknown>>;
}

const steps = {
  up: {
    done: "moved",
    attempt: (visit, form, position) =>
      visit.attempt(MoveOfferDocument, { input: { ...form, position, is_up: true } }),
  },
  down: {
    done: "moved",
    attempt: (visit, form, position) =>
      visit.attempt(MoveOfferDocument, { input: { ...form, position, is_up: false } }),
  },
  end: {
    done: "ended",
    attempt: (visit, form, position) => visit.attempt(EndOfferDocument, { input: { ...form, position } }),
  },
  delete: {
    done: "deleted",
    attempt: (visit, form, position) => visit.attempt(DeleteOfferDocument, { input: { ...form, position } }),
  },
  reset: {
    done: "reset",
    attempt: (visit, form) => visit.attempt(ResetOffersDocument, { input: form }),
  },
} satisfies Record<string, Step>;

function isStep(text: string): text is keyof typeof steps {
  return Object.hasOwn(steps, text);
}
