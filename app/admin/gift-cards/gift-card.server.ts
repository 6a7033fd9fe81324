import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  BlockGiftCardDocument,
  CorrectGiftCardDocument,
  GiftCardDocument,
  ResendGiftCardDocument,
} from "../documents.generated";
import { failedForm, type TypedProblem, typedProblem } from "../frame/failed-form.server";
import { keyOfIntent, newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { doneTexts, type GiftCardIntent, isGiftCardIntent } from "./gift-card-intents";

/** A gift card with the changes of its balance. @throws Response 404 when there is none in the person's stores */
export async function readGiftCard(request: Request, id: string) {
  const visit = await openAdmin(request);
  const { giftCard } = await visit.read(GiftCardDocument, { id });
  if (!giftCard) throw new Response("There's no such gift card.", { status: 404 });
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return {
    giftCard,
    formKey: newFormKey(),
    done: isGiftCardIntent(done) ? doneTexts[done] : null,
    canSeeOrders: visit.can("sales.view"),
  };
}

export type GiftCardView = Awaited<ReturnType<typeof readGiftCard>>;

/** What the page shows after a form that failed, with what was typed. */
export interface GiftCardProblem extends TypedProblem {
  intent: GiftCardIntent;
  recipient_email: string;
  reason: string;
}

/** Does what a form of the page requests, and shows the card again. @throws Response 400 for an unknown form */
export async function changeGiftCard(request: Request, id: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  if (!isGiftCardIntent(intent)) throw new Response("Please reload the page and try again.", { status: 400 });
  const typed = { recipient_email: fieldText(form, "recipient_email"), reason: fieldText(form, "reason") };
  const result = await send(visit, intent, { id, key: keyOfIntent(form, intent) }, typed);
  if (result.ok) return redirect(`/admin/gift-cards/${encodeURIComponent(id)}?done=${intent}`, 303);
  return failedForm<GiftCardProblem>(result, { ...typedProblem(result), intent, ...typed });
}

function send(
  visit: AdminVisit,
  intent: GiftCardIntent,
  form: { id: string; key: string },
  { recipient_email, reason }: Pick<GiftCardProblem, "recipient_email" | "reason">,
) {
  if (intent === "resend") return visit.attemptTyped(ResendGiftCardDocument, { input: form });
  if (intent === "correct")
    return visit.attemptTyped(CorrectGiftCardDocument, { input: { ...form, recipient_email } });
  return visit.attemptTyped(BlockGiftCardDocument, { input: { ...form, reason } });
}
